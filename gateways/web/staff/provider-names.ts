import type { EventSource } from '../../generated/operations.ts'

const NAMES: Record<EventSource, string> = {
  STRIPE: 'Stripe',
  TWILIO: 'Twilio',
  POSTMARK: 'Postmark',
  RECALL: 'Recall.ai',
  ATTENDEE: 'Attendee',
}

/** The provider's display name. */
export function providerName(provider: EventSource): string {
  return NAMES[provider]
}

export function isSource(text: string): text is EventSource {
  return Object.hasOwn(NAMES, text)
}
