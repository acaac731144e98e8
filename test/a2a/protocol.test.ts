import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf, type RpcError } from '../support/a2a.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openWorld, type World } from '../support/world.ts'

/*
 * The A2A 1.0 kit's requirements (a2a-tck, branch 1.0-dev) for the JSON-RPC binding, by their own ids, tested on both
 * agents: the directory and a business's.
 */

let world: World
let paths: { directory: string; business: string }
let cards: { directory: string; business: string }

beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
  const { card, slug } = await openListedLine(world)
  paths = { directory: '/a2a', business: `/agents/${slug}/a2a` }
  cards = { directory: `${world.url}/.well-known/agent-card.json`, business: card }
})
afterAll(() => world.close())

const ASK = {
  directory: [{ data: { skill: 'find_business_agent', number: '+14155550100' } }],
  business: [{ text: 'What are your hours?' }],
}

const A2A_ERRORS = {
  TASK_NOT_FOUND: -32001,
  PUSH_NOTIFICATION_NOT_SUPPORTED: -32003,
  UNSUPPORTED_OPERATION: -32004,
  CONTENT_TYPE_NOT_SUPPORTED: -32005,
  VERSION_NOT_SUPPORTED: -32009,
} as const

function expectA2aError(
  error: RpcError | undefined,
  reason: keyof typeof A2A_ERRORS,
  metadata = {},
) {
  expect(error).toMatchObject({
    code: A2A_ERRORS[reason],
    message: expect.stringMatching(/\S/),
    data: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason,
        domain: 'a2a-protocol.org',
        metadata,
      },
    ],
  })
}

function expectViolation(error: RpcError | undefined, field: string) {
  expect(error).toEqual({
    code: -32602,
    message: 'Invalid parameters',
    data: [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field, description: expect.stringMatching(/\S/) }],
      },
    ],
  })
}

