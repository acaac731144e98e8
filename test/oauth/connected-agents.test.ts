import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { findAgent } from '../../src/agents/agent-of-access-token.ts'
import { type OwnersBrowser, openAgent } from '../support/oauth-agent.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: OwnersBrowser
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await signIn(world, 'ann@example.com')
})
afterAll(() => world.close())

const works = async (token: string) => (await findAgent(world.app, token)) !== undefined

test('agents are listed with what they may, and cut off at once', async () => {
  const agent = await openAgent(world, { client_name: 'Tick <b>taker</b>' })
  const wishes = {
    ticks: ['meetings:write', 'calls:read', 'lines:read'],
    scope: AGENT_SCOPES.join(' '),
  }
  const { access_token, refresh_token } = await agent.connect(owner, wishes)
  const listed = (await owner.get('/developers')).html
  expect(listed).toContain('Tick &lt;b&gt;taker&lt;/b&gt;')
  expect(listed).toContain('127.0.0.1:3999')
  expect(listed).toContain('Read, send and cancel; also read lines and calls')
  expect(await works(access_token)).toBe(true)
  await until(
    'the use is noted',
    async () => (await world.app.db.agentGrant.findFirstOrThrow()).lastUsedAt,
  )

  const [path = ''] = /\/developers\/agents\/grant_\w+\/disconnect/.exec(listed) ?? []
  expect((await owner.get(path)).html).toContain('Disconnect')
  const mallory = await signIn(world, 'mallory@example.com')
  const refused = [
    await mallory.get(path),
    await mallory.post(path, { csrf: mallory.csrfToken }),
    await owner.post(path, {}),
    await owner.post(path, { csrf: owner.csrfToken }, { origin: 'https://evil.example' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 403, 403])
  expect(await works(access_token)).toBe(true)

  const gone = await owner.post(path, { csrf: owner.csrfToken })
  expect(gone.location).toBe('/developers?done=disconnected#agents')
  expect(await works(access_token)).toBe(false)
  expect((await agent.refresh(refresh_token)).body.error).toBe('invalid_grant')
  expect((await owner.get('/developers?done=disconnected')).html).toContain('Agent disconnected')
  expect((await owner.post(path, { csrf: owner.csrfToken })).status).toBe(404)
})

test('a key sees no agents, and cuts none off', async () => {
  const { key } = await world.account('ann@example.com')
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ agentGrants { id } }' }),
  })
  const { data, errors } = await response.json()
  expect(data).toBeNull()
  expect(errors[0].extensions.code).toBe('forbidden')
})
