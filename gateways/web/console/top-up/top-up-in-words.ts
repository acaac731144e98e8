import { howMany } from '../../../../src/kernel/text/how-many.ts'
import type { TopUpProblem } from '../../../generated/operations.ts'
import { dollars } from '../frame/amounts-and-times-in-words.ts'

/** Shown before the owner has chosen. */
export const THRESHOLD_DEFAULT = 10
export const PACKS_PER_MONTH_DEFAULT = 3

/** What that many packs a month cost: `3 packs are at most $30 a month, or $150 with 200 minutes each.` */
export function atMostAMonth(
  packs: readonly { minutes: number; priceCents: number }[],
  packsPerMonth: number,
): string {
  const [first, ...others] = packs.map(({ minutes, priceCents }) => ({
    minutes,
    price: dollars(priceCents * packsPerMonth),
  }))
  const rest = others.map(({ minutes, price }) => `, or ${price} with ${minutes} minutes each`)
  return `${howMany(packsPerMonth, 'pack')}: at most ${first?.price} a month${rest.join('')}.`
}

/** Why auto top-up is paused, and what to do. */
export const PROBLEMS: Record<TopUpProblem, string> = {
  DECLINED:
    'The bank declined the saved card. Save another card, or turn auto top-up on again once the bank takes it.',
  AUTHENTICATION_REQUIRED:
    'The bank wants you to confirm payments yourself, so this card cannot be charged without ' +
    'you. Save another card, or buy packs by hand.',
  CARD_GONE: 'The payment processor cannot charge the saved card any more. Save another card.',
  NOT_REACHED:
    'The payment processor could not be reached for most of a day. Turn auto top-up on again.',
  DISPUTED:
    'Your bank disputes a payment by this card, so it is not charged again. If the payment was ' +
    'right, tell your bank and turn auto top-up on again.',
}
