import { EVENT_TYPES } from '../../../../src/outgoing-webhooks/event-types.ts'
import type { EventType } from '../../../generated/operations.ts'
import type { Refused } from '../frame/form-refusal.ts'
import { eventName, eventType } from './event-names.ts'

type Typed = Record<string, unknown>
type Endpoint = { url: string; description: string | null; types: readonly EventType[] }

/** What was typed, for the domain; or why it cannot be told which events are meant. */
export function endpointIn(typed: Typed) {
  const types = typed.scope === 'all' ? [] : typesIn(typed.types)
  if (typed.scope === 'some' && types.length === 0) return { refused: NONE_PICKED }
  const description = String(typed.description ?? '').trim() || null
  return { input: { url: String(typed.url ?? ''), description, types } }
}

const NONE_PICKED: Refused = new Map([['types', 'Pick at least one event, or all of them.']])

/** The form's values for an endpoint as it is. */
export function asTyped({ url, description, types }: Endpoint): Typed {
  const scope = types.length === 0 ? 'all' : 'some'
  return { url, description: description ?? '', scope, types: types.map(eventName) }
}

/** A form sends one ticked box as text, several as a list, none as undefined. */
function typesIn(ticked: unknown): EventType[] {
  const names = Array.isArray(ticked) ? ticked : [ticked]
  return EVENT_TYPES.filter((type) => names.includes(type)).map(eventType)
}
