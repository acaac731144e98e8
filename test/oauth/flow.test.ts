import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAgent } from '../../src/agents/agent-of-access-token.ts'
import { BOTH, openAgent, REDIRECT_URI } from '../support/oauth-agent.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<typeof signIn>>
let stoppedAt: Date | undefined
beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => stoppedAt ?? new Date() } })
  owner = await signIn(world, 'ann@example.com')
})
afterAll(() => world.close())

const works = async (token: string) => (await findAgent(world.app, token)) !== undefined

test('an owner connects an agent: asked, allowed, back with a code, which is a token for reading', async () => {
  const agent = await openAgent(world)
  const asked = await agent.ask(owner)
  expect(asked.page.html).toContain('Meeting helper')
  expect(asked.page.html).toContain('127.0.0.1:3999')
  expect(asked.page.html).toContain('ann@example.com')

  const back = await agent.answer(owner, asked, { decision: 'allow' })
  expect(back.href.startsWith(REDIRECT_URI)).toBe(true)
  expect(back.searchParams.get('state')).toBe('state-1')
  expect(back.searchParams.get('iss')).toBe(world.url)

  const before = Date.now()
  const { status, headers, body } = await agent.redeem(back.searchParams.get('code') ?? '')
  const after = Date.now()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ token_type: 'Bearer', scope: 'meetings:read', expires_in: 600 })
  const found = await findAgent(world.app, body.access_token)
  expect(found).toMatchObject({
    clientId: agent.clientId,
    viewer: { kind: 'agent', scopes: ['meetings:read'] },
  })
  // The token's times are in whole seconds.
  const givenAt = (found?.expiresAt.getTime() ?? 0) - 600_000
  expect(givenAt).toBeGreaterThan(before - 1_000)
  expect(givenAt).toBeLessThanOrEqual(after)
})

test('what is ticked is what the token says, and reading is in it whatever was asked', async () => {
  const agent = await openAgent(world)
  expect((await agent.connect(owner, { write: true })).scope).toBe(BOTH)
  expect((await agent.connect(owner)).scope).toBe('meetings:read')
  const asksOnlyToWrite = await agent.connect(owner, { write: true, scope: 'meetings:write' })
  expect(asksOnlyToWrite.scope.split(' ').sort()).toEqual(['meetings:read', 'meetings:write'])
  const asksForNothing = await agent.connect(owner, { write: true, scope: '' })
  expect(asksForNothing.scope).toBe('meetings:read')
})

test('the same code four times at once is one token', async () => {
  const agent = await openAgent(world)
  const code = await agent.codeFor(owner)
  // On a busy machine they take longer than a retry may, so the clock stands still.
  stoppedAt = new Date()
  const answers = await Promise.all([1, 2, 3, 4].map(() => agent.redeem(code)))
  stoppedAt = undefined
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(3)
  expect(await works(answers.find(({ status }) => status === 200)?.body.access_token ?? '')).toBe(
    true,
  )
})

test('a code that comes again is refused; when that is no retry, it ends what it gave', async () => {
  const agent = await openAgent(world)
  const code = await agent.codeFor(owner)
  const { body } = await agent.redeem(code)
  expect((await agent.redeem(code)).body.error).toBe('invalid_grant')
  expect(await works(body.access_token)).toBe(true)
  await world.app.pool.query(
    "UPDATE oauth_records SET consumed_at = consumed_at - interval '2 seconds' WHERE consumed_at IS NOT NULL",
  )
  expect((await agent.redeem(code)).body.error).toBe('invalid_grant')
  expect(await works(body.access_token)).toBe(false)
  expect((await agent.refresh(body.refresh_token)).body.error).toBe('invalid_grant')
})

test('a code is for its client, its verifier, its address and {mcp_url}', async () => {
  const agent = await openAgent(world)
  const stranger = await openAgent(world)
  for (const change of [
    { code_verifier: 'x'.repeat(43) },
    { redirect_uri: 'http://127.0.0.1:3999/other' },
    { resource: 'https://other.example/mcp' },
    { client_id: stranger.clientId },
  ]) {
    const refused = await agent.redeem(await agent.codeFor(owner), change)
    expect([refused.status, refused.body.access_token], JSON.stringify(change)).toEqual([
      400,
      undefined,
    ])
  }
})

