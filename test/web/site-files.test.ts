import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World
let real: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  real = await openWorld({
    workJobs: false,
    settings: {
      MAIL_FROM: 'Frontdesk <desk@example.com>',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'frontdesk',
      OIDC_CLIENT_SECRET: 'secret',
      OPENAI_BASE_URL: 'https://model.example.com/v1',
      MODEL: 'small',
    },
  })
})
afterAll(() => Promise.all([world.close(), real.close()]))

async function read(path: string, of = world) {
  const answer = await fetch(of.url + path, { redirect: 'manual' })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  }
}

test('who finds a weakness is told where to write, until a date that is to come', async () => {
  const { text, type } = await read('/.well-known/security.txt', real)
  expect(type).toBe('text/plain; charset=utf-8')
  const told = new Map(text.split('\n').map((line) => line.split(/: (.*)/) as [string, string]))
  expect(told.get('Contact')).toBe('mailto:desk@example.com')
  const days = (Date.parse(told.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(366)
})

test('robots keep out of what is private, and browsers find their icons', async () => {
  const { text } = await read('/robots.txt')
  expect(text).toContain('Disallow: /console\n')
  expect(text).not.toMatch(/^Disallow: \/(developers.*)?$/m)
  expect((await read('/favicon.ico')).type).toMatch(/^image\//)
  expect((await read('/assets/apple-touch-icon.png')).type).toBe('image/png')
})

test('the privacy page names who gets what by these settings, and nobody else', async () => {
  const { text: sandboxed } = await read('/privacy')
  expect(sandboxed).toContain(
    'in place of Stripe, Postmark, Twilio, the note-taker, and the identity provider',
  )
  expect(sandboxed).not.toContain('<th scope="row">')
  expect(sandboxed).toContain('href="mailto:frontdesk@localhost"')
  const { text } = await read('/privacy', real)
  const named = [...text.matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name)
  expect(named).toEqual(['Stripe', 'id.example.com', 'model.example.com'])
  expect(text).toMatch(/Stripe<\/th><td>Your email address[^<]+<\/td><td>Takes payments/)
  expect(text).toContain('href="mailto:desk@example.com"')
})

test('every public page leads to the terms, to this page and to the reference', async () => {
  for (const path of ['/', '/developers/reference', '/nowhere']) {
    const { text } = await read(path)
    const [, foot = ''] = text.split('<footer')
    const links = [...foot.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(links).toEqual(['/terms', '/privacy', '/developers/reference', '/developers/changelog'])
    for (const href of links) expect((await read(href)).status, href).toBe(200)
  }
})
