import { lineCents } from '../../../../src/billing/minute-packs.ts'
import type { ConsoleEntryFragment } from '../../../generated/operations.ts'
import { amount, duration } from '../frame/amounts-and-times-in-words.ts'
import { instantOf } from '../frame/local-time.ts'
import { entryPages } from './entry-pages.ts'
import { balance } from './statement-in-words.ts'
import type { EntriesWanted, WalletStatement } from './statement-of-wallet.ts'

type Period = Pick<EntriesWanted, 'since' | 'until'> & { now: Date }
type Day = { day: string; seconds: number; callCents: number }
export type Figure = { much: string; label: string; cost: string }

/** What was used and bought in a period and what is left now, each with its price where there is one. */
export async function figuresOf(
  statement: WalletStatement,
  usage: readonly Day[],
  { since, until, now }: Period,
): Promise<Figure[]> {
  const [used, usedCents] = [sum(usage, 'seconds'), sum(usage, 'callCents')]
  const packs = await packsBought(statement, { since: since ?? beginOf(statement, usage), until })
  const bought = packs.reduce((total, { seconds }) => total + seconds, 0)
  const cents = packs.reduce((total, entry) => total + (priceOf(statement, entry) ?? 0), 0)
  const left = statement.leftSeconds
  const isUntilNow = until === null || new Date(until) > now
  // Each call was rounded to the cent, so what is left is what these sums leave, not the price of its seconds.
  const leftCents = lineCents(left - bought + used) + cents - usedCents
  return [
    { label: 'Bought', much: duration(bought), cost: cents > 0 ? amount(cents) : '' },
    { label: 'Used', much: duration(used), cost: usedCents > 0 ? amount(usedCents) : '' },
    {
      label: 'Left now',
      much: left === 0 ? 'None' : balance(left),
      cost: statement.costOf && isUntilNow && left > 0 ? amount(leftCents) : '',
    },
  ]
}

function sum(usage: readonly Day[], figure: 'seconds' | 'callCents'): number {
  return usage.reduce((total, day) => total + day[figure], 0)
}

/** An entry in money: what was paid for a pack, what a call cost; empty where no price can be told. */
export function costIn(statement: WalletStatement) {
  return (entry: ConsoleEntryFragment): string => {
    if (entry.kind === 'CALL_CHARGED') {
      const cost = statement.costOf?.(-entry.seconds) ?? ''
      return entry.seconds < 0 && cost ? `−${cost}` : cost
    }
    const cents = entry.kind === 'PACK_BOUGHT' ? priceOf(statement, entry) : undefined
    return cents === undefined ? '' : `+${amount(cents)}`
  }
}

/** Undefined for a pack that is no longer sold. */
function priceOf({ packs }: WalletStatement, { seconds }: Pick<ConsoleEntryFragment, 'seconds'>) {
  return packs.find((pack) => pack.seconds === seconds)?.priceCents
}

async function packsBought(statement: WalletStatement, period: Omit<Period, 'now'>) {
  const entries: ConsoleEntryFragment[] = []
  const pages = entryPages(statement, { kinds: ['PACK_BOUGHT'], ...period })
  for await (const page of pages) entries.push(...page)
  return entries
}

/** The first moment of the first day. */
function beginOf({ timeZone }: WalletStatement, [first]: readonly Day[]): string | null {
  return (first && instantOf(timeZone, first.day, '00:00')?.toISOString()) ?? null
}
