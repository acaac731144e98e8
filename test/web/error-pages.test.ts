import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

test('every page forbids scripts and styles that are not files of this site', async () => {
  const { get } = openBrowserByHand(world.url)
  for (const address of ['/', '/terms', '/nowhere', '/developers/reference/lines']) {
    const { headers, html } = await get(address)
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; '), address).toContain(rule)
    }
    expect(html).not.toMatch(/<style|style=|<script(?! src="\/assets\/)|\son\w+=/)
  }
})

test('an address that leads nowhere says so and offers a way on', async () => {
  const { status, html } = await openBrowserByHand(world.url).get('/nowhere')
  expect(status).toBe(404)
  expect(html).toContain('Page not found')
  expect(html).toMatch(/href="\/">Home<\/a>.*href="\/sign-in">Sign in</)
  const { get } = await signIn(world, 'dana@example.com')
  const [, own = ''] = (await get('/nowhere')).html.split('<main')
  expect(own).toMatch(
    /href="\/console">Home<\/a>.*\/console\/calls">Calls<.*\/console\/search">Search</,
  )
  expect(own).not.toContain('href="/">Home</a>')
})

test('what a door did not understand is a page for people and JSON for programs', async () => {
  const { get } = await signIn(world, 'dana@example.com')
  const page = await get('/developers/keys/%E0%A4%A/revoke')
  expect(page.status).toBe(400)
  expect(page.html).toContain('This request was not understood')
  const json = await get('/developers/keys/%E0%A4%A/revoke', { accept: '*/*' })
  expect(json.status).toBe(400)
  expect(JSON.parse(json.html).error.code).toBe('invalid_request')
})

test('a form that is too large is refused before it is read', async () => {
  const browser = await signIn(world, 'dana@example.com')
  const form = { csrf: browser.csrfToken, name: 'x'.repeat(70_000) }
  const page = await browser.post('/developers/keys', form)
  expect([page.status, page.html]).toEqual([413, expect.stringContaining('This is too large')])
})

test.each(['/webhooks/stripe', '/webhooks/recall', '/webhooks/postmark', '/hear/1234-x/turns'])(
  'a body that is too large for %s is told by its code',
  async (path) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify('x'.repeat(1_100_000))
    const response = await fetch(`${world.url}${path}`, { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { error: { code: 'body_too_large' } },
    ])
  },
)

// Last, because it breaks the world.
test('a failure of ours tells nothing of the inside', async () => {
  const { get } = await signIn(world, 'dana@example.com')
  await world.app.pool.query('ALTER TABLE web_sessions RENAME TO lost')
  const { status, html } = await get('/')
  expect(status).toBe(500)
  expect(html).toContain('Something went wrong')
  expect(html).not.toContain('web_sessions')
})
