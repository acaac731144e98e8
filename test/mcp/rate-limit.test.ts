import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAgentToken } from '../support/agent-token.ts'
import { openWorld, type World } from '../support/world.ts'

const LIMIT = 5
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

let world: World

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) },
  })
})
afterAll(() => world.close())

async function agentOf(accountId: string) {
  const token = await storeAgentToken(world.app, accountId)
  return (body: unknown = PING) =>
    fetch(`${world.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
}

test('an agent that asks too much waits, and no other with it', async () => {
  const { accountId, api } = await world.account()
  const [greedy, modest] = [await agentOf(accountId), await agentOf(accountId)]
  for (let used = 0; used < LIMIT; used += 1) expect((await greedy()).status).toBe(200)
  const refused = await greedy()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(await refused.json()).toMatchObject({
    id: null,
    error: { code: -32_000, message: expect.stringMatching(/^rate_limited: .*wait \d+ s$/) },
  })
  expect((await modest()).status).toBe(200)
  expect((await api.get('/account')).status).toBe(200)
})

test('a batch counts as what it holds', async () => {
  const { accountId } = await world.account()
  const batch = (size: number) => Array.from({ length: size }, (_, id) => ({ ...PING, id }))
  const agent = await agentOf(accountId)
  expect((await agent(batch(LIMIT))).status).toBe(200)
  expect((await agent()).status).toBe(429)
  const other = await agentOf(accountId)
  expect((await other(batch(LIMIT + 1))).status).toBe(429)
})

test('what is refused counts too', async () => {
  const { accountId } = await world.account()
  const agent = await agentOf(accountId)
  for (let used = 0; used < LIMIT; used += 1) expect((await agent('nonsense')).status).toBe(400)
  expect((await agent()).status).toBe(429)
})
