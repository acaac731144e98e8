import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numbersInWriting } from '../../gateways/web/numbers-in-writing.ts'
import { billedSeconds } from '../../src/billing/billed-time.ts'
import { LINE_PACKS } from '../../src/billing/minute-packs.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { deleteExpired } from '../../src/workflows/chores.ts'
import { phoneOf } from '../support/phone.ts'
import { openBrowserByHand } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

/** The time of the sample call, or later if a test sets it. */
const SAMPLE_AT = new Date('2026-11-20T02:12:00Z')
let now = SAMPLE_AT
let world: World

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    clock: { now: () => now },
    settings: { TRIAL_LINES_PER_DAY: '11' },
  })
})
afterAll(() => world.close())

const visitor = (url = world.url) => openBrowserByHand(url)
const TRY = { businessName: 'Hill & Daughters', trade: 'roofing' }
const trials = () =>
  world.app.db.testLine.count({ where: { account: { email: 'the front page' } } })

function saidIn(html: string): { who: string; text: string }[] {
  const items = html.matchAll(/<li class="(line|caller)"><span[^>]*>[^<]*<\/span><p>([^<]*)<\/p>/g)
  return [...items].map(([, who = '', text = '']) => ({
    who,
    text: text.replaceAll('&#39;', "'"),
  }))
}

