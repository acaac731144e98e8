import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetWebSessions } from '../../src/accounts/web-sessions.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let daysLater = 0
const clock = { now: () => new Date(Date.now() + daysLater * 86_400_000) }

beforeAll(async () => {
  world = await openWorld({ clock, workJobs: false })
})
afterAll(() => world.close())

const newEmail = () => `${crypto.randomUUID()}@example.com`
const toSignIn = '/sign-in?return_to=%2Fdevelopers'

test('the cookie is for this site alone, and only its hash is kept', async () => {
  const browser = await signIn(world, newEmail())
  const token = browser.cookies.get('frontdesk') ?? ''
  const hash = new Uint8Array(createHash('sha256').update(token).digest())
  const row = await world.app.db.webSession.findUniqueOrThrow({ where: { hash } })
  expect(row.id).toMatch(/^sess_/)
  expect(JSON.stringify(row)).not.toContain(token)
})

test('a session that is not used for a week has ended; one in use lives for thirty days', async () => {
  daysLater = 0
  const [used, idle] = [await signIn(world, newEmail()), await signIn(world, newEmail())]
  for (daysLater of [6, 12, 18, 24, 29]) {
    expect((await used.get('/developers')).status).toBe(200)
  }
  expect((await idle.get('/developers')).location).toBe(toSignIn)
  daysLater = 30.1
  expect((await used.get('/developers')).location).toBe(toSignIn)
  daysLater = 0
})

test('HEAD of a page is answered as GET is, with a session and without', async () => {
  daysLater = 0
  const visit = async (path: string, method: string, cookie = '') => {
    const answer = await fetch(`${world.url}${path}`, {
      ...{ method, headers: { cookie }, redirect: 'manual' },
    })
    return [answer.status, answer.headers.get('location')]
  }
  const { cookies } = await signIn(world, newEmail())
  const cookie = `frontdesk=${cookies.get('frontdesk')}`
  for (const path of ['/console', '/developers', '/console/messages?q=a']) {
    const to = `/sign-in?${new URLSearchParams({ return_to: path })}`
    expect([await visit(path, 'GET'), await visit(path, 'HEAD')]).toEqual(Array(2).fill([303, to]))
    expect(await visit(path, 'HEAD', cookie)).toEqual([200, null])
  }
})

test('a form whose session has ended changes nothing and says so', async () => {
  daysLater = 0
  const email = newEmail()
  const browser = await signIn(world, email)
  daysLater = 8
  const { status, html } = await browser.post('/developers/keys', {
    csrf: browser.csrfToken,
    name: 'late',
  })
  expect(status).toBe(401)
  expect(html).toContain(`href="${toSignIn}"`)
  expect(await world.app.db.apiKey.count({ where: { account: { email } } })).toBe(0)
  daysLater = 0
})

test('sessions that have ended are cleared away, others stay', async () => {
  daysLater = 0
  const gone = newEmail()
  await signIn(world, gone)
  daysLater = 8
  const kept = await signIn(world, newEmail())
  await forgetWebSessions(world.app)
  expect(await world.app.db.webSession.count({ where: { account: { email: gone } } })).toBe(0)
  expect((await kept.get('/developers')).status).toBe(200)
  daysLater = 0
})

test('signing out ends the session itself, not only its cookie', async () => {
  const browser = await signIn(world, newEmail())
  const token = browser.cookies.get('frontdesk') ?? ''
  const out = await browser.post('/sign-out', { csrf: browser.csrfToken })
  expect([out.status, out.location]).toEqual([303, '/'])
  expect(browser.cookies.has('frontdesk')).toBe(false)
  browser.cookies.set('frontdesk', token)
  expect((await browser.get('/developers')).location).toBe(toSignIn)
  expect((await browser.post('/sign-out', { csrf: browser.csrfToken })).location).toBe('/')
})

test("an account's pages are kept by no cache", async () => {
  const { get } = await signIn(world, newEmail())
  expect((await get('/developers')).headers.get('cache-control')).toBe('no-store')
})

test('over https the cookie is one that no other host and no plain connection can set', async () => {
  const https = await openWorld({
    settings: { BASE_URL: 'https://desk.example', SANDBOX: 'on' },
    workJobs: false,
  })
  const response = await fetch(`http://localhost:${https.app.config.port}/sign-in`, {
    redirect: 'manual',
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-frontdesk-sign-in=[\w-]{43};/)
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
    expect(cookie).toContain(attribute)
  }
  expect(cookie).not.toContain('Domain')
  await https.close()
})
