import type { EVENT_TYPES } from '../../../../src/outgoing-webhooks/event-types.ts'
import type { EventType } from '../../../generated/operations.ts'

/** `MESSAGE_CREATED` as in webhook bodies: `message.created`. */
export function eventName(type: EventType): string {
  return type.toLowerCase().replace('_', '.')
}

/** The reverse of `eventName`. */
export function eventType(name: (typeof EVENT_TYPES)[number]): EventType {
  return name.replace('.', '_').toUpperCase() as EventType
}
