import type {
  ConsoleEventsAboutQuery,
  EventOutcome,
  EventType,
} from '../../../generated/operations.ts'
import { outcomeOf } from '../calls/call-in-words.ts'
import { phone } from '../frame/amounts-and-times-in-words.ts'

type About = ConsoleEventsAboutQuery['account']
type Event = { body: { data: Record<string, unknown> } }
type Logged = { type: EventType; at: string; deliveries: readonly Delivery[] }
type Endpoint = { types: readonly EventType[]; createdAt: string }
type Delivery = { deliveredAt: string | null; nextAttemptAt: string | null }
type Sendable = Delivery & { id: string; endpointId: string }
export type Sent = 'Delivered' | 'Retrying' | 'Not delivered' | 'Not sent'

/**
 * The line an event came from, and the name of what it is about, found by the ids in its body; `lines` has the names of
 * lines. Things deleted since have no name.
 */
export function aboutBy(
  { account, meetings }: ConsoleEventsAboutQuery,
  lines: ReadonlyMap<string, string>,
) {
  // A caller who is no contact has the name of the message that the call left.
  const leavers = new Map(account.messages.edges.map(({ node }) => [node.callId, node.name]))
  const names = new Map([
    ...account.calls.edges.map(
      ({ node }) => [node.id, callerOf(node, leavers.get(node.id))] as const,
    ),
    ...account.messages.edges.map(({ node }) => [node.id, leftBy(node)] as const),
    ...meetings.edges.map(({ node }) => [node.id, node.title ?? 'Meeting'] as const),
    ...account.webhookEndpoints.map((one) => [one.id, one.description ?? one.url] as const),
  ])
  return ({ body: { data } }: Event): { line: string; about: string } => {
    const ids = [data.message_id, data.call_id, data.meeting_id, data.endpoint_id]
    const id = ids.find((id) => typeof id === 'string')
    const line = lines.get(String(data.line_id)) ?? ''
    return {
      line,
      about: id === undefined && line ? '' : (names.get(String(id)) ?? 'Deleted since'),
    }
  }
}

type Call = About['calls']['edges'][number]['node']

function callerOf({ caller, contact, outcome }: Call, left: string | null | undefined): string {
  if (outcome === 'SPAM') return unwanted(contact?.name, caller)
  return named(contact?.name ?? left, caller, 'Private number')
}

function leftBy({ name, phone: number, call }: About['messages']['edges'][number]['node']): string {
  if (call?.outcome === 'SPAM') return unwanted(null, number)
  return named(name, number, 'Somebody without a name')
}

/** Without the name that a robocall gives itself, as in the list of calls. */
function unwanted(name: string | null | undefined, number: string | null): string {
  return `${named(name, number, 'Private number')}, ${outcomeOf('SPAM').toLowerCase()}`
}

/** The name and the number: callers give what names they like. */
function named(name: string | null | undefined, number: string | null, otherwise: string): string {
  const told = [name, number === null ? null : phone(number)].filter(Boolean)
  return told.join(', ') || otherwise
}

/**
 * An event's delivery state over all endpoints. Undefined for one that was to go nowhere: no endpoint that there is now
 * took its type when it happened.
 */
export function stateOf(
  { type, at, deliveries }: Logged,
  endpoints: readonly Endpoint[],
): Sent | undefined {
  if (deliveries.length === 0) {
    const isWanted = endpoints.some(
      ({ types, createdAt }) =>
        Date.parse(createdAt) <= Date.parse(at) && (types.length === 0 || types.includes(type)),
    )
    return isWanted ? 'Not sent' : undefined
  }
  if (deliveries.every(({ deliveredAt }) => deliveredAt !== null)) return 'Delivered'
  return deliveries.some(({ nextAttemptAt }) => nextAttemptAt !== null)
    ? 'Retrying'
    : 'Not delivered'
}

type Answered = { endpointId: string; attempts: readonly { status: number | null }[] }
type Named = { id: string; url: string; description: string | null }

/** What each endpoint last answered: `204 · Our CRM`, `No answer · crm.example`. */
export function answersTo(
  { deliveries }: { deliveries: readonly Answered[] },
  endpoints: readonly Named[],
): string[] {
  return deliveries.map(({ endpointId, attempts: [newest] }) => {
    const endpoint = endpoints.find(({ id }) => id === endpointId)
    const name = endpoint
      ? (endpoint.description ?? new URL(endpoint.url).host)
      : 'Deleted endpoint'
    return `${newest ? (newest.status ?? 'No answer') : 'Waiting'} · ${name}`
  })
}

/** The outcomes of events as the filter names them. */
export const OUTCOMES: readonly (readonly [EventOutcome, Sent])[] = [
  ['DELIVERED', 'Delivered'],
  ['RETRYING', 'Retrying'],
  ['FAILED', 'Not delivered'],
  ['NOT_SENT', 'Not sent'],
]

export function outcomeIn(value: unknown): EventOutcome | null {
  return OUTCOMES.find(([outcome]) => outcome === value)?.[0] ?? null
}

/** The address that sends an event again, if one endpoint alone did not take it. */
export function toSendAgain({
  deliveries,
}: {
  deliveries: readonly Sendable[]
}): string | undefined {
  const [one, ...others] = deliveries.filter(({ deliveredAt }) => deliveredAt === null)
  if (!one || others.length > 0) return undefined
  return `/console/webhooks/${one.endpointId}/deliveries/${one.id}/replay`
}
