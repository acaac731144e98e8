import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '../../gateways/core/execute.ts'
import type { AgentScope } from '../../src/accounts/agent-scopes.ts'
import { storedTranscript } from '../../src/meetings/store-transcript.ts'
import { contactsOf } from '../support/contacts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api)
  const ask = graphqlClient(world.url, owner.key)
  return { ...owner, lineId, ask, ...inboxOf(world, { owner, lineId } as never) }
}

type Hit = { kind: string; id: string; title: string; excerpt: string; line: unknown }
type Found = { edges: { node: Hit }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }

async function look(ask: ReturnType<typeof graphqlClient>, query: string, more: object = {}) {
  const { data, errors } = await ask(
    `query ($query: String!, $kinds: [SearchKind!], $first: Int, $after: String) {
      search(query: $query, kinds: $kinds, first: $first, after: $after) {
        edges { node { kind id title excerpt line { id } } } pageInfo { hasNextPage endCursor } } }`,
    { query, ...more },
  )
  const found = data?.search as Found | undefined
  return { found, hits: found?.edges.map(({ node }) => node) ?? [], errors }
}

/** Adds a number to the contacts, with a name that nobody gave in a call. */
async function nameCaller(key: string): Promise<string> {
  const { phone } = await contactsOf(world, key).create('phone: "+15128429999", name: "Own Name"')
  return phone
}

const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id)

/** A meeting in which one sentence was said, stored as from a note-taker. */
async function storeHeard(accountId: string, text: string, wishes: object = {}) {
  const meeting = await storeMeeting(world.app, accountId, { state: 'done', ...wishes })
  const said = { speaker: 'Ana Ruiz', startSeconds: 1, endSeconds: 9, text }
  await storedTranscript(world.app, meeting, async () => [said])
  return meeting
}

test('calls, messages and meetings that have all the words, newest first, page by page', async () => {
  const { ask, accountId, lineId, addCall, addMessage } = await openOwner()
  const at = new Date('2026-03-01T10:00:00.000Z')
  const later = new Date('2026-03-02T10:00:00.000Z')
  const call = await addCall({ at, summary: 'Wants a quote for a water heater.' })
  const message = await addMessage({ at, message: 'The HEATER drips water.' })
  const meeting = await storeHeard(accountId, 'Water heaters are late.', { startsAt: later })
  await addCall({ at: later, summary: 'Asked for water.' })
  const all = (await look(ask, 'heat water')).hits
  expect(all[0]).toMatchObject({ kind: 'MEETING', id: meeting.id, line: null })
  expect(all[0]?.excerpt).toBe('Ana Ruiz: Water heaters are late.')
  expect(new Set(idsOf(all.slice(1)))).toEqual(new Set([call.id, message.id]))
  expect(all.at(-1)?.line).toEqual({ id: lineId })
  const seen: string[] = []
  let after: string | null = null
  do {
    const { found, hits }: Awaited<ReturnType<typeof look>> = await look(ask, 'heat water', {
      first: 1,
      after,
    })
    seen.push(...idsOf(hits))
    after = found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null
  } while (after)
  expect(seen).toEqual(idsOf(all))
  const kinds = (await look(ask, 'heat water', { kinds: ['MESSAGE', 'MEETING'] })).hits
  expect(idsOf(kinds)).toEqual([meeting.id, message.id])
  expect((await look((await openOwner()).ask, 'heat water')).hits).toEqual([])
})

test('an excerpt is cut around what was found, accents and dashes or not; a title is who it is', async () => {
  const owner = await openOwner()
  const { ask, accountId, addCall, addMessage } = owner
  const phone = await nameCaller(owner.key)
  const call = await addCall({ caller: phone, summary: 'Asked for a quote.', words: ['zuruck'] })
  const turn = { accountId, callId: call.id, language: 'de', at: call.at, who: 'caller' as const }
  const long = `${'Guten Tag '.repeat(60)}rufen Sie mich zurück ${'und danke '.repeat(60)}`
  await world.app.db.callTurn.createMany({
    data: [
      { ...turn, seq: 1, text: 'Hallo.' },
      { ...turn, seq: 2, text: long },
    ],
  })
  const [hit] = (await look(ask, 'ZURÜ')).hits
  expect(hit).toMatchObject({ kind: 'CALL', title: 'Own Name' })
  expect(hit?.excerpt).toMatch(/^…(Tag|Guten) .*rufen Sie mich zurück und .*danke…$/)
  expect(hit?.excerpt.length).toBeLessThanOrEqual(222)
  await addMessage({ name: null, phone: '+14155552671', message: 'Call (415) 555-2671, please.' })
  const [message] = (await look(ask, '415-555-2671')).hits
  expect(message).toMatchObject({
    title: '(415) 555-2671',
    excerpt: 'Call (415) 555-2671, please.',
  })
})

