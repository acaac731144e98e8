import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { pay, setUpLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** RFC 5322 §3.2.3: every sign that may stand before the @. */
const SIGNS = [
  'o&m@example.com',
  'a!b@example.com',
  'a#b@example.com',
  'a/b=c@example.com',
  "o'neil+x@example.com",
  '{a}|~`^?*%$@example.com',
]

test('a recap goes to any valid address', async () => {
  const { api } = await world.account()
  const order = {
    meeting_url: 'https://meet.google.com/abc-defg-hij',
    recipients: SIGNS,
    max_minutes: 1,
  }
  const { body } = await api.post<{ recipients: { email: string }[] }>('/meetings', order)
  expect(body.recipients?.map(({ email }) => email).toSorted()).toEqual(SIGNS.toSorted())
})

test.each([
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a,b@c.com',
  'a"b@c.com',
  'a(b@c.com',
  'a@b',
  'a\u0001@b.com',
  'é@b.com',
])('and to no other: %j', async (address) => {
  const { api } = await world.account()
  const order = { meeting_url: 'https://meet.google.com/abc-defg-hij', recipients: [address] }
  expect(await api.post('/meetings', order)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', message: 'recipients[0]: not an email address' } },
  })
})

test('so do saved recipients, and an account with such an address signs in and buys', async () => {
  const [email = ''] = SIGNS
  const browser = await signIn(world, email)
  expect((await browser.get('/developers')).status).toBe(200)
  const { key, api } = await world.account(email)
  const saved = await graphqlClient(
    world.url,
    key,
  )(
    'mutation { savedRecipientAdd(email: "a#b@example.com") { ... on Account { savedRecipients } } }',
  )
  expect(JSON.stringify(saved)).toContain('a#b@example.com')
  const { checkout_url } = await setUpLine(api)
  await pay(checkout_url)
  const mails = () => outsideOf(world.app.config).mails(email)
  const isMailed = (sent: { tag: string }[]) => sent.some(({ tag }) => tag === 'line-number')
  await until('the number is mailed', mails, isMailed)
})
