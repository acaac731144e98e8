import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenAnywhere } from '../support/listen.ts'
import { runPython } from '../support/python.ts'
import { openWorld, type World } from '../support/world.ts'

const CLIENT = join(import.meta.dirname, '../../clients/python')

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
})
afterAll(() => world.close())

test('goes from a set-up to a recap on the sandbox, and every answer is of its type', async () => {
  const { key, accountId } = await world.account()
  const journey = join(import.meta.dirname, 'typed_journey.py')
  const env = { KEY: key, URL: world.url, SANDBOX_URL: world.sandboxUrl }
  const { code, output } = await runPython([journey], env)
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('operations: 14, missed: []')
  expect(output).toContain('refused as it should be: 404 not_found')
  // The stored data shows that it really ran.
  const where = { accountId }
  expect(await world.app.db.call.count({ where })).toBe(2)
  expect(await world.app.db.message.findFirst({ where })).toMatchObject({ name: 'Dana Reyes' })
  const states = await world.app.db.meeting.findMany({ where, orderBy: { createdAt: 'asc' } })
  expect(states.map(({ state }) => state)).toEqual(['done', 'cancelled'])
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Runs the client against a server with these answers, one per try; returns its result and the requests received. */
async function met(answers: Answer[], code: string) {
  const heard: IncomingMessage[] = []
  const server = createServer((request, response) => {
    heard.push(request)
    answers[heard.length - 1]?.(request, response)
  })
  const url = await listenAnywhere(server)
  const source = `
from frontdesk import Frontdesk, FrontdeskError
frontdesk = Frontdesk("fd_key", base_url="${url}")
try:
    print(${code})
except (FrontdeskError, OSError) as error:
    print(type(error).__name__, vars(error) if isinstance(error, FrontdeskError) else error)
`
  const { output } = await runPython(['-c', source], { PYTHONPATH: CLIENT })
  server.closeAllConnections()
  server.close()
  return { output, heard }
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
const refused = (code: string) => ({ error: { code, message: 'Not now.' } })
const hangUp: Answer = (request) => request.socket.destroy()

const ORDER = 'frontdesk.create_test_line({"business_name": "X", "trade": "vet"})'

test('what cannot be served just now is asked for again, under the same key', async () => {
  const { output, heard } = await met(
    [json(503, refused('unavailable'), { 'retry-after': '0' }), hangUp, json(201, { fine: true })],
    ORDER,
  )
  expect(output).toBe("{'fine': True}\n")
  const keys = heard.map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size, keys[0]?.length]).toEqual([3, 1, 36])
  expect(heard[2]?.headers).toMatchObject({
    authorization: 'Bearer fd_key',
    'content-type': 'application/json',
  })
})

test('a refusal says why and how long to wait, and is not asked again when that is long', async () => {
  const late = json(429, refused('test_line_limit'), {
    'retry-after': '3600',
    'x-request-id': 'req-1',
  })
  const { output, heard } = await met([late], ORDER)
  expect(heard).toHaveLength(1)
  expect(output).toMatch(
    /FrontdeskError .*'status': 429, 'code': 'test_line_limit', .*'retry_after_seconds': 3600, 'request_id': 'req-1'/,
  )
  const off = await met([json(503, refused('not_enabled'))], ORDER)
  expect([off.heard.length, off.output]).toEqual([1, expect.stringContaining('not_enabled')])
})

test('the key follows no redirect; what is no error body is an error all the same', async () => {
  const elsewhere = await met(
    [json(307, {}, { location: 'http://localhost:1/elsewhere' })],
    'frontdesk.show_account()',
  )
  expect(elsewhere.output).toContain("'status': 307, 'code': 'internal_error'")
  const page: Answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
  const broken = await met([page], 'frontdesk.show_line("a/../b?c")')
  expect(broken.output).toContain("'status': 502")
  expect(broken.heard[0]?.url).toBe('/v1/lines/a%2F..%2Fb%3Fc')
  const never = await met([hangUp, hangUp, hangUp], 'frontdesk.show_account()')
  expect(never.heard).toHaveLength(3)
  expect(never.output).toMatch(/^(RemoteDisconnected|URLError|ConnectionResetError)/)
})
