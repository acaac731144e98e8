import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.ts'
import { AGENT_SCOPES, type AgentScope } from '../../src/accounts/agent-scopes.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { openConsentingOwner } from '../support/consenting-owner.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { CLIENTS } from '../support/mcp-clients.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeItems } from '../support/noted-items.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { openWorld, type World } from '../support/world.ts'

const CONTRACT = [
  'schedule_meeting_notes',
  'get_meeting',
  'get_meeting_summary',
  'cancel_meeting_notes',
]
const NEEDS = {
  list_lines: 'lines:read',
  list_calls: 'calls:read',
  get_call: 'calls:read',
  list_messages: 'messages:read',
  list_action_items: 'notes:read',
  get_meeting_transcript: 'notes:read',
} as const

let world: World
let desk: Awaited<ReturnType<typeof openDesk>>

beforeAll(async () => {
  world = await openWorld()
  desk = await openDesk()
})
afterAll(() => world.close())

/** An account with a live line that took two calls, and a meeting with notes. */
async function openDesk() {
  const line = await openLiveLine(world)
  const { accountId } = line.owner
  const records = recordsOf(world, line)
  for (const says of [
    ['My water heater is leaking, this is Ana Ruiz at 512 555 0117.', 'No, that is all.'],
    ['Do you clean drains?', 'Thanks, bye.'],
  ]) {
    await makeCall(world.app, { to: line.number, from: '+15125550117', says })
  }
  const calls = await records.calls(2)
  const messages = await records.messages(1)
  const meetingId = await storeNotedMeeting(world.app, accountId)
  await world.app.db.meeting.updateMany({ where: { id: meetingId }, data: { state: 'done' } })
  return { ...line, accountId, calls, messages, meetingId }
}

type Client = Awaited<ReturnType<(typeof CLIENTS)[number]['connect']>>
type Page = { items: { id: string }[]; next_cursor: string | null }

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const answer = await client.callTool({ name, arguments: args })
  expect(answer, JSON.stringify(answer)).not.toHaveProperty('isError', true)
  return answer.structuredContent as Record<string, unknown>
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)
const textOf = async (client: Client, uri: string) => {
  const { contents } = await client.readResource({ uri })
  return contents.map((one) => ('text' in one ? one.text : '')).join('')
}

