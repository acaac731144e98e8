import type { Request } from 'express'
import { CALL_OUTCOMES, type CallOutcomeName } from '../calls/call-in-words.ts'
import { dayAfter, instantOf } from './local-time.ts'

/**
 * Which part of a list is looked at: what was searched for, what it is
 * narrowed to, and the cursor it begins behind. '' is whatever there is.
 */
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
  /** Of messages: those that nobody waits for. */
  unwanted: string
  /** The message that was just marked, to be taken back. */
  just: string
}

const SEARCH_CHARACTERS_MAX = 200
const DAY = /^20\d\d-\d\d-\d\d$/

/** From the query of a page, or from the hidden fields of one of its forms; what makes no sense is left out. */
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

/** Whether the list is narrowed by anything but words, and the part of it that is looked at. */
function isNarrowed({ line, since, until, outcome, urgent }: ListView): boolean {
  return [line, since, until, outcome, urgent].some((value) => value !== '')
}

/** The variables of every list. */
export function searchVariables({ q, after }: Pick<ListView, 'q' | 'after'>) {
  return { search: q || null, after: after || null }
}

/** Those of calls and messages; days are those of the zone. */
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

/** The part of the messages that is looked at; none where all of them are searched or narrowed. */
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

/** The address of a page of the list. */
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
