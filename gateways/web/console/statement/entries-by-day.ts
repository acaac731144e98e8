import type { ConsoleEntryFragment } from '../../../generated/operations.ts'
import { amount } from '../frame/amounts-and-times-in-words.ts'
import { byDay } from '../frame/by-day.ts'
import { momentOf } from './statement-in-words.ts'
import type { WalletStatement } from './statement-of-wallet.ts'

/** A page of entries that spans more days than these shows no sum for the oldest. */
const SUMMED_DAYS = 92

/** Entries of one day, and what was used on the whole of it, also if it goes on on the next page. */
export async function daysOf(
  statement: WalletStatement,
  entries: readonly ConsoleEntryFragment[],
  kind: string,
  times: { day(at: string): string },
) {
  const [newest] = entries
  if (!newest) return []
  const usage = await statement.usage({ days: SUMMED_DAYS, until: momentOf(newest) })
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: statement.timeZone })
  const isOfUse = kind === '' || kind.endsWith('_CHARGED')
  return byDay(entries, momentOf, times).map(({ day, rows }) => {
    const date = rows[0] && calendar.format(new Date(momentOf(rows[0])))
    const used = usage.find((one) => one.day === date)
    return { day, rows, used: isOfUse && used && used.seconds > 0 ? inWords(used) : undefined }
  })
}

function inWords({ seconds, callCents }: { seconds: number; callCents: number }) {
  return {
    seconds: -seconds,
    reservedSeconds: 0,
    cost: callCents > 0 ? `−${amount(callCents)}` : '',
  }
}