describe.each(CLIENTS)('the official client of $revision', ({ stranger, connect }) => {
  const withScopes = async (accountId: string, scopes: readonly string[]) =>
    connect(world.url, await storeAgentToken(world.app, accountId, { scopes }))

  test('is asked for more, gets what is ticked, and then sees that much', async () => {
    const owner = openConsentingOwner(world)
    const agent = stranger(world.url)
    const first = await agent.connect(owner.allows())
    expect(await namesOf(first)).toEqual(CONTRACT)
    expect((await first.listResources()).resources).toEqual([])
    expect((await first.listResourceTemplates()).resourceTemplates).toEqual([])
    await expect(first.callTool({ name: 'list_calls', arguments: {} })).rejects.toThrow(
      /Unauthorized|403/,
    )
    const uri = 'frontdesk://calls/call_1/transcript'
    await expect(first.readResource({ uri })).rejects.toThrow(/Unauthorized|403/)

    const again = stranger(world.url)
    const more = await again.connect(owner.allows('lines:read', 'calls:read'))
    expect(again.memory.tokens?.scope?.split(' ').sort()).toEqual([
      'calls:read',
      'lines:read',
      'meetings:read',
    ])
    expect(await namesOf(more)).toEqual([...CONTRACT, 'list_lines', 'list_calls', 'get_call'])
    expect(await call(more, 'list_calls')).toEqual({ items: [], next_cursor: null })
    await expect(more.callTool({ name: 'list_messages', arguments: {} })).rejects.toThrow(
      /Unauthorized|403/,
    )
  })

  test('reads lines, calls, messages and transcripts, a page at a time', async () => {
    const { accountId, lineId, calls, messages, meetingId } = desk
    const client = await withScopes(accountId, AGENT_SCOPES)
    expect(await namesOf(client)).toEqual([...CONTRACT, ...Object.keys(NEEDS)])
    expect(await call(client, 'list_lines')).toMatchObject({
      items: [{ id: lineId, status: 'live', business_name: 'Lopez Plumbing', number: desk.number }],
      next_cursor: null,
    })

    const newest = (await call(client, 'list_calls', { limit: 1 })) as Page
    expect(newest.items).toMatchObject([{ ...calls[0], line_id: lineId }])
    const older = { limit: 1, cursor: newest.next_cursor, line_id: lineId }
    expect(await call(client, 'list_calls', older)).toMatchObject({
      items: [calls[1]],
      next_cursor: null,
    })
    const found = (await call(client, 'list_calls', { search: 'heater', line_id: lineId })) as Page
    expect(found.items).toMatchObject([{ id: calls[1]?.id }])
    const elsewhere = { line_id: 'line_none', search: 'heater' }
    expect(await call(client, 'list_calls', elsewhere)).toEqual({ items: [], next_cursor: null })

    const read = await call(client, 'get_call', { call_id: calls[1]?.id })
    expect(read).toMatchObject({ ...calls[1], outcome: 'message_taken' })
    expect(read.transcript).toContainEqual({
      who: 'caller',
      text: 'My water heater is leaking, this is Ana Ruiz at 512 555 0117.',
    })
    expect(await call(client, 'list_messages')).toMatchObject({
      items: [{ ...messages[0], call_id: calls[1]?.id, handled_at: null }],
    })
    const rest = await desk.owner.api.get<object>(`/meetings/${meetingId}/transcript`)
    expect(await call(client, 'get_meeting_transcript', { meeting_id: meetingId })).toEqual({
      ...rest.body,
      next_segment: null,
    })
    const end = { meeting_id: meetingId, from_segment: 1 }
    expect(await call(client, 'get_meeting_transcript', end)).toMatchObject({ segments: [] })
  })

  test('reads what is to be done over meetings, and what the owner marked', async () => {
    const { accountId, key } = await world.account()
    const before = await storeItems(world.app, accountId, [{ text: 'Call Ben' }], 'Before')
    const open = await storeItems(world.app, accountId, [
      { text: 'Send the offer', owner: 'Ana', due: 'Friday' },
      { text: 'Book the room' },
    ])
    const { id } = await world.app.db.actionItemRow.findFirstOrThrow({
      where: { meetingId: before },
    })
    const finish = `mutation { actionItemFinish(id: "${id}") { ... on ActionItem { doneAt } } }`
    const { data } = await graphqlClient(world.url, key)(finish)
    const marked = data?.actionItemFinish

    const client = await withScopes(accountId, ['meetings:read', 'notes:read'])
    expect(await namesOf(client)).toEqual([
      ...CONTRACT,
      'list_action_items',
      'get_meeting_transcript',
    ])
    const first = (await call(client, 'list_action_items', { limit: 1 })) as Page
    expect(first.items).toMatchObject([
      { text: 'Send the offer', owner: 'Ana', due: 'Friday', done_at: null, meeting_id: open },
    ])
    const older = { cursor: first.next_cursor }
    expect(await call(client, 'list_action_items', older)).toMatchObject({
      items: [
        { text: 'Book the room', owner: null, meeting: { title: 'Planning' } },
        { text: 'Call Ben', done_at: (marked as { doneAt: string }).doneAt },
      ],
      next_cursor: null,
    })
    const done = (await call(client, 'list_action_items', { done: true })) as Page
    expect(done.items).toMatchObject([{ id, meeting: { title: 'Before' } }])
    const left = (await call(client, 'list_action_items', { done: false })) as Page
    expect(left.items).toMatchObject([{ text: 'Send the offer' }, { text: 'Book the room' }])
  })

  test('finds transcripts among the resources, and reads them', async () => {
    const { accountId, calls, meetingId } = desk
    const client = await withScopes(accountId, AGENT_SCOPES)
    const { resources } = await client.listResources()
    const callUris = calls.map(({ id }) => `frontdesk://calls/${id}/transcript`)
    const meetingUri = `frontdesk://meetings/${meetingId}/transcript`
    expect(resources.map(({ uri }) => uri).sort()).toEqual([...callUris, meetingUri].sort())
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'frontdesk://calls/{call_id}/transcript',
      'frontdesk://meetings/{meeting_id}/transcript',
    ])
    expect(await textOf(client, callUris[1] ?? '')).toMatch(
      /^Call of .* from \+15125550117, 30 seconds\n.*\n\nLine: (.|\n)*\nCaller: My water heater/,
    )
    expect(await textOf(client, meetingUri)).toContain(
      '[00:00:01] Ana Ruiz: Let us ship on Thursday.',
    )

    const onlyNotes = await withScopes(accountId, ['meetings:read', 'notes:read'])
    expect((await onlyNotes.listResources()).resources.map(({ uri }) => uri)).toEqual([meetingUri])
    await expect(onlyNotes.readResource({ uri: callUris[0] ?? '' })).rejects.toThrow(
      /insufficient.scope/i,
    )
  })

  test('reaches nothing of another account', async () => {
    const { calls, lineId, meetingId } = desk
    const { accountId } = await world.account()
    const client = await withScopes(accountId, AGENT_SCOPES)
    for (const [name, args] of [
      ['get_call', { call_id: calls[0]?.id }],
      ['get_meeting_transcript', { meeting_id: meetingId }],
    ] as const) {
      const refused = await client.callTool({ name, arguments: args })
      expect(JSON.stringify(refused.content)).toContain('not_found')
    }
    for (const name of ['list_lines', 'list_action_items', 'list_calls', 'list_messages']) {
      const args = ['list_calls', 'list_messages'].includes(name) ? { line_id: lineId } : {}
      expect(await call(client, name, args)).toEqual({ items: [], next_cursor: null })
    }
    for (const uri of [
      `frontdesk://calls/${calls[0]?.id}/transcript`,
      `frontdesk://meetings/${meetingId}/transcript`,
      'frontdesk://calls/%/transcript',
      'frontdesk://nothing',
    ]) {
      await expect(client.readResource({ uri })).rejects.toThrow(/No such|not found/i)
    }
  })
})

