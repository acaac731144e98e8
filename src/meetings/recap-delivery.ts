import type { DeliveryStatus, MeetingState } from '../../prisma/generated/client/enums.ts'

/** The recap's delivery state over all recipients. */
export const RecapDelivery = {
  none: 'none',
  pending: 'pending',
  sent: 'sent',
  partly_delivered: 'partly_delivered',
  delivered: 'delivered',
  bounced: 'bounced',
} as const

export type RecapDelivery = keyof typeof RecapDelivery

/** `none` if there are no recipients, or there will be no recap. */
export function recapDelivery(
  state: MeetingState,
  recipients: readonly DeliveryStatus[],
): RecapDelivery {
  const every = (status: DeliveryStatus) => recipients.every((one) => one === status)
  if (every('pending') && (isWithoutRecap(state) || recipients.length === 0)) return 'none'
  if (every('delivered')) return 'delivered'
  if (every('bounced')) return 'bounced'
  if (recipients.includes('delivered')) return 'partly_delivered'
  return recipients.includes('pending') ? 'pending' : 'sent'
}

/** The state for one recipient: `none` if it was never sent and never will be. */
export function recipientDelivery(
  state: MeetingState,
  delivery: DeliveryStatus,
): DeliveryStatus | 'none' {
  return delivery === 'pending' && isWithoutRecap(state) ? 'none' : delivery
}

function isWithoutRecap(state: MeetingState): boolean {
  return state === 'cancelled' || state === 'failed'
}
