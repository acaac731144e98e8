import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { findAgent } from '../../src/agents/agent-of-access-token.ts'
import { type OwnersBrowser, openAgent, REDIRECT_URI, register } from '../support/oauth-agent.ts'
import { csrfIn, openBrowserByHand, signIn, signInThere } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: OwnersBrowser
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
beforeEach(async () => {
  owner = await signIn(world, 'ann@example.com')
})
afterAll(() => world.close())

const works = async (token: string) => (await findAgent(world.app, token)) !== undefined
const grants = () => world.app.db.agentGrant.count()

test('reading is ticked and fixed, writing is not ticked, not even the next time', async () => {
  const agent = await openAgent(world)
  for (const _time of [1, 2]) {
    const { page } = await agent.ask(owner)
    const [, read = ''] = /<input ([^>]*value="meetings:read"[^>]*)>/.exec(page.html) ?? []
    const [, write = ''] = /<input ([^>]*value="meetings:write"[^>]*)>/.exec(page.html) ?? []
    expect(read).toMatch(/checked disabled/)
    expect(write).toContain('type="checkbox"')
    expect(write).not.toContain('checked ')
    expect(write).not.toMatch(/checked$/)
    await agent.connect(owner, { write: true })
  }
  const { page } = await agent.ask(owner, { scope: 'meetings:read' })
  expect(page.html).not.toContain('meetings:write')
})

test('each permission that is asked for has its own box, and none is ticked but reading', async () => {
  const agent = await openAgent(world)
  const { page } = await agent.ask(owner, { scope: AGENT_SCOPES.join(' ') })
  const inputs = page.html.match(/<input type="checkbox" name="scope"[^>]*>/g) ?? []
  expect(inputs.map((input) => /value="([^"]+)"/.exec(input)?.[1])).toEqual([...AGENT_SCOPES])
  expect(inputs.filter((input) => input.includes('checked'))).toHaveLength(1)
  const ticks = ['calls:read', 'lines:read', 'nonsense:read']
  const tokens = await agent.connect(owner, { scope: 'calls:read nonsense:read', ticks })
  expect(tokens.scope).toBe('meetings:read calls:read')
})

test('a tick for what was not asked is not given', async () => {
  const agent = await openAgent(world)
  const tokens = await agent.connect(owner, { scope: 'meetings:read', write: true })
  expect(tokens.scope).toBe('meetings:read')
})

test('reconnecting with fewer ticks ends what the earlier tokens could do', async () => {
  const agent = await openAgent(world)
  const before = await agent.connect(owner, { write: true })
  const neighbour = await openAgent(world)
  const untouched = await neighbour.connect(owner, { write: true })

  const after = await agent.connect(owner)
  expect(after.scope).toBe('meetings:read')
  expect(await works(before.access_token)).toBe(false)
  expect((await agent.refresh(before.refresh_token)).body.error).toBe('invalid_grant')
  expect(await works(after.access_token)).toBe(true)
  expect(await works(untouched.access_token)).toBe(true)
})

test.each(['consent', 'login', 'login consent'])(
  'an agent that insists on %s is asked for once',
  async (prompt) => {
    const agent = await openAgent(world)
    const back = await agent.answer(owner, await agent.ask(owner, { prompt }), {
      decision: 'allow',
    })
    expect(back.searchParams.get('code')).toBeTruthy()
  },
)

test('a no goes back to the agent and changes nothing', async () => {
  const agent = await openAgent(world)
  const before = await agent.connect(owner)
  const back = await agent.answer(owner, await agent.ask(owner), { decision: 'deny' })
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('state')).toBe('state-1')
  expect(back.searchParams.get('code')).toBeNull()
  expect(await works(before.access_token)).toBe(true)
})

test('who is not signed in does so first, and comes back to the question', async () => {
  const agent = await openAgent(world)
  const stranger = openBrowserByHand(world.url)
  const asked = await stranger.get(agent.authorizeUrl())
  const question = asked.location ?? ''
  const sent = await stranger.get(question)
  expect(sent.location).toBe(`/sign-in?${new URLSearchParams({ return_to: question })}`)
  const begun = await stranger.get(sent.location ?? '')
  const ended = await stranger.get(await signInThere(begun.location ?? '', 'new@example.com'))
  expect(ended.location).toBe(question)
  expect((await stranger.get(question)).html).toContain('new@example.com')
})