test('the sample is what a line with these facts says to this caller', async () => {
  const { api } = await world.account()
  const { html } = await visitor().get('/')
  const sample = saidIn(html)
  expect(sample.length).toBeGreaterThan(6)
  const { body } = await api.post<{ test_number_e164: string; test_code: string }>('/test-lines', {
    business_name: 'Lopez Plumbing',
    trade: 'plumbing',
    area: 'Austin',
    hours: 'weekdays 8 AM to 6 PM, Saturday 9 AM to noon',
    timezone: 'America/Chicago',
  })
  const says = sample.filter(({ who }) => who === 'caller').map(({ text }) => ({ say: text }))
  const turns = [{ press: body.test_code }, ...says]
  const { transcript } = await phoneOf(world).call(body.test_number_e164, turns, {
    from: '+15128420193',
  })
  const heard = (spoken: readonly { who: string; text: string }[]) =>
    spoken
      .filter(({ who }) => who === 'line')
      .map(({ text }) => text)
      .join(' ')
  const [, answered = ''] = heard(transcript).split(/(?=Lopez Plumbing\. I'm)/)
  expect(numbersInWriting(answered)).toBe(heard(sample))
  expect(heard(sample)).toContain('ending 0193')
  expect(html).toContain('<strong class="badge">Urgent</strong>')
  expect(html).toContain('<dd class="tel">(512) 842-0193</dd>')
})

test('the prices are those of the checkout', async () => {
  const { api } = await world.account()
  type Packs = { minutes: number; price_cents: number }[]
  const { body } = await api.get<{ minute_packs: Packs; meeting_packs: Packs }>('/account')
  const { html } = await visitor().get('/')
  for (const { minutes, price_cents } of body.minute_packs) {
    expect(html).toMatch(
      new RegExp(
        `${minutes} minutes of calls(?: <span class="for">[^<]*</span>)?</h3><p class="price">\\$${price_cents / 100}<`,
      ),
    )
  }
  for (const { minutes, price_cents } of body.meeting_packs) {
    expect(html).toContain(`>${minutes.toLocaleString('en-US')}</th><td>$${price_cents / 100}</td>`)
  }
})

test('a week of calls is worked out by the price of the first pack and by what a short call is billed', async () => {
  const { html } = await visitor().get('/')
  const [, table = ''] =
    /<caption>What a week of missed calls costs.*?<\/caption>(.*?)<\/table>/s.exec(html) ?? []
  const rows = [
    ...table.matchAll(
      /<th scope="row">(\d+) .*?<small>(?:(\d+) min )?(\d+) s each.*?<td>[^<]*<\/td><td>([^<]*)</g,
    ),
  ]
  const { minutes, priceCents } = LINE_PACKS.min40
  const charged = rows
    .filter(([, , , , cost]) => cost !== 'free')
    .map(([, calls, min = 0, s]) => Number(calls) * billedSeconds(Number(min) * 60 + Number(s)))
  expect(charged.length).toBeLessThan(rows.length)
  const seconds = charged.reduce((sum, one) => sum + one, 0)
  const dollars = ((seconds / 60) * (priceCents / minutes)) / 100
  expect(table).toContain(`<td>$${dollars.toFixed(2)}</td></tr></tfoot>`)
  expect(html).toContain(`$10 covers ${Math.floor((minutes * 60) / seconds)} weeks like this`)
})

describe('a line to try', () => {
  test('name, trade, go: it answers with that name, and leads to a line of one’s own', async () => {
    const browser = visitor()
    const { status, location } = await browser.post('/try', { ...TRY, timezone: 'America/Denver' })
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/hear\/\d{4}-[\w-]{12}$/)])
    const { html } = await browser.get(location ?? '')
    expect(html).toContain('Talk to Hill &amp; Daughters')
    expect(html).toContain('href="/console/lines/new"')
    const opened = await fetch(`${world.url}${location}/calls`, { method: 'POST' })
    expect(await opened.json()).toMatchObject({
      text: expect.stringMatching(/^Hill & Daughters\. I'm the AI/),
    })
    const line = await world.app.db.testLine.findFirstOrThrow({
      where: { businessName: TRY.businessName },
    })
    expect(line).toMatchObject({ trade: 'roofing', timeZone: 'America/Denver' })
  })

  test('what is wrong is said at its field, and what was typed is kept', async () => {
    const before = await trials()
    const refused: [Record<string, string>, RegExp][] = [
      [{ businessName: ' ' }, /id="try-problem"[^>]*>Business name: /],
      [{ trade: 'bakery' }, /id="try-problem"[^>]*>Pick what you do\./],
    ]
    for (const [wrong, said] of refused) {
      const { status, html } = await visitor().post('/try', { ...TRY, ...wrong })
      expect(status).toBe(400)
      expect(html).toMatch(said)
      expect(html).toMatch(new RegExp(`name="${Object.keys(wrong)[0]}"[^>]* aria-invalid="true"`))
    }
    const { html } = await visitor().post('/try', { ...TRY, trade: 'bakery' })
    expect(html).toContain('value="Hill &amp; Daughters"')
    const elsewhere = await visitor().post('/try', TRY, { origin: 'https://evil.example' })
    expect(elsewhere.status).toBe(403)
    expect(await trials()).toBe(before)
  })

  test('ten of a network a day, and so many of all; after their day they are gone', async () => {
    for (let made = await trials(); made < 10; made += 1) {
      expect((await visitor().post('/try', TRY)).status).toBe(303)
    }
    const { status, html } = await visitor().post('/try', TRY)
    expect(status).toBe(429)
    expect(html).toContain('Sign in to make more')
    expect(await trials()).toBe(10)
    now = addSeconds(SAMPLE_AT, 3 * 86_400)
    await deleteExpired(world.app)
    expect(await trials()).toBe(0)
  })

  test('whoever asks GraphQL without a key, or with one, does not get around the limit', async () => {
    const { key } = await world.account()
    const query =
      'mutation { trialLineOpen(input: {businessName: "x", trade: "vet"}) { __typename } }'
    for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
      const answer = await fetch(`${world.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
      expect(JSON.stringify(await answer.json())).not.toContain('"TestLine"')
    }
    expect(await trials()).toBe(0)
  })

  test('where none is to be had, the page offers none', async () => {
    const other = await openWorld({ workJobs: false, settings: { TRIAL_LINES_PER_DAY: '0' } })
    try {
      expect((await visitor(other.url).get('/')).html).not.toContain('action="/try')
      expect((await visitor(other.url).post('/try', TRY)).status).toBe(503)
    } finally {
      await other.close()
    }
  })
})