test('what is no search is refused by its field', async () => {
  const { ask } = await openOwner()
  for (const [query, message] of [
    ['', 'has no word and no number to look for'],
    ['!? …', 'has no word and no number to look for'],
    ['a b c d e f g h i', 'more than 8 words'],
    ['x'.repeat(201), 'longer than 200 characters'],
  ] as const) {
    const { errors } = await look(ask, query)
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'invalid_request', field: ['query'] },
    })
  }
  const { errors } = await look(ask, 'x', { after: 'x' })
  expect(errors?.[0]?.extensions).toMatchObject({ field: ['after'] })
})

type Pumps = { search: { edges: { node: Pick<Hit, 'id' | 'title'> }[] } }
const PUMPS: TypedDocumentNode<Pumps, Record<string, never>> = parse(
  'query Pumps { search(query: "pump") { edges { node { id title } } } }',
)

test('an agent finds what it may read, and no name from the contacts', async () => {
  const owner = await openOwner()
  const { accountId, addCall, addMessage } = owner
  const phone = await nameCaller(owner.key)
  const call = await addCall({ caller: phone, summary: 'pump' })
  const message = await addMessage({ message: 'pump' })
  const meeting = await storeHeard(accountId, 'pump')
  const found = async (...scopes: AgentScope[]) => {
    const viewer = { kind: 'agent' as const, accountId, scopes }
    const { search } = await execute(PUMPS, {}, { app: world.app, viewer })
    return search.edges.map(({ node }) => node)
  }
  expect(await found('meetings:read', 'calls:read')).toEqual([
    { id: call.id, title: expect.not.stringContaining('Own') },
  ])
  expect((await found('meetings:read', 'messages:read')).map(({ id }) => id)).toEqual([message.id])
  expect((await found('meetings:read', 'notes:read')).map(({ id }) => id)).toEqual([meeting.id])
  await expect(found('meetings:read', 'lines:read')).rejects.toMatchObject({ code: 'forbidden' })
})

test('a meeting is found by its notes as long as there are some, by its title after', async () => {
  const { ask, api, accountId } = await openOwner()
  const link = newLink()
  await setRoom(world.sandboxUrl, { meeting_url: link })
  const order = { meeting_url: link, title: 'Proveedores' }
  const { id } = (await api.post<MeetingBody>('/meetings', order)).body
  expect(idsOf((await look(ask, 'proveedores')).hits)).toEqual([id])
  await untilMeeting(api, id, isOver)
  const { recap, segments } = await world.app.db.meeting.findFirstOrThrow({
    where: { id },
    include: { recap: true, segments: true },
  })
  const said = /\p{L}{5,}/u.exec(segments.at(-1)?.text ?? '')?.[0] ?? ''
  const noted = /\p{L}{5,}/u.exec(recap?.summary ?? '')?.[0] ?? ''
  for (const word of [said, noted]) expect(idsOf((await look(ask, word)).hits)).toEqual([id])
  await ask('mutation ($id: ID!) { meetingDelete(id: $id) { ... on Meeting { id } } }', { id })
  const { words } = await world.app.db.meeting.findFirstOrThrow({ where: { accountId, id } })
  expect(words).toEqual(['proveedores'])
  expect((await look(ask, said)).hits).toEqual([])
  expect(idsOf((await look(ask, 'proveedores')).hits)).toEqual([id])
})

test('a search is weighed by what it may find', async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '25' }
  const small = await openWorld({ workJobs: false, settings })
  const ask = graphqlClient(small.url, (await small.account()).key)
  const document = '{ search(query: "x", first: 100) { edges { node { id } } } }'
  const statuses = [(await ask(document)).status, (await ask(document)).status]
  statuses.push((await ask(document)).status)
  await small.close()
  expect(statuses).toEqual([200, 200, 429])
})
