import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { symbols } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { openLiveLine } from '../support/live-line.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

type LogLine = { msg: string; kind?: string; requestId?: string }
type Asked = { url: string; headers: IncomingHttpHeaders }

let world: World
const asked: Asked[] = []
const lines: LogLine[] = []
/** A provider that fails every request, and records it. */
const provider = createServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers })
  request.resume()
  response.writeHead(503).end()
})

beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  world = await openWorld({
    settings: {
      LOG_LEVEL: 'warn',
      RECALL_API_BASE: `${address}/recall`,
      POSTMARK_API_BASE: address,
    },
  })
  const stream = Reflect.get(world.app.log, symbols.streamSym) as { write(line: string): void }
  stream.write = (line) => lines.push(JSON.parse(line))
})
afterAll(async () => {
  await world.close()
  provider.closeAllConnections()
  provider.close()
})

const idOf = async (path: string, given?: string) => {
  const headers = given === undefined ? {} : { 'x-request-id': given }
  return (await fetch(`${world.url}${path}`, { headers })).headers.get('x-request-id')
}

test('every door answers with the id that it was given, or makes one of its own', async () => {
  for (const path of ['/v1/account', '/graphql', '/healthz', '/nothing', '/voice/incoming']) {
    expect(await idOf(path, 'proxy-7.a:b_c'), path).toBe('proxy-7.a:b_c')
    const made = [await idOf(path), await idOf(path)]
    expect(new Set(made).size).toBe(2)
    for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('an id that could do harm is not taken', async () => {
  for (const given of ['x'.repeat(101), 'a b', 'a"b', '{}', 'é', '<script>', '-rf', 'a,b']) {
    expect(await idOf('/healthz', given), given).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('bodies stay as the contract has them', async () => {
  const answer = await fetch(`${world.url}/v1/account`, { headers: { 'x-request-id': 'mine' } })
  const { error } = (await answer.json()) as { error: object }
  expect(Object.keys(error)).toEqual(['code', 'message'])
})

test('from the door through the job to the provider, whichever way its SDK asks', async () => {
  const { api } = await world.account()
  const order = { meeting_url: 'https://zoom.us/j/1234567890', title: 'Weekly' }
  await api.post('/meetings', order, { 'x-request-id': 'order-0001' })
  const byFetch = () => asked.find(({ url }) => url.startsWith('/recall'))
  const booking = await until('a note-taker is booked', byFetch)
  expect(booking?.headers['x-request-id']).toBe('order-0001')

  await openLiveLine(world)
  const byHttp = () => asked.find(({ url }) => url.startsWith('/email'))
  const mail = await until('a mail is sent', byHttp)
  expect(mail?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a line of the log carries the id of its request, through a job and through a socket', async () => {
  const { api } = await world.account()
  const order = { meeting_url: 'https://zoom.us/j/2234567890', title: 'Weekly' }
  await api.post('/meetings', order, { 'x-request-id': 'order-0002' })
  const failed = () =>
    lines.filter(({ kind, requestId }) => kind === 'book_note_taker' && requestId === 'order-0002')
  await until('the job failed', failed, ({ length }) => length > 0)

  const relay = await carrierOf(world.app).relay()
  for (const frame of ['nonsense', 'more of it']) relay.raw.send(frame)
  const unread = () => lines.filter(({ msg }) => msg === 'relay frame not understood')
  const [first, second] = await until('two frames', unread, ({ length }) => length === 2)
  expect(first?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.requestId).toBe(first?.requestId)
  relay.close()
  await relay.closed
})
