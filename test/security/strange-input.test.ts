import { randomBytes } from 'node:crypto'
import {
  buildClientSchema,
  type GraphQLInputType,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.ts'
import { attendeeSignature, recallHeaders } from '../../src/sandbox/sign-webhooks.ts'
import { ANY_ADDRESS, a2aOf } from '../support/a2a.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openListedLine } from '../support/listed-line.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { postSigned, sessionEvent } from '../support/stripe-webhook.ts'
import { openWorld, type World } from '../support/world.ts'

/** Text and times that JavaScript can hold but PostgreSQL cannot store. */
const NUL = 'a\0b'
const STRANGE = [NUL, '\0', '\ud800', `line_${'\0'.repeat(26)}`]
/** Random, so that PostgreSQL cannot compress it. */
const LONG = randomBytes(4_000).toString('hex')
const STRANGE_TIMES = [
  '0000-01-01T00:00:00.000Z',
  '0000-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999-14:00',
  '0001-01-01T00:00:00.000+14:00',
]
const LONG_TIMES = ['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', 'yesterday', NUL]

let world: World
let owner: Awaited<ReturnType<World['account']>>
let lineId: string
beforeAll(async () => {
  world = await openWorld({
    settings: { ...ANY_ADDRESS, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' },
  })
  owner = await world.account()
  lineId = (await setUpLine(owner.api)).setup_id
})
afterAll(() => world.close())

const events = () => world.app.db.providerEvent.count()

describe('webhooks, signed', () => {
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${world.url}/webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const postmark = (changes: object) => {
    const told = {
      RecordType: 'Delivery',
      MessageID: 'mail-1',
      DeliveredAt: '2026-11-22T01:00:00Z',
      Metadata: { mail_id: 'mail_x', account_id: 'acct_x' },
      ...changes,
    }
    const secret = world.app.config.postmark.webhookSecret ?? ''
    return post('postmark', JSON.stringify(told), { 'x-postmark-secret': secret })
  }
  const recall = (id: string) => {
    const body = JSON.stringify({
      event: 'bot.done',
      data: { data: { code: 'done', sub_code: null }, bot: { id, metadata: {} } },
    })
    const secret = world.app.config.recall.webhookSecret ?? ''
    return post(
      'recall',
      body,
      recallHeaders(secret, { id: crypto.randomUUID(), body } as never, new Date()),
    )
  }
  const attendee = (id: string, key: string) => {
    const body = JSON.stringify({
      idempotency_key: key,
      bot_id: id,
      trigger: 'bot.state_change',
      data: { new_state: 'ended', event_type: 'post_processing_completed' },
    })
    const secret = world.app.config.attendee.webhookSecret ?? ''
    return post('attendee', body, { 'x-webhook-signature': attendeeSignature(secret, body) })
  }

  test.each(STRANGE)('%j in what they name: 400, and nothing is kept', async (strange) => {
    const before = await events()
    const carrier = carrierOf(world.app)
    const answers = [
      await postSigned(world.app, sessionEvent({ id: strange })),
      await postSigned(world.app, { ...sessionEvent({ id: 'cs_1' }), id: strange }),
      await postSigned(world.app, sessionEvent({ id: 'cs_1', currency: strange })),
      await postmark({ MessageID: strange }),
      await postmark({ Metadata: { mail_id: strange, account_id: 'acct_x' } }),
      await recall(strange),
    ]
    // UTF-8 cannot encode half a surrogate pair, so a form cannot carry one.
    if (strange.isWellFormed()) {
      const form = { CallSid: strange, CallStatus: 'completed', CallDuration: '5' }
      answers.push(await carrier.post('/webhooks/twilio/status', form))
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    for (const key of ['key-1', strange]) {
      expect((await attendee(strange, key)).status).toBeLessThan(500)
    }
    expect(await events()).toBe(before)
  })

  test.each([...STRANGE_TIMES, ...LONG_TIMES])(
    'at %j: no 500, and no job that cannot end',
    async (at) => {
      const before = await events()
      expect(
        (await postmark({ MessageID: crypto.randomUUID(), DeliveredAt: at })).status,
      ).toBeLessThan(500)
      expect(await events()).toBe(before)
    },
  )
})

test.each(STRANGE.filter((text) => text.isWellFormed()))(
  'the carrier’s calls with %j: 400',
  async (strange) => {
    const carrier = carrierOf(world.app)
    const call = { CallSid: 'CA1', From: '+13105550111', To: '+15125550111' }
    for (const path of ['incoming', 'test-code', 'fallback', 'relay-ended', 'voicemail']) {
      for (const field of [
        'CallSid',
        'From',
        'To',
        'ForwardedFrom',
        'RecordingUrl',
        'SpeechResult',
      ]) {
        const form = { ...call, SessionStatus: 'failed', [field]: strange }
        expect([path, field, (await carrier.post(`/voice/${path}`, form)).status]).toEqual([
          path,
          field,
          400,
        ])
      }
    }
  },
)

/** Each argument of each root field, with the strange value in every text of it. */
function documents(kind: 'query' | 'mutation', strange: string) {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const { args } = field
    if (args.length === 0) return []
    const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
    const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const fields = 'getFields' in getNamedType(field.type) || 'getTypes' in getNamedType(field.type)
    const query = `${kind} (${declared}) { ${field.name}(${given})${fields ? ' { __typename }' : ''} }`
    const variables = Object.fromEntries(args.map((arg) => [arg.name, filled(arg.type, strange)]))
    return [{ name: field.name, query, variables }]
  })
}

function filled(type: GraphQLInputType, strange: string): unknown {
  if (isNonNullType(type)) return filled(type.ofType, strange)
  if (isListType(type)) return [filled(type.ofType, strange)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, filled(field.type, strange)]),
    )
  }
  if (type.name === 'Int') return 1
  if (type.name === 'Float') return 1
  if (type.name === 'Boolean') return true
  if (type.name === 'DateTime') return '2026-01-01T00:00:00.000Z'
  if (type.name === 'WeekHours' || type.name === 'Payload') return { [strange]: strange }
  return strange
}

