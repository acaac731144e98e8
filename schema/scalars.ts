import { GraphQLError, Kind, TokenKind, type ValueNode } from 'graphql'
import type { PrintedHours } from '../src/kernel/hours/hours.ts'
import { isoTime } from '../src/kernel/iso-time.ts'
import { timeText } from '../src/kernel/time-text.ts'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description:
    'RFC 3339 with milliseconds, in UTC: `2026-11-21T09:00:00.000Z`. Any ISO 8601 time with a zone is read.',
  serialize: timeText,
  parseValue: (value) => timeOf(value, ''),
  parseLiteral: (node) =>
    timeOf(node.kind === Kind.STRING ? node.value : undefined, nameBefore(node), node),
})

/** GraphQL names a variable whose value is refused, but nothing where the value stands in the document. */
function timeOf(value: unknown, name: string, node?: ValueNode): Date {
  const time = typeof value === 'string' ? isoTime(value) : undefined
  if (time) return time
  throw new GraphQLError(`${name}not an ISO 8601 time with a zone`, node ? { nodes: node } : {})
}

/** `since: ` for the value of the argument or the field `since`; empty in a list or a default. */
function nameBefore({ loc }: ValueNode): string {
  const colon = loc?.startToken.prev
  const name = colon?.kind === TokenKind.COLON ? colon.prev?.value : undefined
  return name ? `${name}: ` : ''
}

builder.scalarType('WeekHours', {
  description:
    'Opening hours by day name: `{ "Monday": { "open": "9:00 AM", "close": "5:00 PM" }, ' +
    '"Sunday": "closed" }`. A day left out is closed.',
  serialize: (value) => value as PrintedHours,
  parseValue: (value) => value,
})