test('a refresh token is good once; when it comes again, the whole family ends', async () => {
  const agent = await openAgent(world)
  const first = await agent.connect(owner)
  const second = (await agent.refresh(first.refresh_token)).body
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const third = (await agent.refresh(second.refresh_token)).body
  expect(await works(third.access_token)).toBe(true)

  const reused = await agent.refresh(first.refresh_token)
  expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant'])
  for (const { access_token } of [first, second, third])
    expect(await works(access_token)).toBe(false)
  expect((await agent.refresh(third.refresh_token)).body.error).toBe('invalid_grant')
})

test('the same refresh token four times at once is one new token, that is dead', async () => {
  const agent = await openAgent(world)
  const { refresh_token } = await agent.connect(owner)
  const answers = await Promise.all([1, 2, 3, 4].map(() => agent.refresh(refresh_token)))
  const served = answers.filter(({ status }) => status === 200)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  for (const { body } of served) expect(await works(body.access_token)).toBe(false)
})

test('a refresh cannot ask for more than was ticked, and may ask for less', async () => {
  const agent = await openAgent(world)
  const { refresh_token } = await agent.connect(owner)
  const more = await agent.refresh(refresh_token, { scope: BOTH })
  expect([more.status, more.body.error]).toEqual([400, 'invalid_scope'])

  const both = await agent.connect(owner, { write: true })
  const less = await agent.refresh(both.refresh_token, { scope: 'meetings:read' })
  expect(less.body.scope).toBe('meetings:read')
})

test('a revoked token is dead at once, and what came with it; another client cannot revoke it', async () => {
  const agent = await openAgent(world)
  const tokens = await agent.connect(owner)
  const stranger = await openAgent(world)
  expect((await stranger.revoke(tokens.access_token)).status).toBe(200)
  expect(await works(tokens.access_token)).toBe(true)

  expect((await agent.revoke(tokens.access_token)).status).toBe(200)
  expect(await works(tokens.access_token)).toBe(false)
  expect((await agent.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant')

  const again = await agent.connect(owner)
  await agent.revoke(again.refresh_token)
  expect(await works(again.access_token)).toBe(false)
  expect((await agent.revoke('no-such-token')).status).toBe(200)
})

test('a token ends with its time, with its account, and is nobody else’s', async () => {
  const agent = await openAgent(world)
  const { access_token } = await agent.connect(owner)
  const later = { ...world.app, clock: { now: () => new Date(Date.now() + 600_000) } }
  expect(await findAgent(later, access_token)).toBeUndefined()
  expect(await findAgent(world.app, `${access_token}x`)).toBeUndefined()
  const elsewhere = { ...world.app, config: { ...world.app.config, baseUrl: 'https://b.example' } }
  expect(await findAgent(elsewhere, access_token)).toBeUndefined()

  const passing = await signIn(world, 'passing@example.com')
  const token = (await agent.connect(passing)).access_token
  expect(await works(token)).toBe(true)
  await world.app.db.wallet.deleteMany({ where: { account: { email: 'passing@example.com' } } })
  await world.app.db.account.delete({ where: { email: 'passing@example.com' } })
  expect(await works(token)).toBe(false)
})

test('nothing that opens a door is readable in any table', async () => {
  const agent = await openAgent(world)
  const code = await agent.codeFor(owner, { write: true })
  const { body } = await agent.redeem(code)
  const unused = await agent.codeFor(owner)
  const secrets = [code, unused, body.access_token, body.refresh_token]
  const { rows: tables } = await world.app.pool.query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )
  for (const { name } of tables) {
    const { rows } = await world.app.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t`,
    )
    const text = rows.map(({ row }) => row).join('\n')
    expect(
      secrets.filter((secret) => text.includes(secret)),
      name,
    ).toEqual([])
  }
})