test('another account can be used', async () => {
  const agent = await openAgent(world)
  const { question, page } = await agent.ask(owner)
  const form = { csrf: csrfIn(page.html), decision: 'switch' }
  const left = await owner.post(question, form)
  expect(left.html).toContain(`href="${question}"`)
  expect((await owner.get(question)).location).toContain('/sign-in?')
})

test('a form that is not the owner’s own is refused, and nothing is granted', async () => {
  const agent = await openAgent(world)
  const { question, page } = await agent.ask(owner)
  const csrf = csrfIn(page.html)
  const mallory = await signIn(world, 'mallory@example.com')
  const yes = { decision: 'allow', scope: 'meetings:write' }
  const before = await grants()
  const refused = [
    await owner.post(question, yes),
    await owner.post(question, { ...yes, csrf: mallory.csrfToken }),
    await owner.post(question, { ...yes, csrf }, { origin: 'https://evil.example' }),
    await owner.post(question, { ...yes, csrf }, { 'sec-fetch-site': 'cross-site' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(await grants()).toBe(before)
  const back = await agent.answer(owner, { question, page }, { decision: 'allow' })
  expect(back.searchParams.get('code')).toBeTruthy()
})

test('a question is the browser’s that was asked: elsewhere, later or again it is a page that says so', async () => {
  const agent = await openAgent(world)
  const { question, page } = await agent.ask(owner)
  const mallory = await signIn(world, 'mallory@example.com')
  const elsewhere = await mallory.get(question)
  expect(elsewhere.status).toBe(400)
  expect(elsewhere.html).toContain('no longer open')
  const forged = await mallory.post(question, { csrf: mallory.csrfToken, decision: 'allow' })
  expect(forged.status).toBe(400)

  const answered = await agent.answer(owner, { question, page }, { decision: 'allow' })
  expect(answered.searchParams.get('code')).toBeTruthy()
  expect((await owner.get(question)).status).toBe(400)
  const again = await owner.post(question, { csrf: owner.csrfToken, decision: 'allow' })
  expect(again.status).toBe(400)
})

test('what an agent says of itself is shown as text', async () => {
  const name = '<script>alert(1)</script>\u202e "Claude"'
  const { body } = await register(world, { client_name: name, redirect_uris: [REDIRECT_URI] })
  expect(body.client_name).toBe('<script>alert(1)</script> "Claude"')
  const agent = await openAgent(world, { client_name: name })
  const { page } = await agent.ask(owner)
  expect(page.html).not.toContain('<script>alert')
  expect(page.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://127.0.0.1:3999",
  )
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('a request that is not right is told to the agent, or to the person when there is no telling whose it is', async () => {
  const agent = await openAgent(world)
  const told = async (change: Record<string, string | undefined>) => {
    const { status, location, html } = await owner.get(agent.authorizeUrl(change))
    if (!location) return `${status} ${/<h1>([^<]*)/.exec(html)?.[1]}`
    // Answers to a would-be implicit grant come in the fragment.
    return new URL(location.replace('#', '?')).searchParams.get('error')
  }
  expect(await told({ code_challenge: undefined })).toBe('invalid_request')
  expect(await told({ code_challenge_method: 'plain' })).toBe('invalid_request')
  expect(await told({ resource: 'https://other.example/mcp' })).toBe('invalid_target')
  expect(await told({ response_type: 'token' })).toBe('unsupported_response_type')
  expect(await told({ prompt: 'none' })).toBe('login_required')
  expect(await told({ request: 'x.y.z' })).toBe('request_not_supported')
  const page = '400 This agent cannot be connected'
  expect(await told({ redirect_uri: 'https://evil.example/cb' })).toBe(page)
  expect(await told({ client_id: 'nobody' })).toBe(page)
  expect(await told({ state: '\0' })).toBe(page)
})
