import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { inboxOf } from '../support/inbox.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** An account with lines that wait for payment: the inbox needs no more. */
async function openInbox(lines = 1) {
  const owner = await world.account()
  const lineIds: string[] = []
  for (let index = 0; index < lines; index += 1) {
    lineIds.push((await setUpLine(owner.api, LINE_SETUP)).setup_id)
  }
  const inboxes = lineIds.map((lineId) => inboxOf(world, { owner, lineId } as never))
  return { owner, inboxes, ask: graphqlClient(world.url, owner.key) }
}

type Ask = ReturnType<typeof graphqlClient>
type Edge = { node: { id: string }; cursor: string }
type List = { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string } }

async function list(ask: Ask, field: 'calls' | 'messages', args: object = {}) {
  const answer = await ask(
    `query ($first: Int, $after: String, $search: String) {
      account { ${field}(first: $first, after: $after, search: $search) {
        edges { node { id } cursor } pageInfo { hasNextPage endCursor } } } }`,
    args,
  )
  const account = answer.data?.account as Record<string, List> | undefined
  return {
    ...answer,
    list: account?.[field],
    ids: account?.[field]?.edges.map(({ node }) => node.id),
  }
}

const found = async (ask: Ask, field: 'calls' | 'messages', search: string) =>
  (await list(ask, field, { search })).ids

test('pages over several lines neither skip nor repeat what shares a time', async () => {
  const { ask, inboxes } = await openInbox(3)
  const at = new Date('2026-03-01T10:00:00.000Z')
  const made = await Promise.all(
    inboxes.flatMap(({ addCall }) => [
      addCall({ at }),
      addCall({ at: new Date(at.getTime() - 1) }),
    ]),
  )
  const seen: string[] = []
  let after: string | null = null
  do {
    const { list: page, ids = [] } = await list(ask, 'calls', { first: 2, after })
    seen.push(...ids)
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  const newestFirst = made.toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1),
  )
  expect(seen).toEqual(newestFirst.map(({ id }) => id))
})

test('cursors of no list are refused by name', async () => {
  const { ask } = await openInbox(0)
  for (const after of [
    '',
    'x',
    '2026-03-01T10:00:00.000Z',
    '~',
    `2026-99-99T00:00:00Z~${newId('call')}`,
  ]) {
    const { errors } = await list(ask, 'calls', { after })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_request', field: ['after'] })
  }
})

test('a message is found by beginnings of words, by accents left out, and by parts of its number', async () => {
  const { ask, inboxes } = await openInbox()
  const [{ addMessage }] = inboxes as [(typeof inboxes)[0]]
  const leak = await addMessage({ name: 'José Peña', message: 'The water heater is LEAKING!' })
  const other = await addMessage({ phone: '+14155552671', name: null, message: 'Ruf mich zurück' })
  const searches: Record<string, string[]> = {
    leak: [leak.id],
    'HEAT leak': [leak.id],
    jose: [leak.id],
    Peña: [leak.id],
    'zuruck 2671': [other.id],
    '842-0193': [leak.id],
    '(512) 842-0193': [leak.id],
    '+1 512 842 0193': [leak.id],
    '0193': [leak.id],
    '5558888': [],
    'leak zurück': [],
    '': [other.id, leak.id],
    '   ': [other.id, leak.id],
  }
  for (const [search, ids] of Object.entries(searches)) {
    expect([search, await found(ask, 'messages', search)]).toEqual([search, ids])
  }
})

test('messages and calls are narrowed by each filter, alone and together, with and without words', async () => {
  const { ask, inboxes } = await openInbox(2)
  const [one, other] = inboxes as [(typeof inboxes)[0], (typeof inboxes)[0]]
  const at = (day: number) => new Date(Date.UTC(2026, 4, day))
  const phone = '+14155552671'
  const old = await one.addMessage({ at: at(1), urgent: true, handledAt: at(2), message: 'boiler' })
  const waits = await one.addMessage({ at: at(3), urgent: true, message: 'boiler' })
  const theirs = await other.addMessage({ at: at(4), phone, message: 'boiler leak' })
  const spam = await one.addCall({ at: at(5), outcome: 'spam', summary: 'boiler' })
  const call = await other.addCall({ at: at(6), caller: phone, urgent: true, summary: 'leak' })
  const narrowed = async (field: 'calls' | 'messages', filter: string) => {
    const { data, errors } = await ask(
      `{ account { ${field}(${filter}) { edges { node { id } } } } }`,
    )
    const account = data?.account as Record<string, List> | undefined
    return account?.[field]?.edges.map(({ node }) => node.id) ?? errors?.[0]?.extensions?.field
  }
  const messages: Record<string, string[]> = {
    'handled: true': [old.id],
    'handled: false': [theirs.id, waits.id],
    'urgent: true': [waits.id, old.id],
    'urgent: true, handled: false, search: "boil"': [waits.id],
    'urgent: false': [theirs.id],
    [`lineId: "${theirs.lineId}"`]: [theirs.id],
    [`lineId: "${old.lineId}", search: "leak"`]: [],
    'since: "2026-05-03T00:00:00Z"': [theirs.id, waits.id],
    'until: "2026-05-03T00:00:00Z"': [old.id],
    'since: "2026-05-03T00:00:00Z", until: "2026-05-04T00:00:00Z"': [waits.id],
    'until: "2026-05-04T00:00:00Z", search: "boil"': [waits.id, old.id],
    'phone: "(415) 555-2671"': [theirs.id],
    'phone: "12"': ['phone'],
    'lineId: "x"': [],
  }
  const calls: Record<string, string[]> = {
    'outcome: SPAM': [spam.id],
    'outcome: SPAM, search: "leak"': [],
    'urgent: true': [call.id],
    'caller: "+14155552671", urgent: true, outcome: ANSWERED, since: "2026-05-06T00:00:00Z"': [
      call.id,
    ],
    'caller: "nobody"': ['caller'],
  }
  for (const [field, filters] of Object.entries({ messages, calls })) {
    for (const [filter, ids] of Object.entries(filters)) {
      const got = await narrowed(field as 'calls', filter)
      expect([filter, got]).toEqual([filter, ids])
    }
  }
})