describe.each(STRANGE)('GraphQL with %j everywhere', (strange) => {
  test.each(['key', 'staff', 'nobody'])('as %s: refused, and no fault of ours', async (who) => {
    const tokens: Record<string, string> = { key: owner.key, staff: world.app.staffToken }
    const ask = graphqlClient(world.url, tokens[who])
    for (const { name, query, variables } of [
      ...documents('query', strange),
      ...documents('mutation', strange),
    ]) {
      const answer = await ask(query, variables)
      expect([name, answer.status < 500, JSON.stringify(answer)]).toEqual([
        name,
        true,
        expect.not.stringMatching(/Unexpected error|INTERNAL_SERVER_ERROR/),
      ])
    }
  })
})

test('GraphQL with a literal, a cursor or a key of an object that cannot be kept', async () => {
  const ask = graphqlClient(world.url, owner.key)
  const introspected = await ask(getIntrospectionQuery())
  expect(buildClientSchema(introspected.data as never as IntrospectionQuery)).toBeDefined()
  const asked = [
    `{ line(id: "line_\\u0000") { id } }`,
    ...STRANGE_TIMES.map(
      (time) => `{ line(id: "${lineId}") { calls(after: "${time}") { edges { cursor } } } }`,
    ),
    ...STRANGE_TIMES.map(
      (time) => `{ line(id: "${lineId}") { messages(after: "${time}") { edges { cursor } } } }`,
    ),
    ...STRANGE_TIMES.map((time) => `{ account { lines(after: "${time}") { edges { cursor } } } }`),
    ...STRANGE_TIMES.map((time) => `{ meetings(after: "${time}") { edges { cursor } } }`),
    ...STRANGE_TIMES.map((time) => `{ calls(after: "${time}~${lineId}") { edges { cursor } } }`),
  ]
  for (const query of asked) {
    const answer = await ask(query)
    expect([query, JSON.stringify(answer)]).toEqual([
      query,
      expect.not.stringMatching(/Unexpected error|INTERNAL_SERVER_ERROR/),
    ])
  }
})

test('every DateTime argument with a time that cannot be kept is refused', async () => {
  const ask = graphqlClient(world.url, owner.key)
  const query =
    'mutation ($at: DateTime) { meetingSchedule(input: { meetingUrl: "https://zoom.us/j/12345678901", startsAt: $at }) { __typename ... on ApiError { code } } }'
  for (const at of [...STRANGE_TIMES, ...LONG_TIMES]) {
    const answer = await ask(query, { at })
    expect([at, answer.status < 500, JSON.stringify(answer)]).toEqual([
      at,
      true,
      expect.not.stringMatching(/Unexpected error|INTERNAL_SERVER_ERROR/),
    ])
  }
})

test('agents and their look-ups', async () => {
  const { slug } = await openListedLine(world)
  const agent = a2aOf(world, `/agents/${slug}/a2a`)
  const directory = a2aOf(world)
  for (const strange of STRANGE) {
    const answers = [
      await agent.send([{ text: strange }]),
      await agent.send([{ text: 'Hello' }], { contextId: strange }),
      await agent.send([{ text: 'Hello' }], { messageId: strange, taskId: strange }),
      await agent.send([
        { data: { skill: 'leave_message', message: strange, name: strange, phone: strange } },
      ]),
      await directory.send([{ text: `+1415555${strange}` }]),
      await directory.send([{ data: { number: strange } }]),
    ]
    for (const { status, body } of answers) {
      expect([status < 500, body.error?.code]).not.toEqual([true, -32603])
    }
    const paths = ['/a2a/resolve?number=', '/agents/', '/hear/']
    for (const path of paths) {
      const response = await fetch(
        `${world.url}${path}${encodeURIComponent(strange.toWellFormed())}`,
      )
      expect([path, response.status < 500]).toEqual([path, true])
    }
  }
  const headers = { authorization: `Bearer ${await storeAgentToken(world.app, owner.accountId)}` }
  for (const id of STRANGE) {
    const response = await fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_meeting', arguments: { meeting_id: id, id } },
      }),
    })
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/internal_error|-32603/)
  }
})

