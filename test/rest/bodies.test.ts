import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LINE_SETUP } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { requestHead, sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
beforeEach(async () => {
  owner = await world.account()
})
afterAll(() => world.close())

/** POST /lines with these bytes; returns the status, the error if any, and whether anything was created. */
async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.url}/v1/lines`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.key}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  })
  const { error } = (await answer.json()) as { error?: { code: string; message: string } }
  return { status: answer.status, ...error, made: await made() }
}

async function made() {
  const { accountId, email } = owner
  const lines = await world.app.db.line.count({ where: { accountId } })
  return lines + outsideOf(world.app.config).sessions(email).length
}

/** A valid set-up of exactly this many bytes, padded with spaces. */
function bodyOf(bytes: number): string {
  const text = JSON.stringify(LINE_SETUP)
  return text + ' '.repeat(bytes - Buffer.byteLength(text))
}

function chunked(text: string, size = 8_192): string[] {
  const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  return parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
}

function head(headers: Record<string, string | number>) {
  return requestHead('POST', '/lines', {
    authorization: `Bearer ${owner.key}`,
    'content-type': 'application/json',
    ...headers,
  })
}

describe('size', () => {
  test('65,536 bytes are taken, with a length and in chunks', async () => {
    expect(await post(bodyOf(65_536))).toMatchObject({ status: 201, made: 2 })
    const parts = [head({ 'transfer-encoding': 'chunked', connection: 'close' })]
    const { status } = await sendRaw(world.url, [...parts, ...chunked(bodyOf(65_536)), '0\r\n\r\n'])
    expect(status).toBe(201)
  })

  test('one byte more is 413 by its length, before a byte of it is sent', async () => {
    const answer = await sendRaw(world.url, [head({ 'content-length': 65_537 })])
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } })
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'body_too_large' } })
    expect(await made()).toBe(0)
  })

  test('one byte more is 413 in chunks too, and what follows is not waited for', async () => {
    const parts = [head({ 'transfer-encoding': 'chunked' }), ...chunked(bodyOf(65_537))]
    const answer = await sendRaw(world.url, parts)
    expect(answer).toMatchObject({ status: 413, headers: { connection: 'close' } })
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'body_too_large' } })
    expect(await made()).toBe(0)
  })

  test('a client that sends it whole reads the refusal', async () => {
    expect(await post(bodyOf(65_537))).toMatchObject({
      status: 413,
      code: 'body_too_large',
      made: 0,
    })
  })
})

describe('type', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/vnd.api+json',
    'text/json',
    'application/json, text/plain',
    'application/json; charset=latin1',
    'application/json; profile=x; charset=utf-16',
    'application/json profile=x',
  ])('%s is 415', async (type) => {
    const answer = await post(bodyOf(400), { 'content-type': type })
    expect(answer).toMatchObject({ status: 415, code: 'json_only', made: 0 })
  })

  test('no type and a compressed body are 415', async () => {
    const bytes = new TextEncoder().encode(bodyOf(400))
    const bare = await fetch(`${world.url}/v1/lines`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.key}` },
      body: bytes,
    })
    expect(bare.status).toBe(415)
    expect(await post(bytes, { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      made: 0,
    })
  })

  test.each([
    'application/json;charset=UTF-8',
    'Application/JSON; charset="utf-8"',
    'application/json;',
    'application/json; charset=utf8',
    'application/json; profile=x',
    'application/json; profile="a; charset=latin1"; charset=utf-8',
  ])('%s is JSON', async (type) => {
    expect(await post(bodyOf(400), { 'content-type': type })).toMatchObject({ status: 201 })
  })
})

