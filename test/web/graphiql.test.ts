import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const FILES = [
  'graphiql.js',
  'graphiql.css',
  'graphql.js',
  'json.js',
  'editorWorkerService.js',
].map((name) => `/staff/graphiql/${name}`)

/** As browsers do; `fetch` would send no-cache. */
const REVALIDATE = { 'cache-control': 'max-age=0' }

test('others are led to the door, and get not a file of it', async () => {
  const customer = await signIn(world, `${crypto.randomUUID()}@example.com`)
  for (const browser of [customer, openBrowserByHand(world.url)]) {
    const { status, location, headers, html } = await browser.get('/graphql')
    expect([status, location]).toEqual([303, '/staff?return_to=/graphql'])
    const names = [...headers.keys()]
    expect(names.filter((name) => /^access-control|cookie|powered/.test(name))).toEqual([])
    expect(html).not.toMatch(/"data"|csrf/)
    for (const file of FILES) expect((await browser.get(file)).status, file).toBe(404)
  }
})

test('signing in as staff leads back to it, by no way off the site', async () => {
  const browser = openBrowserByHand(world.url)
  const { html } = await browser.get('/staff?return_to=/graphql')
  expect(html).toContain('name="return_to" value="/graphql"')
  const form = { token: world.app.staffToken, return_to: '/graphql' }
  const wrong = await browser.post('/staff/sign-in', { ...form, token: 'x' })
  expect(wrong.html).toContain('name="return_to" value="/graphql"')
  for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
    const sent = await browser.post('/staff/sign-in', { ...form, return_to: returnTo })
    expect(sent.location, returnTo).toBe('/staff')
  }
  expect((await browser.post('/staff/sign-in', form)).location).toBe('/graphql')
})

test('staff gets the page and its files from us alone, and nobody keeps or frames it', async () => {
  const staff = openBrowserByHand(world.url)
  await staff.post('/staff/sign-in', { token: world.app.staffToken })
  expect((await staff.get('/staff')).html).toContain('href="/graphql"')
  const { status, html, headers } = await staff.get('/graphql')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(html).not.toMatch(/https?:|<script>|<style>/)
  const policy = headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
  )
  for (const file of FILES) {
    const answer = await staff.get(file)
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('content-encoding'), file).toBe('gzip')
    expect(answer.headers.get('cache-control'), file).toBe('private, no-cache')
    const again = await staff.get(file, {
      ...REVALIDATE,
      'if-none-match': answer.headers.get('etag') ?? '',
    })
    expect(again.status, file).toBe(304)
  }
  const other = await staff.get('/staff')
  expect(other.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('a program that asks gets an answer, never the page', async () => {
  const staff = openBrowserByHand(world.url)
  await staff.post('/staff/sign-in', { token: world.app.staffToken })
  const question = `/graphql?${new URLSearchParams({ query: '{ __typename }' })}`
  for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
    const { html } = await staff.get(question, { accept })
    expect(JSON.parse(html), accept).toEqual({ data: { __typename: 'Query' } })
    expect((await staff.get('/graphql', { accept })).html, accept).not.toContain('<')
  }
  const bearer = { authorization: `Bearer ${world.app.staffToken}` }
  expect((await staff.get('/graphql', bearer)).html).not.toContain('<')
})
