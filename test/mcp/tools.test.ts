import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Meeting } from '../../gateways/rest/openapi/schemas/meeting.ts'
import { Recap } from '../../gateways/rest/openapi/schemas/recap.ts'
import { MeetingState } from '../../prisma/generated/client/enums.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { CLIENTS } from '../support/mcp-clients.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { openWorld, type World } from '../support/world.ts'

const READ_ONLY = ['meetings:read']
const TOOLS = [
  'schedule_meeting_notes',
  'get_meeting',
  'get_meeting_summary',
  'cancel_meeting_notes',
]

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

describe.each(CLIENTS)('the official client of $revision', ({ revision, connect }) => {
  /** An account with a connected agent. */
  async function agent(scopes?: string[]) {
    const owner = await world.account()
    const token = await storeAgentToken(world.app, owner.accountId, scopes ? { scopes } : {})
    const client = await connect(world.url, token)
    const call = async (name: string, args: Record<string, unknown> = {}) =>
      readable(await client.callTool({ name, arguments: args }))
    return { ...owner, client, call }
  }

  test('speaks its revision and is told what the server is for', async () => {
    const { client } = await agent()
    expect(client.getServerVersion()).toMatchObject({ name: 'frontdesk', title: 'Frontdesk' })
    expect(client.getInstructions()).toContain('schedule_meeting_notes')
    expect(client.getServerCapabilities()).toEqual({
      tools: { listChanged: false },
      resources: { listChanged: false },
    })
    if ('getProtocolEra' in client) expect(client.getProtocolEra()).toBe('modern')
    else await client.ping()
    expect(revision).toBeTruthy()
    await client.close()
  })

  test('sees four tools in one order, whatever was ticked', async () => {
    const lists = await Promise.all(
      [READ_ONLY, undefined].map(async (scopes) => (await agent(scopes)).client.listTools()),
    )
    for (const { tools } of lists) {
      expect(tools.map(({ name }) => name)).toEqual(TOOLS)
      for (const { title, description, inputSchema, outputSchema } of tools) {
        expect(title).toBeTruthy()
        expect(description).toBeTruthy()
        expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
        expect(outputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      }
    }
  })

  test('is told every bound of an order, and what changes things', async () => {
    const { client } = await agent()
    const [schedule, get, summary, cancel] = (await client.listTools()).tools
    expect(schedule?.inputSchema).toMatchObject({
      required: ['meeting_url'],
      properties: {
        meeting_url: { type: 'string', format: 'uri' },
        starts_at: { description: expect.stringContaining('now when left out') },
        title: { maxLength: 160 },
        max_minutes: { minimum: 1, maximum: 240 },
        recipients: { type: 'array', maxItems: 50 },
      },
    })
    expect(JSON.stringify(schedule?.inputSchema)).not.toContain('"default"')
    expect(get?.inputSchema.required ?? []).toEqual([])
    expect([summary, cancel].map((tool) => tool?.inputSchema.required)).toEqual([
      ['meeting_id'],
      ['meeting_id'],
    ])
    expect([schedule, get, summary, cancel].map((tool) => tool?.annotations)).toEqual([
      {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: true,
      },
      { readOnlyHint: true, openWorldHint: false },
      { readOnlyHint: true, openWorldHint: false },
      { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    ])
  })

  test('reads a meeting as REST shows it, and the last one without an id', async () => {
    const { accountId, api, call } = await agent(READ_ONLY)
    const { id } = await storeMeeting(world.app, accountId, { title: 'Weekly planning' })
    await storeMeeting(world.app, accountId, { title: 'Retro' })
    const { structured, says, json } = await call('get_meeting', { meeting_id: id })
    expect(structured).toEqual((await api.get(`/meetings/${id}`)).body)
    expect(json).toEqual(structured)
    expect(says).toContain(`Weekly planning (${id}`)
    expect((await call('get_meeting')).structured).toMatchObject({ title: 'Retro' })
  })

  test('reads a recap as REST shows it', async () => {
    const { accountId, api, call } = await agent(READ_ONLY)
    const meetingId = await storeNotedMeeting(world.app, accountId)
    const { structured, says, json } = await call('get_meeting_summary', { meeting_id: meetingId })
    expect(structured).toEqual((await api.get(`/meetings/${meetingId}/recap`)).body)
    expect(Recap.parse(structured)).toEqual(json)
    expect(says).toContain('The release goes out on Thursday. (decisions: 1, action items: 1')
  })

  test('calls a note-taker off; a second time is the same', async () => {
    const { accountId, api, call } = await agent()
    const { id } = await storeMeeting(world.app, accountId, { state: 'cancelled' })
    const { structured, isError } = await call('cancel_meeting_notes', { meeting_id: id })
    expect(isError).toBe(false)
    expect(structured).toEqual((await api.get(`/meetings/${id}`)).body)
  })

  test('is refused in the words of REST, and told what to do', async () => {
    const { accountId, api, call } = await agent()
    const { id: done } = await storeMeeting(world.app, accountId, { state: 'done' })
    const order = { meeting_url: 'https://example.com/room' }
    const many = { meeting_url: 'https://meet.google.com/abc-defg-hij', max_minutes: 241 }
    const odd = { meeting_url: 'https://meet.google.com/abc-defg-hij', recipients: ['ana'] }
    const pairs = [
      [await call('schedule_meeting_notes'), await api.post('/meetings', {})],
      [await call('schedule_meeting_notes', order), await api.post('/meetings', order)],
      [await call('schedule_meeting_notes', many), await api.post('/meetings', many)],
      [await call('schedule_meeting_notes', odd), await api.post('/meetings', odd)],
      [
        await call('cancel_meeting_notes', { meeting_id: done }),
        await api.post(`/meetings/${done}/cancel`, {}),
      ],
      [
        await call('get_meeting_summary', { meeting_id: done }),
        await api.get(`/meetings/${done}/recap`),
      ],
      [await call('get_meeting', { meeting_id: 'mtg_none' }), await api.get('/meetings/mtg_none')],
    ] as const
    for (const [told, { body }] of pairs) {
      expect(told).toMatchObject({ isError: true, structured: undefined })
      expect(told.json).toEqual({ ...(body as object), next: expect.stringMatching(/\w{3}/) })
    }
    expect(pairs.map(([{ json }]) => json.error.code)).toEqual([
      'meeting_url_required',
      'meeting_url_required',
      'invalid_request',
      'invalid_request',
      'meeting_finished',
      'not_ready',
      'not_found',
    ])
    expect(pairs[2][0].json.error.message).toMatch(/^max_minutes: /)
    expect(pairs[3][0].json.error.message).toMatch(/^recipients\[0\]: /)
  })

  test('is told of arguments that are missing, of another type or unknown by their names', async () => {
    const { call } = await agent()
    const messages = await Promise.all([
      call('get_meeting_summary'),
      call('cancel_meeting_notes', { meeting_id: 7 }),
      call('get_meeting', { meetingId: 'mtg_1' }),
      call('schedule_meeting_notes', {
        meeting_url: 'https://meet.google.com/abc-defg-hij',
        language: 'en',
      }),
    ])
    expect(messages.map(({ json }) => json.error)).toEqual([
      { code: 'invalid_request', message: 'meeting_id: is missing' },
      { code: 'invalid_request', message: expect.stringMatching(/^meeting_id: not text/) },
      { code: 'invalid_request', message: expect.stringContaining('unknown field') },
      { code: 'invalid_request', message: 'language: unknown field' },
    ])
  })

  test("cannot reach another account's meeting by any argument", async () => {
    const other = await world.account()
    const meetingId = await storeNotedMeeting(world.app, other.accountId)
    const running = await storeMeeting(world.app, other.accountId)
    const { call } = await agent()
    const asked = [
      await call('get_meeting'),
      ...(await Promise.all(
        [meetingId, running.id, `${running.id} `, running.meetingUrl, '%', ''].flatMap((id) =>
          ['get_meeting', 'get_meeting_summary', 'cancel_meeting_notes'].map((tool) =>
            call(tool, { meeting_id: id }),
          ),
        ),
      )),
    ]
    for (const { isError, json } of asked) {
      expect(isError).toBe(true)
      expect(json.error).toEqual({ code: 'not_found', message: 'No such meeting.' })
    }
    const smuggled = { account_id: other.accountId, accountId: other.accountId }
    expect((await call('get_meeting', smuggled)).isError).toBe(true)
    const { state } = await world.app.db.meeting.findFirstOrThrow({ where: { id: running.id } })
    expect(state).toBe('scheduled')
  })
})

test('an agent orders by the same rules and balance as a key does', async () => {
  const { accountId, api } = await world.account()
  const token = await storeAgentToken(world.app, accountId)
  const [modern] = CLIENTS
  const client = await modern?.connect(world.url, token)
  const order = { meeting_url: 'https://meet.google.com/abc-defg-hij', max_minutes: 240 }
  const asKey = await api.post('/meetings', order)
  const asAgent = await client?.callTool({ name: 'schedule_meeting_notes', arguments: order })
  expect(asAgent?.isError).toBe(true)
  expect(readable(asAgent).json.error).toEqual((asKey.body as { error: unknown }).error)
})

test('a meeting in any state has a description that fits', async () => {
  const { accountId, api } = await world.account()
  const token = await storeAgentToken(world.app, accountId)
  const [modern] = CLIENTS
  const client = await modern?.connect(world.url, token)
  for (const state of Object.values(MeetingState)) {
    const failure = { failureReason: 'The host denied entry.', failureFault: 'host' } as const
    await storeMeeting(world.app, accountId, { state, ...(state === 'failed' ? failure : {}) })
    const result = await client?.callTool({ name: 'get_meeting', arguments: {} })
    const { structured, isError, says } = readable(result)
    expect({ state, isError }).toEqual({ state, isError: false })
    expect(Meeting.parse(structured)).toEqual((await api.get(`/meetings/${structured?.id}`)).body)
    expect(says.endsWith('.')).toBe(true)
  }
})

type Refused = { error: { code: string; message: string }; next: string }

/** What a model reads in a result: a sentence and the JSON on success, else only the error. */
function readable(result: unknown) {
  const { content, structuredContent, isError } = result as {
    content: { text: string }[]
    structuredContent?: Record<string, unknown>
    isError?: boolean
  }
  const texts = content.map(({ text }) => text)
  return {
    isError: isError ?? false,
    structured: structuredContent,
    says: texts[0] ?? '',
    json: JSON.parse(texts.at(-1) ?? '') as Refused,
  }
}
