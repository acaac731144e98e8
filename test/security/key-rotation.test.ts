import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotate } from '../../gateways/cli/rotate-keys.ts'
import { oauthKeys } from '../../src/agents/oauth-keys.ts'
import { openWorld, type World } from '../support/world.ts'

const MINUTE_MS = 60_000

let world: World
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => new Date(Date.now() + aheadMs) } })
})
afterAll(() => world.close())

test('a new card key is published before it signs, and the old one stays published', async () => {
  const before = await kidOfCard()
  expect(await published()).toEqual([before])
  await rotate(world.app.config, 'cards')

  aheadMs += 2 * MINUTE_MS
  const both = await published()
  expect(both).toHaveLength(2)
  expect(await kidOfCard()).toBe(before)

  aheadMs += 10 * MINUTE_MS
  const after = await kidOfCard()
  expect(after).not.toBe(before)
  expect((await published()).sort()).toEqual([before, after].sort())
})

test('the OAuth server believes its former key beside the new one', async () => {
  aheadMs = 0
  const [before] = await oauthKeys(world.app)
  await rotate(world.app.config, 'oauth')
  expect((await oauthKeys(world.app)).map(({ cookieKey }) => cookieKey)[0]).toBe(before?.cookieKey)
  aheadMs += 11 * MINUTE_MS
  const keys = (await oauthKeys(world.app)).map(({ cookieKey }) => cookieKey)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(before?.cookieKey)
})

test('of a key that there is not, the names are told', async () => {
  await expect(rotate(world.app.config, 'card')).rejects.toThrow('Keys that rotate: cards, oauth.')
})

async function kidOfCard(): Promise<string | undefined> {
  const response = await fetch(`${world.url}/.well-known/agent-card.json`)
  const { signatures } = await response.json()
  return decodeProtectedHeader(signatures[0]).kid
}

async function published(): Promise<string[]> {
  const response = await fetch(`${world.url}/.well-known/jwks.json`)
  const { keys }: { keys: { kid: string }[] } = await response.json()
  return keys.map(({ kid }) => kid)
}
