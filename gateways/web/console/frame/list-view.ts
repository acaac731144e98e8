import type { Request } from 'express'
import { CALL_OUTCOMES, type CallOutcomeName } from '../calls/call-in-words.ts'
import { dayAfter, instantOf } from './local-time.ts'

/** Which part of a list is shown: search text, filters, and the cursor to start after. '' means no limit. */
export type ListView = {
  q: string
  after: string
  line: string
  /** Days, `2026-11-21`, both included. */
  since: string
  until: string
  outcome: string
  urgent: string
  handled: string
  /** Messages only: those that do not need an answer. */
  unwanted: string
  /** The id of the message that was just marked, so the change can be undone. */
  just: string
}

const SEARCH_CHARACTERS_MAX = 200
const DAY = /^20\d\d-\d\d-\d\d$/

/** Reads the view from a page's query string or a form's hidden fields; invalid values are dropped. */
export function listViewOf(from: Request['query'] | Record<string, unknown> = {}): ListView {
  const day = (value: unknown) => (DAY.test(text(value)) ? text(value) : '')
  return {
    q: text(from.q).slice(0, SEARCH_CHARACTERS_MAX).trim(),
    after: text(from.after),
    line: text(from.line).slice(0, 40),
    since: day(from.since),
    until: day(from.until),
    outcome: outcomeOf(from.outcome) ?? '',
    urgent: from.urgent === 'yes' ? 'yes' : '',
    handled: from.handled === 'yes' || from.handled === 'no' ? from.handled : '',
    unwanted: from.unwanted === 'yes' ? 'yes' : '',
    just: text(from.just).slice(0, 40),
  }
}

/** Whether the list is filtered by anything other than search text and tab. */
function isNarrowed({ line, since, until, outcome, urgent }: ListView): boolean {
  return [line, since, until, outcome, urgent].some((value) => value !== '')
}

/** Query variables that every list has. */
export function searchVariables({ q, after }: Pick<ListView, 'q' | 'after'>) {
  return { search: q || null, after: after || null }
}

/** Query variables for calls and messages. Days begin in `timeZone`. */
export function listVariables(view: ListView, timeZone: string) {
  const { line, since, until, urgent } = view
  return {
    ...searchVariables(view),
    lineId: line || null,
    since: momentOf(timeZone, since),
    until: until ? momentOf(timeZone, dayAfter(until)) : null,
    urgent: urgent === 'yes' ? true : null,
  }
}

export type MessagesTab = 'open' | 'handled' | 'unwanted'

/** The selected tab of the messages; undefined when all messages are searched or filtered. */
export function tabOf(view: ListView): MessagesTab | undefined {
  if (view.unwanted) return 'unwanted'
  if (view.handled) return view.handled === 'yes' ? 'handled' : 'open'
  return view.q || isNarrowed(view) ? undefined : 'open'
}

export function tabVariables(tab: MessagesTab | undefined) {
  if (tab === undefined) return { handled: null, unwanted: null }
  return { handled: tab === 'unwanted' ? null : tab === 'handled', unwanted: tab === 'unwanted' }
}

export function outcomeOf(value: unknown): CallOutcomeName | undefined {
  return CALL_OUTCOMES.find((known) => known === value)
}

export function listAddress(path: string, view: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${path}?${query}` : path
}

function momentOf(timeZone: string, day: string): string | null {
  return (day && instantOf(timeZone, day, '00:00')?.toISOString()) || null
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
