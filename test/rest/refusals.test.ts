import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../support/api.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { requestHead, sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let key: string
let lineId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const owner = await world.account()
  key = owner.key
  lineId = (await setUpLine(owner.api)).setup_id
})
afterAll(() => world.close())

const INVALID_API_KEY = {
  error: {
    code: 'invalid_api_key',
    message: 'Send a valid API key: Authorization: Bearer <API_KEY>.',
  },
}
const UNKNOWN_ID = 'line_01kaaaaaaaaaaaaaaaaaaaaaaa'

function send(method: string, path: string, authorization?: string) {
  return fetch(`${world.url}/v1${path}`, {
    method,
    headers: authorization === undefined ? {} : { authorization },
  })
}

describe('what is not let in', () => {
  const ROUTES = [
    ['GET', '/account'],
    ['GET', '/lines'],
    ['POST', '/lines'],
    ['GET', `/lines/${UNKNOWN_ID}`],
    ['GET', `/lines/${UNKNOWN_ID}/calls`],
    ['GET', `/lines/${UNKNOWN_ID}/messages`],
    ['POST', `/lines/${UNKNOWN_ID}/minute-packs`],
  ] as const

  test.each(ROUTES)('%s %s without a good key is 401', async (method, path) => {
    const other = await world.account()
    const unknown = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
    const given = [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Basic ${btoa(`${key}:`)}`,
      key,
      `Bearer ${unknown}`,
      `Bearer ${key}x`,
      `Bearer ${key} ${other.key}`,
      `Bearer ${world.app.staffToken}`,
      `Bearer fd_${'0'.repeat(49)}`,
      `Bearer ${'x'.repeat(4_000)}`,
    ]
    for (const authorization of given) {
      const answer = await send(method, path, authorization)
      expect([authorization, answer.status]).toEqual([authorization, 401])
      expect(await answer.text()).toBe(JSON.stringify(INVALID_API_KEY))
    }
  })

  test.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '?key=x'],
    ['GET', '/nothing'],
    ['GET', '/account/'],
    ['GET', '/Account'],
    ['GET', '/lines/'],
    ['GET', '/lines//calls'],
    ['GET', `/lines/${UNKNOWN_ID}/`],
    ['GET', `/lines/${UNKNOWN_ID}/calls/`],
    ['GET', `/lines/${UNKNOWN_ID}/minute-packs`],
    ['GET', `/lines/${UNKNOWN_ID}%2Fcalls/x`],
    ['GET', '/../v1/account%00'],
    ['POST', '/account'],
    ['POST', '/nothing'],
    ['PUT', '/lines'],
    ['PATCH', `/lines/${UNKNOWN_ID}`],
    ['DELETE', `/lines/${UNKNOWN_ID}`],
    ['OPTIONS', '/lines'],
    ['OPTIONS', '/account'],
    ['PROPFIND', '/lines'],
  ])('%s %s is answered like a wrong key, with a good key too', async (method, path) => {
    const wrong = await send('GET', '/account', 'Bearer wrong')
    const answers = [await send(method, path), await send(method, path, `Bearer ${key}`)]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.text()).toBe(JSON.stringify(INVALID_API_KEY))
      expect([...answer.headers.keys()]).toEqual([...wrong.headers.keys()])
    }
  })

  test('a TRACE, which fetch will not send, is answered the same', async () => {
    const head = requestHead('TRACE', '/lines', {
      authorization: `Bearer ${key}`,
      connection: 'close',
    })
    expect(await sendRaw(world.url, [head])).toMatchObject({
      status: 401,
      body: JSON.stringify(INVALID_API_KEY),
    })
  })

  test('the key is asked for before the body is looked at', async () => {
    const head = requestHead('POST', '/lines', {
      'content-type': 'text/plain',
      'content-length': 900_000,
    })
    const { status, body } = await sendRaw(world.url, [head])
    expect({ status, body: JSON.parse(body) }).toEqual({ status: 401, body: INVALID_API_KEY })
  })
})

describe('the order of checks', () => {
  test('size and type come before the body, the body before the line', async () => {
    const { api } = await world.account()
    const path = `/lines/${UNKNOWN_ID}/minute-packs`
    const codeOf = async (body: unknown, headers?: Record<string, string>) =>
      (await api.post<{ error: { code: string } }>(path, body, headers)).body.error.code
    expect(await codeOf('x'.repeat(70_000))).toBe('body_too_large')
    expect(await codeOf({ pack: 'min41' }, { 'content-type': 'text/plain' })).toBe('json_only')
    expect(await codeOf({ pack: 'min41' })).toBe('pack_not_available')
    expect(await codeOf({ pack: 'min40' })).toBe('not_found')
  })

  test('the query comes before the line', async () => {
    const { api } = await world.account()
    expect(await api.get(`/lines/${UNKNOWN_ID}/calls?limit=0`)).toMatchObject({ status: 400 })
    expect(await api.get(`/lines/${UNKNOWN_ID}/calls?limit=1`)).toMatchObject({ status: 404 })
  })
})

describe("another account's line", () => {
  test.each([
    ['GET', ''],
    ['GET', '/calls'],
    ['GET', '/messages'],
    ['POST', '/minute-packs'],
  ])('%s /lines/{id}%s answers the bytes of an unknown id', async (method, rest) => {
    const { key: strange } = await world.account()
    const answers = await Promise.all(
      [lineId, UNKNOWN_ID].map((id) =>
        fetch(`${world.url}/v1/lines/${id}${rest}`, {
          method,
          headers: { authorization: `Bearer ${strange}`, 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{"pack":"min40"}' } : {}),
        }),
      ),
    )
    const seen = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, body: await answer.text() })),
    )
    expect(seen[0]).toEqual({
      status: 404,
      body: '{"error":{"code":"not_found","message":"No such line."}}',
    })
    expect(seen[1]).toEqual(seen[0])
  })

  test.each([
    'abc',
    '%E0%A4%A',
    'a%00b',
    "'; DROP TABLE phone_lines; --",
    'x'.repeat(300),
    `LINE_${'0'.repeat(26)}`,
    'line_',
    'call_01kaaaaaaaaaaaaaaaaaaaaaaa',
    '💧',
  ])('an id that is none (%s) is 404', async (id) => {
    const { api } = await world.account()
    for (const path of [`/lines/${id}`, `/lines/${id}/calls`, `/lines/${id}/messages`]) {
      expect(await api.get(path)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      })
    }
    const order = { pack: 'min40' }
    expect(await api.post(`/lines/${id}/minute-packs`, order)).toMatchObject({ status: 404 })
  })
})

/** A client may close the connection after a HEAD, and the remaining limit goes down. */
const PASSING = ['date', 'ratelimit', 'connection', 'keep-alive', 'x-request-id']

describe('headers', () => {
  test('HEAD answers as GET does, without the body', async () => {
    const authorization = `Bearer ${key}`
    const paths = ['/account', '/lines', `/lines/${lineId}`, `/lines/${lineId}/calls`]
    for (const path of [...paths, `/lines/${UNKNOWN_ID}`, '/nothing']) {
      const [get, head] = [
        await send('GET', path, authorization),
        await send('HEAD', path, authorization),
      ]
      expect([path, head.status]).toEqual([path, get.status])
      expect(await head.text()).toBe('')
      const lasting = (answer: Response) =>
        [...answer.headers].filter(([name]) => !PASSING.includes(name))
      expect(lasting(head)).toEqual(lasting(get))
    }
    expect((await send('HEAD', `/lines/${lineId}/minute-packs`, authorization)).status).toBe(401)
  })

  test('no answer sets a cookie, opens to other origins or tells what we run on', async () => {
    const headers = { authorization: `Bearer ${key}`, origin: 'https://evil.example' }
    const preflight = { ...headers, 'access-control-request-method': 'POST' }
    const answers = [
      await fetch(`${world.url}/v1/account`, { headers }),
      await fetch(`${world.url}/v1/lines`, { method: 'OPTIONS', headers: preflight }),
      await fetch(`${world.url}/v1/lines`, { method: 'POST', headers, body: '{}' }),
      await fetch(`${world.url}/v1/nothing`, { headers }),
    ]
    for (const { headers: answered } of answers) {
      const names = [...answered.keys()]
      expect(
        names.filter((name) => /^access-control|cookie|powered|^server$|^allow$/.test(name)),
      ).toEqual([])
      expect(answered.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answered.get('cache-control')).toBe('no-store')
    }
  })

  test('an API key in a cookie or in the address opens nothing', async () => {
    const cookie = { cookie: `api_key=${key}; authorization=Bearer ${key}` }
    expect((await fetch(`${world.url}/v1/account`, { headers: cookie })).status).toBe(401)
    expect((await send('GET', `/account?api_key=${key}&access_token=${key}`)).status).toBe(401)
  })
})

test('the scheme of the key may be written in any case', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    expect((await send('GET', '/account', `${scheme} ${key}`)).status).toBe(200)
  }
})

test('a refused set-up is refused before it is counted as one', async () => {
  const before = await world.app.db.line.count()
  expect(await createApi(world.url, 'fd_wrong').post('/lines', LINE_SETUP)).toMatchObject({
    status: 401,
  })
  expect(await world.app.db.line.count()).toBe(before)
})
