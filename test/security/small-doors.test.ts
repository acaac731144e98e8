import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_ADDRESS, a2aOf } from '../support/a2a.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openAgent } from '../support/oauth-agent.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
})
afterAll(() => world.close())

test('a refresh for another resource is refused, and the token is good afterwards; a code likewise', async () => {
  const owner = await signIn(world, 'ann@example.com')
  const agent = await openAgent(world)
  const { refresh_token: token } = await agent.connect(owner)
  for (const resource of ['https://elsewhere.example/mcp', `${world.url}/mcp/`, 'nothing']) {
    const { status, body } = await agent.refresh(token, { resource })
    expect([status, body.error]).toEqual([400, 'invalid_target'])
  }
  const { status, body } = await agent.refresh(token, { resource: `${world.url}/mcp` })
  expect([status, body.token_type]).toEqual([200, 'Bearer'])
  expect((await agent.refresh(body.refresh_token)).status).toBe(200)
})

test('callers who withhold their number do not lock each other out', async () => {
  const carrier = carrierOf(world.app)
  const { body } = await (await world.account()).api.post<{
    test_code: string
    test_number_e164: string
  }>('/test-lines', { business_name: 'Lopez Plumbing', trade: 'plumbing' })
  const call = (sid: number) => ({
    CallSid: `CAwithheld${sid}`,
    From: '+266696687',
    To: body.test_number_e164,
  })
  for (let sid = 0; sid < 12; sid += 1) {
    await carrier.post('/voice/incoming', call(sid))
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await carrier.post('/voice/test-code', { ...call(sid), Digits: '99' })
      const Digits = String((Number(body.test_code) + 1 + wrong) % 10_000).padStart(4, '0')
      await carrier.post('/voice/test-code', { ...call(sid), Digits })
    }
  }
  const answer = await carrier.post('/voice/incoming', call(99))
  expect(await answer.text()).toContain('four-digit code')
  const connected = await carrier.post('/voice/test-code', { ...call(99), Digits: body.test_code })
  expect(await connected.text()).toContain('ConversationRelay')
})

test('past the day’s mails an agent’s message is kept and mails stop, for those with a key and those without apart', async () => {
  const { slug, owner, accountId, lineId } = await openListed()
  const at = world.app.clock.now()
  await world.app.db.agentTurn.createMany({
    data: Array.from({ length: 100 }, (_, index) => ({
      accountId,
      lineId,
      sender: `192.0.2.${index}`,
      fingerprint: Buffer.from(`f${index}`),
      reply: {},
      left: true,
      at,
    })),
  })
  const mails = () => world.app.db.mail.count({ where: { accountId, tag: 'message' } })
  const before = await mails()
  const leave = [{ data: { skill: 'leave_message', message: 'Please call back about the drain.' } }]
  const path = `/agents/${slug}/a2a`
  expect((await a2aOf(world, path).send(leave)).status).toBe(200)
  expect(await mails()).toBe(before)
  const { key } = await world.account()
  const keyed = await a2aOf(world, path).send(leave, {}, {}, { authorization: `Bearer ${key}` })
  expect(keyed.status).toBe(200)
  expect(await mails()).toBe(before + 1)
  const { body } = await owner.api.get<{ items: object[] }>(`/lines/${lineId}/messages?limit=100`)
  expect(body.items).toHaveLength(2)
})

async function openListed() {
  const listed = await openListedLine(world)
  return { ...listed, accountId: listed.owner.accountId }
}

test('on https every answer says that it is https alone, and on http none does', async () => {
  const https = await openWorld({
    workJobs: false,
    settings: { BASE_URL: 'https://desk.example', SANDBOX: 'on' },
  })
  const { server } = await import('../../gateways/http.ts').then(({ createHttp }) =>
    createHttp(https.app),
  )
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  for (const path of [
    '/',
    '/v1/account',
    '/healthz',
    '/nothing',
    '/graphql',
    '/assets/pico.min.css',
  ]) {
    const [there, here] = await Promise.all([
      fetch(`http://localhost:${port}${path}`),
      fetch(`${world.url}${path}`),
    ])
    expect([path, there.headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000',
    ])
    expect([path, here.headers.get('strict-transport-security')]).toEqual([path, null])
  }
  server.close()
  server.closeAllConnections()
  await https.close()
})

test('the data folder and all that lies in it are the owner’s alone, also where it was open before', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'open-'))
  await chmod(dataDir, 0o755)
  const other = await openWorld({ workJobs: false, settings: { DATA_DIR: dataDir } })
  await other.account()
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    expect([entry.name, mode & 0o077]).toEqual([entry.name, 0])
  }
  await other.close()
  await rm(dataDir, { recursive: true, force: true })
})
