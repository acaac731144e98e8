import type { Response } from 'express'
import { callerNumber } from '../../../../src/kernel/phone.ts'
import { ASKED } from '../../../../src/receptionist/outcome-and-summary.ts'
import {
  ConsoleCallerDocument,
  type ConsoleCallerQuery,
  type ConsoleConversationFragment,
  type ConsoleMessageFieldsFragment,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { gistOfCall } from '../messages/message-in-words.ts'
import { chipOf } from './call-in-words.ts'

type Told = {
  call: ConsoleConversationFragment | null
  message: ConsoleMessageFieldsFragment | null
}
type Account = ConsoleCallerQuery['account']
type Entry =
  | Account['calls']['edges'][number]['node']
  | Account['messages']['edges'][number]['node']

const SHOWN = 5

/** The number's other calls and messages, newest first; calls that say the same stand there once. */
export async function readHistory(desk: ConsoleContext, response: Response, told: Told) {
  const number = callerNumber(told.call?.caller ?? told.message?.phone ?? '')
  if (!number) return { number: null, others: [], hasMore: false }
  const { account } = await desk.run(response, ConsoleCallerDocument, { number })
  const contact = told.call?.contact ?? told.message?.contact ?? null
  const gistOf = (entry: Entry) =>
    entry.__typename === 'Call'
      ? gistOfCall({ ...entry, caller: number, contact })
      : (entry.message ?? '')
  const others = eachOnce(othersOf(account, told), gistOf)
  return {
    number,
    others: others.slice(0, SHOWN),
    hasMore: others.length > SHOWN || account.calls.pageInfo.hasNextPage,
  }
}

function othersOf({ calls, messages }: Account, { call, message }: Told): Entry[] {
  const rows = calls.edges.map(({ node }) => node)
  const known = new Set(rows.map(({ id }) => id))
  const left = messages.edges
    .map(({ node }) => node)
    .filter(({ id, callId }) => id !== message?.id && !(callId && known.has(callId)))
  return [...rows.filter(({ id }) => id !== call?.id), ...left].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

/** The newest of calls that say the same and came to the same, with how often. */
function eachOnce(entries: readonly Entry[], gistOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = sameAs(entry, gistOf(entry))
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].flatMap(([entry, ...again]) => {
    if (!entry) return []
    const gist = gistOf(entry)
    return [{ ...entry, gist, howOften: howOften(gist, again.length + 1) }]
  })
}

/** What left a message is told of by itself. */
function sameAs(entry: Entry, gist: string): string {
  if (entry.__typename !== 'Call' || entry.message || gist === '') return entry.id
  return [gist, chipOf(entry).words, entry.urgent, entry.line.businessName].join('\n')
}

function howOften(gist: string, times: number): string {
  if (times === 1) return ''
  return gist.startsWith(ASKED) ? `Asked ${times} times` : `${times} calls`
}
