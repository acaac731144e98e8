import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHttp, type HttpDoors } from '../../gateways/http.ts'
import { listenAnywhere } from '../support/listen.ts'
import { sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** The doors' own server: the one of a test world passes on requests that it has already parsed. */
let doors: HttpDoors
let url: string
let key: string

beforeAll(async () => {
  world = await openWorld()
  ;({ key } = await world.account())
  doors = createHttp(world.app)
  url = await listenAnywhere(doors.server)
})
afterAll(async () => {
  await doors.close()
  await world.close()
})

/** As Java's client and `curl --http2` send it with their first request. */
const H2C = {
  connection: 'Upgrade, HTTP2-Settings',
  upgrade: 'h2c',
  'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
}
const WEBSOCKET = { connection: 'Upgrade', upgrade: 'websocket' }

test.each([H2C, WEBSOCKET])(
  'a request that offers $upgrade is answered in HTTP/1.1',
  async (offer) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { ...offer, authorization: `Bearer ${key}` }
    const json = { ...headers, 'content-type': 'application/json' }
    const refused = await ask({ agent, method: 'POST', path: '/v1/lines', headers: json }, '{}')
    expect(refused).toEqual({
      status: 400,
      reused: false,
      body: expect.stringContaining('business_name: '),
    })
    const account = await ask({ agent, path: '/v1/account', headers })
    expect(account).toEqual({ status: 200, reused: true, body: expect.stringContaining('"acct_') })
    expect(await ask({ agent, path: '/v1/nothing' })).toMatchObject({ status: 401, reused: true })
    agent.destroy()
  },
)

test.each(['/', '/.well-known/agent-card.json', '/healthz'])('so is one for %s', async (path) => {
  const lines = ['host: x', 'connection: Upgrade, close', 'upgrade: h2c']
  const head = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  expect((await sendRaw(url, [head])).status).toBe(200)
})

test.each([
  ['/v1/account', 401],
  ['/nothing', 404],
  ['/voice/relay', 403],
])('a socket to %s is refused as %i', async (path, status) => {
  const socket = new WebSocket(url.replace('http', 'ws') + path)
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain(`Unexpected server response: ${status}`)
})

async function ask(options: RequestOptions, body = '') {
  const asked = request(url, options).end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, reused: asked.reusedSocket, body: await text(response) }
}
