import type { ConsoleEntryFragment } from '../../../generated/operations.ts'
import { amount } from '../frame/amounts-and-times-in-words.ts'
import { byDay } from '../frame/by-day.ts'
import type { WalletStatement } from './statement-of-wallet.ts'

/** A page of entries that spans more days than these shows no sum for the oldest. */
const SUMMED_DAYS = 92

/**
 * Entries by the day on which they were made, in their order, and what was used on the whole of it, also if it goes on
 * on the next page. A call over midnight is charged, and so listed, on the second day.
 */
export async function daysOf(
  statement: WalletStatement,
  entries: readonly ConsoleEntryFragment[],
  kind: string,
  times: { day(at: string): string },
) {
  const [newest] = entries
  if (!newest) return []
  const usage = await statement.usage({ days: SUMMED_DAYS, until: newest.createdAt })
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: statement.timeZone })
  const isOfUse = kind === '' || kind.endsWith('_CHARGED')
  const madeAt = ({ createdAt }: ConsoleEntryFragment) => createdAt
  return byDay(entries, madeAt, times).map(({ day, rows }) => {
    const date = rows[0] && calendar.format(new Date(rows[0].createdAt))
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