describe.each(['directory', 'business'] as const)('%s', (which) => {
  const agent = () => a2aOf(world, paths[which])
  const ask = (more = {}, beside = {}) => agent().send(ASK[which], more, beside)

  test('CARD-DISC-001, CARD-STRUCT-001, CARD-PROTO-001/002, BIND-FIELD-001: the card', async () => {
    const response = await fetch(cards[which])
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const card = (await response.json()) as Record<string, unknown>
    const text = expect.stringMatching(/\S/)
    const modes = expect.arrayContaining(['application/json', 'text/plain'])
    expect(card).toEqual({
      name: text,
      description: text,
      version: text,
      documentationUrl: expect.stringMatching(/^http/),
      provider: { organization: text, url: expect.stringMatching(/^http/) },
      supportedInterfaces: [
        { url: `${world.url}${paths[which]}`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      ],
      capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
      defaultInputModes: modes,
      defaultOutputModes: expect.arrayContaining(['application/json']),
      skills: expect.any(Array),
      signatures: [{ protected: text, signature: text }],
    })
    for (const skill of card.skills as object[]) {
      expect(skill).toMatchObject({ id: text, name: text, description: text })
      expect(skill).toHaveProperty('tags', expect.arrayContaining([text]))
    }
  })

  test('CARD-CACHE-001..003: Cache-Control, ETag, Last-Modified, and 304 for who has it', async () => {
    const { headers } = await fetch(cards[which])
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/)
    expect(Number.isNaN(Date.parse(headers.get('last-modified') ?? ''))).toBe(false)
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?".+"$/)
    const known = await fetch(cards[which], { headers: { 'if-none-match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const since = headers.get('last-modified') ?? ''
    expect((await fetch(cards[which], { headers: { 'if-modified-since': since } })).status).toBe(
      304,
    )
    expect((await fetch(cards[which], { headers: { 'if-none-match': '"other"' } })).status).toBe(
      200,
    )
  })

  test('JSONRPC-FMT-001/002: 2.0 both ways, the id given back as it came', async () => {
    for (const id of ['a', '', 7, 0, -3, 1.5, -0.25, 0.3405718262846613, 2 ** 53, 1e300, null]) {
      const { status, headers, body } = await agent().post({
        jsonrpc: '2.0',
        id,
        method: 'ListTasks',
      })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(body).toEqual({
        jsonrpc: '2.0',
        id,
        result: { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 },
      })
    }
  })

  test.each([
    ['not JSON', '{"jsonrpc": "2.0", "id": 1', -32700, null],
    ['nothing', '', -32700, null],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), -32700, null],
    ['null', 'null', -32600, null],
    ['a number', '1', -32600, null],
    ['an empty batch', '[]', -32600, null],
    ['a batch of null', '[null]', -32600, null],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ListTasks"}]', -32600, null],
    ['an object as id', '{"jsonrpc":"2.0","id":{},"method":"ListTasks"}', -32600, null],
    ['an array as id', '{"jsonrpc":"2.0","id":[1],"method":"ListTasks"}', -32600, null],
    ['true as id', '{"jsonrpc":"2.0","id":true,"method":"ListTasks"}', -32600, null],
    [
      'a number as id that cannot be kept',
      '{"jsonrpc":"2.0","id":12345678901234567890,"method":"ListTasks"}',
      -32600,
      null,
    ],
    [
      'a number as id without end',
      '{"jsonrpc":"2.0","id":1e999,"method":"ListTasks"}',
      -32600,
      null,
    ],
    [
      'a fraction as id that cannot be kept',
      '{"jsonrpc":"2.0","id":0.12345678901234567890,"method":"ListTasks"}',
      -32600,
      null,
    ],
    [
      'a fraction as id that would come back as an integer',
      '{"jsonrpc":"2.0","id":1.00000000000000000001,"method":"ListTasks","params":{"id":1}}',
      -32600,
      null,
    ],
    ['another version', '{"jsonrpc":"1.0","id":4,"method":"ListTasks"}', -32600, 4],
    ['no version', '{"id":4,"method":"ListTasks"}', -32600, 4],
    ['no method', '{"jsonrpc":"2.0","id":"x"}', -32600, 'x'],
    ['a number as method', '{"jsonrpc":"2.0","id":4,"method":5}', -32600, 4],
  ])('JSONRPC-ERR-001/002, JSONRPC-SSE-002: %s', async (_what, sent, code, id) => {
    const { status, body } = await agent().post(sent)
    expect(status).toBe(200)
    expect(body).toEqual({ jsonrpc: '2.0', id, error: { code, message: expect.any(String) } })
  })

  test.each(['message/send', 'tasks/get', 'sendMessage', 'toString', '__proto__', ''])(
    'JSONRPC-ERR-003, JSONRPC-SVC-001/002: no method %j',
    async (method) => {
      const { status, body } = await agent().call(method, {})
      expect([status, body.error?.code, body.id]).toEqual([200, -32601, 1])
    },
  )

  test('a notification is answered with 204 and nothing, also when it is wrong', async () => {
    for (const method of ['ListTasks', 'SendMessage', 'nothing']) {
      const { status, text } = await agent().post({ jsonrpc: '2.0', method, params: {} })
      expect([status, text]).toEqual([204, ''])
    }
  })

  test('a body of 64 KB is read, and one byte more is not', async () => {
    const frame = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ListTasks', params: { x: '' } })
    const body = (bytes: number) => frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`)
    expect((await agent().post(body(65_536))).body.result).toMatchObject({ tasks: [] })
    const { status, body: refused } = await agent().post(body(65_537))
    expect([status, refused.id, refused.error?.code]).toEqual([413, null, -32600])
  })

  test.each(['text/plain', 'application/a2a+json', 'application/json; charset=latin1', ''])(
    'CORE-SEND-003, over HTTP: Content-Type %j',
    async (type) => {
      const { status, body } = await agent().post('{}', { 'content-type': type })
      expect([status, body.id]).toEqual([200, null])
      expectA2aError(body.error, 'CONTENT_TYPE_NOT_SUPPORTED')
    },
  )

  test('Content-Type may have its charset, and a body no encoding', async () => {
    const request = { jsonrpc: '2.0', id: 1, method: 'ListTasks' }
    const named = await agent().post(request, { 'content-type': 'Application/JSON; charset=UTF-8' })
    expect(named.body.result).toBeDefined()
    const { body } = await agent().post(request, { 'content-encoding': 'gzip' })
    expectA2aError(body.error, 'CONTENT_TYPE_NOT_SUPPORTED')
  })

  test.each([
    ['none', {}, '', '0.3'],
    ['an empty one', { 'a2a-version': '' }, '', '0.3'],
    ['0.3', { 'a2a-version': '0.3' }, '', '0.3'],
    ['99.0', { 'a2a-version': '99.0' }, '', '99.0'],
    ['words', { 'a2a-version': 'one' }, '', 'one'],
    ['another in the query', {}, '?A2A-Version=2.0', '2.0'],
    [
      'a good one in the query after another in the header',
      { 'a2a-version': '0.3' },
      '?A2A-Version=1.0',
      '0.3',
    ],
  ])('VER-SERVER-001..003: %s', async (_what, headers, query, requestedVersion) => {
    const silent = { 'a2a-version': '' }
    const request = { jsonrpc: '2.0', id: 9, method: 'ListTasks' }
    const { status, body } = await agent().post(request, { ...silent, ...headers }, query)
    expect([status, body.id]).toEqual([200, 9])
    expectA2aError(body.error, 'VERSION_NOT_SUPPORTED', {
      requestedVersion,
      supportedVersions: '1.0',
    })
  })

  test('VER-SERVER-001: 1.0 in the header or the query, and extensions are nobody’s trouble', async () => {
    const request = { jsonrpc: '2.0', id: 1, method: 'ListTasks' }
    const byQuery = await agent().post(request, { 'a2a-version': '' }, '?A2A-Version=1.0')
    expect(byQuery.body.result).toBeDefined()
    const extended = await agent().post(request, { 'a2a-extensions': 'https://x.example/a, y' })
    expect(extended.body.result).toBeDefined()
  })

  test('a trailing slash leads to the same', async () => {
    const { body } = await a2aOf(world, `${paths[which]}/`).send(ASK[which])
    expect(body.result).toBeDefined()
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s is no method of an interface', async (method) => {
    const response = await fetch(`${world.url}${paths[which]}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    const resolve = await fetch(`${world.url}/a2a/resolve?number=1`, { method: 'POST' })
    expect([resolve.status, resolve.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('CORE-SEND-001, DM-MSG-001/002, DM-PART-001, CORE-MULTI-001a/002a: a message, and no task', async () => {
    const first = await ask()
    const { message, ...rest } = first.body.result ?? { message: undefined }
    expect(rest).toEqual({})
    expect(message).toEqual({
      messageId: expect.stringMatching(/\S/),
      contextId: expect.stringMatching(/\S/),
      role: 'ROLE_AGENT',
      parts: expect.any(Array),
    })
    for (const part of message?.parts ?? []) {
      expect(['text', 'data'].filter((kind) => kind in part)).toHaveLength(1)
      expect(part).not.toHaveProperty('kind')
    }
    const second = await ask()
    expect(second.body.result?.message.messageId).not.toBe(message?.messageId)
    expect(second.body.result?.message.contextId).not.toBe(message?.contextId)
  })

  test('CORE-MULTI-003/004: the contextId of the sender is kept', async () => {
    const { body } = await ask({ contextId: 'mine' })
    expect(body.result?.message.contextId).toBe('mine')
    const snake = await agent().call('SendMessage', {
      message: { message_id: 's1', role: 'ROLE_USER', parts: ASK[which], context_id: 'snake' },
    })
    expect(snake.body.result?.message.contextId).toBe('snake')
  })

  test('CORE-EXECUTION-MODE-001/002: waiting or not is the same for a message', async () => {
    for (const returnImmediately of [true, false]) {
      const { body } = await ask({}, { configuration: { returnImmediately, historyLength: 0 } })
      expect(body.result?.message.role).toBe('ROLE_AGENT')
    }
  })

  test('DM-SERIAL-001/002/004/005: camelCase to the bottom, proto names, unknown fields ignored', async () => {
    const { body, text } = await ask({ nobodyKnows: { at_all: 1 } }, { tenant: '', extra: [] })
    expect(body.result?.message.role).toBe('ROLE_AGENT')
    const keys = [...text.matchAll(/"([^"\\]+)":/g)].map(([, key]) => key)
    expect(keys.filter((key) => key?.includes('_'))).toEqual([])
  })

  test.each([
    ['no message', {}, 'message'],
    ['a message that is text', { message: 'x' }, 'message'],
    [
      'no messageId',
      { message: { role: 'ROLE_USER', parts: [{ text: 'x' }] } },
      'message.messageId',
    ],
    ['no role', { message: { messageId: 'm', parts: [{ text: 'x' }] } }, 'message.role'],
    [
      'our own role',
      { message: { messageId: 'm', role: 'ROLE_AGENT', parts: [{ text: 'x' }] } },
      'message.role',
    ],
    ['no parts', { message: { messageId: 'm', role: 'ROLE_USER' } }, 'message.parts'],
    ['empty parts', { message: { messageId: 'm', role: 'ROLE_USER', parts: [] } }, 'message.parts'],
    [
      'parts that are none',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: 'x' } },
      'message.parts',
    ],
    [
      'a part of nothing',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [{}] } },
      'message.parts[0]',
    ],
    [
      'a part of null',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [null] } },
      'message.parts[0]',
    ],
    [
      'a part of two',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'x', data: 1 }] } },
      'message.parts[0]',
    ],
    [
      'text that is none',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 5 }] } },
      'message.parts[0].text',
    ],
    [
      'a contextId that is none',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'x' }], contextId: 5 } },
      'message.contextId',
    ],
    [
      'metadata that is none',
      { message: { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'x' }], metadata: [] } },
      'message.metadata',
    ],
    ['a list as parameters', ['x'], 'params'],
    [
      'a skill there is not',
      {
        message: {
          messageId: 'm',
          role: 'ROLE_USER',
          parts: [{ text: '+14155550100' }],
          metadata: { skill: 'book_table' },
        },
      },
      'skill',
    ],
  ])('CORE-ERR-001/002: %s', async (_what, params, field) => {
    const { status, body } = await agent().call('SendMessage', params)
    expect(status).toBe(200)
    expectViolation(body.error, field)
  })

  test.each([
    ['a file', { raw: 'AAAA', mediaType: 'image/png' }],
    ['a link', { url: 'https://x.example/a.pdf' }],
    ['a media type', { text: 'x', mediaType: 'text/html' }],
    ['a media type of data', { data: {}, media_type: 'application/xml' }],
  ])('CORE-SEND-003: %s is not taken', async (_what, part) => {
    const { body } = await agent().send([part])
    expectA2aError(body.error, 'CONTENT_TYPE_NOT_SUPPORTED')
  })

  test('CORE-SEND-003: replies that the sender would not take are not sent', async () => {
    const wants = (acceptedOutputModes: unknown) =>
      ask({}, { configuration: { acceptedOutputModes } })
    expectA2aError((await wants(['image/png'])).body.error, 'CONTENT_TYPE_NOT_SUPPORTED')
    for (const modes of [[], ['application/json'], ['*/*'], ['image/png', 'application/*']]) {
      expect((await wants(modes)).body.result).toBeDefined()
    }
    expectViolation(
      (await wants('application/json')).body.error,
      'configuration.acceptedOutputModes',
    )
  })

  test('CORE-GET-002, CORE-CANCEL-003, CORE-SEND with a task: there are none', async () => {
    for (const method of ['GetTask', 'CancelTask']) {
      for (const params of [{ id: 'nope' }, { task_id: 'nope' }]) {
        const { body } = await agent().call(method, params)
        expectA2aError(body.error, 'TASK_NOT_FOUND', { taskId: 'nope' })
      }
      expectViolation((await agent().call(method, {})).body.error, 'id')
    }
    for (const more of [{ taskId: 'nope' }, { task_id: 'nope' }]) {
      expectA2aError((await ask(more)).body.error, 'TASK_NOT_FOUND', { taskId: 'nope' })
    }
  })

  test('CORE-LIST-001..005: an empty list with all four fields', async () => {
    for (const params of [
      {},
      { pageSize: 10 },
      { page_size: 10 },
      { contextId: 'x', status: 'TASK_STATE_WORKING' },
    ]) {
      const { body } = await agent().call('ListTasks', params)
      const pageSize = 'pageSize' in params || 'page_size' in params ? 10 : 50
      expect(body.result).toEqual({ tasks: [], nextPageToken: '', pageSize, totalSize: 0 })
    }
    for (const pageSize of [0, -1, 101, 1.5, 'x']) {
      expectViolation((await agent().call('ListTasks', { pageSize })).body.error, 'pageSize')
    }
  })

  test.each([
    ['SendStreamingMessage', 'UNSUPPORTED_OPERATION'],
    ['SubscribeToTask', 'UNSUPPORTED_OPERATION'],
    ['GetExtendedAgentCard', 'UNSUPPORTED_OPERATION'],
    ['CreateTaskPushNotificationConfig', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['GetTaskPushNotificationConfig', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['ListTaskPushNotificationConfigs', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
    ['DeleteTaskPushNotificationConfig', 'PUSH_NOTIFICATION_NOT_SUPPORTED'],
  ] as const)('CORE-CAP-001..003: %s', async (method, reason) => {
    const { status, headers, body } = await agent().call(method, { taskId: 't', id: 'x' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expectA2aError(body.error, reason)
  })
})
