import type { EventType } from '../../../../src/outgoing-webhooks/event-types.ts'

/** Each event type in one line, as the API reference begins to tell of it. */
export const EVENTS: Record<EventType, string> = {
  'message.created': 'Message left',
  'call.completed': 'Call ended',
  'line.live': 'Line has its number',
  'line.low_balance': 'Line low on minutes',
  'meeting.done': 'Recap ready',
  'meeting.failed': 'No recap',
  'recap.delivered': 'Recap delivered',
}