test('a long list of resources comes in pages, nothing twice and nothing missing', async () => {
  const { accountId } = await world.account()
  for (let count = 0; count < 105; count += 1) {
    await storeMeeting(world.app, accountId, { state: count % 2 ? 'done' : 'scheduled' })
  }
  const token = await storeAgentToken(world.app, accountId, { scopes: AGENT_SCOPES })
  const pages = [await send(token, 'resources/list')]
  while (pages.at(-1)?.result.nextCursor) {
    pages.push(await send(token, 'resources/list', { cursor: pages.at(-1)?.result.nextCursor }))
  }
  const uris = pages.flatMap(({ result }) => result.resources.map(({ uri }) => uri))
  expect([pages.length, uris.length, new Set(uris).size]).toEqual([3, 52, 52])
  const odd = await send(token, 'resources/list', { cursor: 'nonsense' })
  expect(odd).toMatchObject({
    error: { code: -32_602, message: expect.stringContaining('cursor') },
  })
})

test('each tool and resource asks for its own permission, and for no other', async () => {
  for (const [name, scope] of Object.entries(NEEDS)) {
    const others = AGENT_SCOPES.filter((one) => one !== scope)
    const token = await storeAgentToken(world.app, desk.accountId, { scopes: others })
    const { status, headers } = await post(token, 'tools/call', { name, arguments: {} })
    expect([status, headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringContaining(`error="insufficient_scope"`),
    ])
    expect(headers.get('www-authenticate')).toContain(`scope="${scope}"`)
    const alone = await storeAgentToken(world.app, desk.accountId, { scopes: [scope] })
    expect((await post(alone, 'tools/call', { name, arguments: {} })).status).toBe(200)
  }
})