test('no search is an operator, an error, or a way to what is another account’s', async () => {
  const mine = await openInbox()
  const theirs = await openInbox()
  const [{ addCall }] = theirs.inboxes as [(typeof theirs.inboxes)[0]]
  await addCall({ summary: 'Secret plumbing' })
  const hostile = [
    "' | 'secret", "secret':* | 'a", '!!!', '& | ! <->', '\\', "'", '\0', '\ud800', '%', '_', '‮secret',
    '💧💧', ':*', '(((((', '1'.repeat(200), 'ﷺ'.repeat(200), 'a '.repeat(100), '- '.repeat(100), '1-'.repeat(100),
    theirs.owner.accountId, 'secret', 'plumbing',
  ] // biome-ignore format: a list to be read at a glance
  for (const search of hostile) {
    const { status, errors, ids } = await list(mine.ask, 'calls', { search })
    expect([search, status, errors, ids]).toEqual([search, 200, undefined, []])
  }
  const { errors } = await list(mine.ask, 'calls', { search: 'x'.repeat(201) })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_request', field: ['search'] })
})

test('handled is noted once however many do at once, and can be taken back', async () => {
  const { ask, inboxes } = await openInbox()
  const [{ addMessage }] = inboxes as [(typeof inboxes)[0]]
  const { id } = await addMessage({ urgent: true })
  const handle = () =>
    ask(`mutation ($id: ID!) { messageHandle(id: $id) { ... on Message { handledAt } } }`, { id })
  const answers = await Promise.all([handle(), handle(), handle(), handle()])
  const times = new Set(answers.map(({ data }) => JSON.stringify(data)))
  expect(times.size).toBe(1)
  const waiting = () =>
    ask('{ account { messages(urgentWaiting: true) { edges { node { id } } } } }').then(
      ({ data }) => JSON.stringify(data),
    )
  expect(await waiting()).not.toContain(id)
  const undo = `mutation ($id: ID!) { messageUnhandle(id: $id) { ... on Message { handledAt } } }`
  for (const _ of [1, 2]) {
    expect((await ask(undo, { id })).data).toEqual({ messageUnhandle: { handledAt: null } })
  }
  expect(await waiting()).toContain(id)
})

test('what is another account’s is as if it were not there', async () => {
  const { inboxes } = await openInbox()
  const [{ addMessage, addCall }] = inboxes as [(typeof inboxes)[0]]
  const [message, call] = [await addMessage(), await addCall()]
  const stranger = await world.account()
  const ask = graphqlClient(world.url, stranger.key)
  const reads = await ask(
    'query ($call: ID!, $message: ID!) { call(id: $call) { id } message(id: $message) { id } }',
    {
      call: call.id,
      message: message.id,
    },
  )
  expect(reads.data).toEqual({ call: null, message: null })
  const same = async (mutation: string, [id, none]: [string, string]) => {
    const document = `mutation ($id: ID!) { ${mutation}(id: $id) { ... on ApiError { code message } } }`
    const [theirs, nobodys] = [await ask(document, { id }), await ask(document, { id: none })]
    expect(theirs).toEqual(nobodys)
    expect(theirs.data?.[mutation]).toMatchObject({ code: 'not_found' })
  }
  await same('messageHandle', [message.id, newId('msg')])
  await same('messageUnhandle', [message.id, 'msg_nonsense\0'])
  await same('callDelete', [call.id, newId('call')])
  expect(await world.app.db.message.findFirst({ where: { id: message.id } })).toMatchObject({
    handledAt: null,
  })
  expect(await world.app.db.call.count({ where: { id: call.id } })).toBe(1)
})

test('whoever has no credential reads no call', async () => {
  const token = graphqlClient(world.url)
  const { errors } = await token('{ call(id: "x") { id } }')
  expect(errors?.[0]?.extensions?.code).toBe('forbidden')
})
