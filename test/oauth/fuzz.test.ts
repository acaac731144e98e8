import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentOf, REDIRECT_URI, register } from '../support/oauth-agent.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let clientId: string
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  clientId = (await register(world, { redirect_uris: [REDIRECT_URI] })).body.client_id
})
afterAll(() => world.close())

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'prompt',
  'max_age',
  'claims',
  'resource',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'id_token_hint',
  'grant_type',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
  'token_type_hint',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  '__proto__',
]
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('', '\0', '{}', '[]', 'code', 'none', 'query', 'form_post', 'fragment', '-1'),
  fc.constantFrom('authorization_code', 'refresh_token', 'S256', 'meetings:write', 'openid'),
  fc.webUrl(),
)
const parameters = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 8 })

test('nothing that is asked of the OAuth server is our failure', async () => {
  const good = new URL(agentOf(world, clientId).authorizeUrl()).searchParams
  await fc.assert(
    fc.asyncProperty(parameters, fc.boolean(), async (changes, valid) => {
      const query = new URLSearchParams(valid ? good : [])
      for (const [name, text] of changes) query.append(name, text)
      const body = new URLSearchParams(changes)
      if (valid) body.append('client_id', clientId)
      const answers = await Promise.all([
        fetch(`${world.url}/oauth/authorize?${query}`, { redirect: 'manual' }),
        fetch(`${world.url}/oauth/token`, { method: 'POST', body }),
        fetch(`${world.url}/oauth/revoke`, { method: 'POST', body }),
      ])
      for (const { status } of answers) expect(status).toBeLessThan(500)
      const [location] = [answers[0].headers.get('location') ?? '']
      const back = location === '' || location.startsWith('/consent/')
      expect(back || location.startsWith(REDIRECT_URI), location).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('nor is any registration', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (anything, field) => {
      for (const metadata of [
        anything,
        { client_name: field, redirect_uris: [REDIRECT_URI] },
        { redirect_uris: [field] },
      ]) {
        const { status } = await register(world, metadata as object)
        expect(status).toBeLessThan(500)
      }
    }),
    { numRuns: 18 },
  )
})
