import type { TopUpProblem } from '../../../generated/operations.ts'

/** Shown before the owner has chosen. */
export const THRESHOLD_DEFAULT = 10
export const PACKS_PER_MONTH_DEFAULT = 3

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
