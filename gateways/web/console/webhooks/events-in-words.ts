import type { EventType } from '../../../../src/outgoing-webhooks/event-types.ts'

/** Each event type in one line. */
export const EVENTS: Record<EventType, string> = {
  'message.created': 'A caller left a message',
  'call.completed': 'A call to a line ended',
  'line.live': 'A line has its number and answers',
  'line.low_balance': 'A line runs low on minutes',
  'meeting.done': 'A meeting ended, and its recap is ready',
  'meeting.failed': 'The note-taker could not take notes',
  'recap.delivered': 'A recap reached its recipients',
}