test('pages and forms', async () => {
  const browser = await signIn(world, owner.email)
  const id = encodeURIComponent(NUL)
  const pages = [
    ...['lines', 'calls', 'messages', 'meetings'].map((list) => `/console/${list}/${id}`),
    `/console/calls?q=${id}&line=${id}&after=${id}&before=${id}`,
    `/console/messages?q=${id}&line=${id}&after=${id}`,
    ...STRANGE_TIMES.map(
      (time) => `/console/calls?after=${encodeURIComponent(`${time}~${lineId}`)}`,
    ),
    ...STRANGE_TIMES.map(
      (time) => `/console/messages?after=${encodeURIComponent(`${time}~${lineId}`)}`,
    ),
    ...STRANGE_TIMES.map((time) => `/console/meetings?after=${encodeURIComponent(time)}`),
    `/console/minutes/${id}`,
    `/console/minutes/${id}/statement.csv`,
    `/console/minutes/receipts/${id}`,
    `/console/lines/${id}/state`,
    `/developers/keys/${id}/revoke`,
    `/developers/agents/${id}/disconnect`,
    `/sign-in?return_to=${id}`,
    `/sign-in/callback?code=${id}&state=${id}`,
    `/consent/${id}`,
    `/oauth/authorize/${id}`,
    `/oauth/authorize?client_id=${id}`,
    `/staff/find?clue=${id}`,
    `/staff/accounts/${id}`,
    `/agents/${id}/agent-card.json`,
  ]
  for (const page of pages) {
    expect([page, (await browser.get(page)).status < 500]).toEqual([page, true])
  }
  const form = { csrf: browser.csrfToken, name: NUL, email: NUL, q: NUL, number: NUL, reason: NUL }
  const posts = [
    ...['lines', 'meetings'].flatMap((list) =>
      ['close', 'pay', 'change', 'cancel', 'delete', 'resend'].map(
        (act) => `/console/${list}/${id}/${act}`,
      ),
    ),
    `/console/messages/${id}/handle`,
    `/console/calls/${id}/delete`,
    '/console/lines/new',
    '/console/meetings',
    '/console/test-lines',
    '/console/settings/recipients',
    '/console/settings/delete',
    '/developers/keys',
    `/developers/keys/${id}/revoke`,
    '/oauth/token',
    '/oauth/revoke',
    '/staff/sign-in',
  ]
  const fields = {
    ...form,
    business_name: NUL,
    meeting_url: NUL,
    token: NUL,
    code: NUL,
    client_id: NUL,
    grant_type: 'authorization_code',
  }
  for (const path of posts) {
    expect([path, (await browser.post(path, fields)).status < 500]).toEqual([path, true])
  }
  const refresh = { grant_type: 'refresh_token', refresh_token: NUL, client_id: 'none' }
  expect((await browser.post('/oauth/token', refresh)).status).toBeLessThan(500)
  const register = await fetch(`${world.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: NUL, redirect_uris: ['https://a.example/back'] }),
  })
  expect(register.status).toBeLessThan(500)
})

describe('what a provider signs and cannot be meant', () => {
  const event = sessionEvent({ id: 'cs_1' })
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no data', { ...event, data: undefined }],
    ['data without an object', { ...event, data: 'x' }],
    ['an id that is a list', { ...event, id: ['evt_1', 'evt_1'] }],
    [
      'a session whose id is a number',
      { ...event, data: { object: { ...event.data.object, id: 1e308 } } },
    ],
    ['an amount that is no whole number', sessionEvent({ id: 'cs_1', amount_total: 1.5 })],
    ['an id that no index holds', { ...event, id: LONG }],
  ])('Stripe, %s: 400, and nothing is kept', async (_what, told) => {
    const before = await events()
    expect((await postSigned(world.app, told as object)).status).toBe(400)
    expect(await events()).toBe(before)
  })

  test.each(['99999999999', '1e9', '-1', 'NaN'])('a call of %s seconds: 400', async (seconds) => {
    const before = await events()
    const form = { CallSid: 'CAlong', CallStatus: 'completed', CallDuration: seconds }
    expect((await carrierOf(world.app).post('/webhooks/twilio/status', form)).status).toBe(400)
    expect(await events()).toBe(before)
  })

  test('the relay of a call that nobody knows broke: its caller hears an answer', async () => {
    const answer = await carrierOf(world.app).post('/voice/relay-ended', {
      CallSid: 'CAunknown',
      From: '+13105550111',
      To: '+15125550111',
      CallStatus: 'in-progress',
      SessionStatus: 'failed',
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<Say')
  })

  test('the carrier’s id of a call that no index holds: 400', async () => {
    const form = { CallSid: LONG, From: '+13105550111', To: '+15125550111' }
    const statuses = { ...form, CallStatus: 'completed' }
    expect((await carrierOf(world.app).post('/webhooks/twilio/status', statuses)).status).toBe(400)
  })
})