describe('content', () => {
  const good = JSON.stringify(LINE_SETUP)
  const withField = (field: string) => `${good.slice(0, -1)},${field}}`
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  test.each([
    { what: 'nothing', body: '' },
    { what: 'no JSON', body: '{"business_name":' },
    { what: 'a trailing comma', body: `${good.slice(0, -1)},}` },
    { what: 'two values', body: `${good}${good}` },
    { what: 'NaN', body: withField('"city":NaN') },
    { what: 'a raw NUL', body: withField('"city":"a\0b"') },
    { what: 'an array', body: `[${good}]` },
    { what: 'a string', body: '"hello"' },
    { what: 'a number', body: '7' },
    { what: 'null', body: 'null' },
    { what: '10,000 levels of arrays', body: deep(10_000) },
    { what: '10,000 levels of objects, cut off', body: '{"a":'.repeat(10_000) },
  ])('$what is 400', async ({ body }) => {
    expect(await post(body)).toMatchObject({ status: 400, code: 'invalid_request', made: 0 })
  })

  test.each([
    ['bytes that are no UTF-8', [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['UTF-16', [...Buffer.from(good, 'utf16le')]],
  ])('%s: 400', async (_what, bytes) => {
    const answer = await post(Uint8Array.from(bytes))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request', made: 0 })
  })

  test.each([
    { field: 'city', text: '"city":"a\\u0000b"' },
    { field: 'city', text: '"city":"\\ud800"' },
    { field: 'services[0]', text: '"services":["\\udfff pipes"]' },
    { field: 'hours.Mon\0day', text: '"hours":{"Mon\\u0000day":"closed"}' },
    { field: 'services[0]', text: `"services":${deep(10_000)}` },
    { field: 'hours', text: `"hours":${deep(10_000)}` },
    { field: 'hours.Monday', text: `"hours":{"Monday":${deep(10_000)}}` },
    { field: 'city', text: `"city":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}` },
    { field: 'unknown', text: '"unknown":1' },
    { field: 'unknown', text: `"unknown":${deep(10_000)}` },
    { field: '__proto__', text: '"__proto__":{"pack":"min200"}' },
    { field: 'constructor', text: '"constructor":{"prototype":{"pack":"min200"}}' },
    {
      field: 'hours.__proto__',
      text: '"hours":{"__proto__":{"open":"9:00 AM","close":"5:00 PM"}}',
    },
    { field: 'hours.constructor', text: '"hours":{"constructor":"closed"}' },
    { field: 'businessName', text: '"businessName":"Lopez"' },
    { field: 'ownerConfirmedTerms', text: '"ownerConfirmedTerms":true' },
    { field: 'business-name', text: '"business-name":"Lopez"' },
    { field: 'toString', text: '"toString":"x"' },
    { field: '', text: '"":"x"' },
  ])('$field is named', async ({ field, text }) => {
    const answer = await post(withField(text))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request', made: 0 })
    expect(answer.message?.split(': ')[0]).toBe(field)
    expect(answer.message?.length).toBeLessThan(300)
  })

  test('an unknown field with an endless name is told shortly', async () => {
    const answer = await post(withField(`"${'long_'.repeat(9_000)}":1`))
    expect(answer).toMatchObject({ status: 400, made: 0 })
    expect(answer.message?.length).toBeLessThan(300)
    const inside = await post(withField(`"hours":{"${'long'.repeat(9_000)}":1}`))
    expect(inside).toMatchObject({ status: 400, made: 0 })
    expect(inside.message?.length).toBeLessThan(300)
  })

  test('of a field given twice the last counts, as everywhere in JSON', async () => {
    expect(await post(withField('"pack":"min40","pack":"min200"'))).toMatchObject({ status: 201 })
    const { pack } = await world.app.db.purchase.findFirstOrThrow({
      where: { accountId: owner.accountId },
    })
    expect(pack).toBe('min200')
    const refused = await post(withField('"pack":"min200","pack":"min41"'))
    expect(refused).toMatchObject({ status: 400, code: 'pack_not_available' })
  })

  test('a byte order mark is let pass', async () => {
    expect(await post(`\ufeff${good}`)).toMatchObject({ status: 201 })
  })

  test('nothing sent has reached a prototype', () => {
    expect(Object.hasOwn(Object.prototype, 'pack')).toBe(false)
    expect(({} as { pack?: string }).pack).toBeUndefined()
  })
})
