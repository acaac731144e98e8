import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOauthRecords } from '../../src/agents/forget-oauth-records.ts'
import { openAgent, REDIRECT_URI, register } from '../support/oauth-agent.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const DAY_MS = 86_400_000

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const forgetIn = (days: number) =>
  forgetOauthRecords({
    ...world.app,
    clock: { now: () => new Date(Date.now() + days * DAY_MS) },
  })
const models = async () => {
  const records = await world.app.db.oauthRecord.findMany({ orderBy: { model: 'asc' } })
  return records.map(({ model }) => model)
}

test('what expired goes; a grant goes with the last of its tokens, an agent that was allowed stays known', async () => {
  const owner = await signIn(world, 'ann@example.com')
  const agent = await openAgent(world)
  await register(world, { redirect_uris: [REDIRECT_URI] })
  await agent.connect(owner)
  expect(await models()).toEqual([
    'AccessToken',
    'AuthorizationCode',
    'Client',
    'Client',
    'Grant',
    'RefreshToken',
  ])
  await forgetIn(1)
  expect(await models()).toEqual(['Client', 'Client', 'Grant', 'RefreshToken'])
  await forgetIn(31)
  expect(await models()).toEqual(['Client'])
  expect(await world.app.db.agentGrant.count()).toBe(0)
  expect((await agent.connect(owner)).scope).toBe('meetings:read')
})
