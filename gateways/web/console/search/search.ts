import { type Request, type Response, Router } from 'express'
import { foundSpans } from '../../../../src/conversations/search-highlights.ts'
import { searchTerms } from '../../../../src/conversations/search-words.ts'
import { ASKED_NOT_ANSWERED } from '../../../../src/receptionist/outcome-and-summary.ts'
import {
  ConsoleSearchDocument,
  type ConsoleSearchQuery,
  type SearchKind,
} from '../../../generated/operations.ts'
import { beside } from '../calls/call-in-words.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { isRefused, orRefused } from '../frame/form-refusal.ts'
import { listAddress } from '../frame/list-view.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { FOUND_STATES } from './found-states-in-words.ts'

/** For each kind: its name, its name as a filter, and the path of its pages. */
const KINDS: Record<SearchKind, { name: string; choice: string; place: string }> = {
  CALL: { name: 'Call', choice: 'Calls', place: '/console/calls' },
  MESSAGE: { name: 'Message', choice: 'Messages', place: '/console/messages' },
  MEETING: { name: 'Meeting', choice: 'Meetings', place: '/console/meetings' },
  CONTACT: { name: 'Contact', choice: 'Contacts', place: '/console/contacts' },
  QUESTION: { name: 'Question', choice: 'Questions', place: '/console/questions' },
}

const PATH = '/console/search'

/** A question has no page of its own: it is in the list of open questions, or in that of answered ones. */
function placeOf({ kind, id, state }: { kind: SearchKind; id: string; state: string | null }) {
  const { place } = KINDS[kind]
  if (kind !== 'QUESTION') return `${place}/${id}`
  return `${place}#${state === 'OPEN' ? id : 'answered'}`
}

type View = { q: string; kind: SearchKind | ''; after: string }

/** One search over calls, messages and meetings, including their transcripts, and over contacts and questions. */
export function createSearch(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/search', async (request, response) => {
    const view = viewOf(request.query)
    const { problem, ...found } = await find(desk, response, view)
    const facts = {
      view,
      kinds: KINDS,
      states: FOUND_STATES,
      placeOf,
      problem,
      ...found,
      excerpt,
      times: ownersTimes(desk.app.clock.now(), found.timeZone, zonesOf(found)),
      addressOf: (wishes: Partial<View>) => listAddress(PATH, { q: view.q, ...wishes }),
      piecesOf: piecesBy(view.q),
      besideTitle: besideTitleBy(view.q),
    }
    desk.show(response, 'search/search', facts, problem ? 400 : 200)
  })

  return router
}

const NOTHING = {
  hits: [],
  counts: undefined,
  older: null,
  timeZone: 'UTC',
  isOfSeveral: false,
  problem: undefined,
}

type Found = { timeZone: string; hits: readonly { line?: { timeZone: string } | null }[] }

const zonesOf = ({ timeZone, hits }: Found) => hits.map(({ line }) => line?.timeZone ?? timeZone)

/** Returns nothing for an empty query, and a problem if the query is refused. */
async function find(desk: ConsoleContext, response: Response, { q, kind, after }: View) {
  if (q === '') return NOTHING
  const variables = { query: q, kinds: kind ? [kind] : null, after: after || null }
  const found = await orRefused(() => desk.run(response, ConsoleSearchDocument, variables))
  if (isRefused(found)) {
    return { ...NOTHING, problem: found.refused.get('query') ?? 'Search again from the newest.' }
  }
  const { hasNextPage, endCursor } = found.search.pageInfo
  return {
    hits: newestFirst(eachOnce(found.search.edges.map(({ node }) => atCallers(node)))),
    counts: countsOf(found.counted),
    older: hasNextPage ? endCursor : null,
    timeZone: found.account.timeZone,
    /** With several lines, each hit names its line. */
    isOfSeveral: found.account.lines.edges.length > 1,
    problem: undefined,
  }
}

/** The number of hits per kind and in total; undefined if there are more than were counted. */
function countsOf({ edges, pageInfo }: ConsoleSearchQuery['counted']) {
  if (pageInfo.hasNextPage) return undefined
  const hits = edges.map(({ node }) => node)
  const many = (kind: SearchKind) => hits.filter((hit) => hit.kind === kind).length
  return {
    all: eachOnce(hits).length,
    ...{ CALL: many('CALL'), MESSAGE: many('MESSAGE'), MEETING: many('MEETING') },
    ...{ CONTACT: many('CONTACT'), QUESTION: many('QUESTION') },
  }
}

/** Drops calls whose message is also a hit: the message's page shows both. */
function eachOnce<Hit extends { id: string; callId: string | null }>(hits: readonly Hit[]): Hit[] {
  const told = new Set(hits.map(({ callId }) => callId))
  return hits.filter(({ id }) => !told.has(id))
}

/** Gives a message the time of its call, as every list does. */
function atCallers<Hit extends { at: string; calledAt: string | null }>(hit: Hit): Hit {
  return { ...hit, at: hit.calledAt ?? hit.at }
}

function newestFirst<Hit extends { at: string }>(hits: readonly Hit[]): Hit[] {
  return hits.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

type Piece = { text: string; isFound: boolean }

/** Splits a text into pieces, marking those that match the search. */
function piecesBy(query: string) {
  const terms = searchTerms(query)
  return (text: string): Piece[] => {
    const pieces: Piece[] = []
    let end = 0
    for (const span of foundSpans(text, terms)) {
      pieces.push({ text: text.slice(end, span.start), isFound: false })
      pieces.push({ text: text.slice(span.start, span.end), isFound: true })
      end = span.end
    }
    return [...pieces, { text: text.slice(end), isFound: false }]
  }
}

type Titled = { kind: SearchKind; title: string; excerpt: string }

/**
 * The excerpt without the name that stands above it, as in every list; whole if that would drop a word searched for
 * that is not in the name either.
 */
function besideTitleBy(query: string) {
  const isFound = (text: string) => foundSpans(text, searchTerms(query)).length > 0
  return ({ kind, title, excerpt: said }: Titled): string => {
    if (kind !== 'CALL' && kind !== 'MESSAGE') return said
    if (said.startsWith(ASKED_NOT_ANSWERED)) return said
    const cut = beside(said, [title])
    return isFound(cut) || isFound(title) || !isFound(said) ? cut : said
  }
}

function viewOf({ q, kind, after }: Request['query']): View {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    q: text(q).trim(),
    kind: text(kind) in KINDS ? (text(kind) as SearchKind) : '',
    after: text(after),
  }
}