/** The scopes the schema itself requires of an agent, whatever the endpoint allows. */
const IN_THE_SCHEMA: [query: string, needs: AgentScope[] | 'no agent'][] = [
  ['lines { edges { node { id number } } }', ['lines:read']],
  ['lines { edges { node { calls { edges { node { id } } } } } }', ['lines:read', 'calls:read']],
  [
    'lines { edges { node { messages { edges { node { id } } } } } }',
    ['lines:read', 'messages:read'],
  ],
  ['lines { edges { node { ownerMobile } } }', 'no agent'],
  ['lines { edges { node { ledger { edges { node { seq } } } } } }', 'no agent'],
  ['lines { edges { node { openQuestions { edges { node { id } } } } } }', 'no agent'],
  ['calls { edges { node { id turns { text } } } }', ['calls:read']],
  ['calls { edges { node { line { id } } } }', ['calls:read', 'lines:read']],
  ['calls { edges { node { message { id } } } }', ['calls:read', 'messages:read']],
  ['calls { edges { node { charge { seq } } } }', 'no agent'],
  ['calls { edges { node { contact { id } } } }', 'no agent'],
  ['messages { edges { node { id phone } } }', ['messages:read']],
  ['messages { edges { node { line { id } } } }', ['messages:read', 'lines:read']],
  ['meetings { edges { node { id recap { title } } } }', ['meetings:read']],
  ['meetings { edges { node { transcript { language } } } }', ['meetings:read', 'notes:read']],
  ['meetings { edges { node { markdown } } }', ['meetings:read', 'notes:read']],
  ['actionItems { edges { node { id text doneAt } } }', ['notes:read']],
  ['actionItems { edges { node { meeting { id } } } }', ['notes:read', 'meetings:read']],
  ['account { id }', 'no agent'],
]

test.each(IN_THE_SCHEMA)('the schema guards it too: %s', async (query, needs) => {
  const ask = async (scopes: readonly AgentScope[]) => {
    const viewer = { kind: 'agent', accountId: desk.accountId, scopes } as const
    const contextValue = { app: world.app, viewer }
    const { errors = [] } = await graphql({ schema, source: `{ ${query} }`, contextValue })
    return errors.map(({ originalError }) => (originalError as { code?: string }).code)
  }
  if (needs === 'no agent') return expect(await ask(AGENT_SCOPES)).toContain('forbidden')
  expect(await ask(needs)).toEqual([])
  for (const scope of needs) {
    const others = AGENT_SCOPES.filter((one) => one !== scope)
    expect(await ask(others)).toContain('forbidden')
  }
})

test('what is wrong with an argument is told by its name', async () => {
  const [modern] = CLIENTS
  const token = await storeAgentToken(world.app, desk.accountId, { scopes: AGENT_SCOPES })
  const client = await modern?.connect(world.url, token)
  const told = async (name: string, args: Record<string, unknown>) => {
    const answer = await client?.callTool({ name, arguments: args })
    return JSON.stringify(answer?.content)
  }
  expect(await told('list_calls', { limit: 101 })).toContain('limit: ')
  expect(await told('list_calls', { cursor: '2026' })).toContain('cursor: not a next_cursor')
  expect(await told('list_action_items', { cursor: 'mtg_1~1' })).toContain('cursor: not a next')
  expect(await told('list_lines', { cursor: 'line_1' })).toContain('cursor: not a next_cursor')
  expect(await told('list_calls', { search: 'x'.repeat(201) })).toContain('search: longer than')
  expect(await told('get_call', {})).toContain('call_id: is missing')
  expect(await told('get_call', { call_id: 'call_\0' })).toContain('list_calls answers those')
})

test('what the server is can be read by anybody before they connect', async () => {
  const { hostname } = new URL(world.url)
  for (const [path, type] of [
    ['server.json', 'application/json'],
    ['server-card', 'application/mcp-server-card+json'],
  ]) {
    const response = await fetch(`${world.url}/mcp/${path}`, {
      headers: { origin: 'https://registry.example' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const { name, version, description, remotes } = (await response.json()) as Card
    // The registry's schema requires these.
    expect(name).toBe(`${hostname}/frontdesk`)
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(description.length).toBeLessThanOrEqual(100)
    expect(remotes).toEqual([{ type: 'streamable-http', url: `${world.url}/mcp` }])
  }
})

type Card = { name: string; version: string; description: string; remotes: object[] }
type Listed = { result: { resources: { uri: string }[]; nextCursor?: string } }

/** A request of a 2025 client. */
function post(token: string, method: string, params: object = {}) {
  return fetch(`${world.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
}

async function send(token: string, method: string, params: object = {}): Promise<Listed> {
  const text = await (await post(token, method, params)).text()
  return JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)
}
