import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

/** A Monday, 10 AM in Austin, three days before Thanksgiving. */
const MONDAY = new Date('2026-11-23T16:00:00Z')

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => MONDAY } })
  live = await openLiveLine(world)
})
afterAll(() => world.close())

type Answer = {
  code?: string
  field?: string[]
  hoursExceptions?: { from: string; to: string; open: string | null; says: string | null }[]
}

async function change(field: string, token = live.owner.key): Promise<Answer> {
  const { answer } = await webhooksOf(world.url, token).ask<{ answer: Answer }>(
    `mutation { answer: ${field} {
       ... on Line { hoursExceptions { from to open close says } } ... on ApiError { code message field } } }`,
  )
  return answer
}
const add = (input: string, token?: string) =>
  change(`lineHoursExceptionAdd(id: "${live.lineId}", input: {${input}})`, token)

test('a closed day and other hours are kept in order, told to a caller, shown and removed', async () => {
  await add('from: "2026-11-29", open: "10am", close: "2 PM"')
  const both = await add('from: "2026-11-26", to: "2026-11-27", says: " closed for Thanksgiving "')
  expect(both.hoursExceptions).toEqual([
    {
      from: '2026-11-26',
      to: '2026-11-27',
      open: null,
      close: null,
      says: 'closed for Thanksgiving',
    },
    { from: '2026-11-29', to: '2026-11-29', open: '10:00 AM', close: '2:00 PM', says: null },
  ])
  const call = await phoneOf(world).call(live.number, [{ say: 'Are you open on Thanksgiving?' }])
  const said = call.transcript.map(({ text }) => text).join(' ')
  expect(said).toContain("We're closed for Thanksgiving Thursday, November 26.")

  const owner = await signIn(world, live.owner.email)
  const page = await owner.get(`/console/lines/${live.lineId}/closed-days`)
  expect(page.html).toContain('Thu, Nov 26 to Fri, Nov 27')
  expect(page.html).toMatch(/name="holiday" value="2026-12-25"> <span>Christmas</)
  expect(page.html).not.toContain('<span>Thanksgiving<')
  const form = { csrf: owner.csrfToken, from: '2026-12-25', says: 'closed for Christmas' }
  expect((await owner.post(`/console/lines/${live.lineId}/closed-days`, form)).status).toBe(303)
  const refused = await owner.post(`/console/lines/${live.lineId}/closed-days`, form)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Days from 2026-12-25 on are set already.')

  const bad = await owner.post(`/console/lines/${live.lineId}/closed-days`, {
    ...form,
    from: '2026-12-32',
    to: '2026-12-31',
    open: 'noonish',
    close: '14:00',
    says: 'x'.repeat(121),
  })
  for (const said of ['Pick a date.', 'Write the time like', 'Shorten this', 'the 3 highlighted']) {
    expect(bad.html).toContain(said)
  }

  // Times that were typed before "Closed" was chosen are not seen, so they do not count.
  const shut = { csrf: owner.csrfToken, from: '2027-02-01', kind: 'closed', open: '10:00' }
  expect((await owner.post(`/console/lines/${live.lineId}/closed-days`, shut)).status).toBe(303)
  const shown = (await owner.get(`/console/lines/${live.lineId}/closed-days`)).html
  expect(shown).toMatch(/<strong>Mon, Feb 1, 2027<\/strong> <bdi>Closed</)
  await change(`lineHoursExceptionRemove(id: "${live.lineId}", from: "2027-02-01")`)

  const left = await change(`lineHoursExceptionRemove(id: "${live.lineId}", from: "2026-11-26")`)
  expect(left.hoursExceptions?.map(({ from }) => from)).toEqual(['2026-11-29', '2026-12-25'])
})

test('one press closes today, one every federal holiday left that the week does not close; a set day leads on', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const browser = await signIn(world, owner.email)
  const page = `/console/lines/${lineId}/closed-days`
  const before = await browser.get(page)
  expect(before.html).toContain('name="from" value="2026-11-23"')
  expect(before.html).toContain('name="from" value="2026-11-24"')
  const days = before.html.replaceAll(/<[^>]+>/g, '')
  expect(days).toMatch(
    /Christmas\s+Fri, Dec 25\s+New Year’s Eve not federal\s+Thu, Dec 31\s+New Year’s Day\s+Fri, Jan 1, 2027/,
  )
  expect(days).toMatch(
    /Memorial Day\s+Mon, May 31, 2027\s+Juneteenth observed\s+Fri, Jun 18, 2027\s+Independence Day observed/,
  )
  expect(days.replaceAll('\u00A0', ' ')).toContain(
    'Already closed by your weekly hours: Juneteenth (Sat, Jun 19, 2027); Independence Day (Sun, Jul 4, 2027).',
  )
  expect(days).toMatch(
    /Day after Thanksgiving not federal\s+Fri, Nov 27\s+Christmas Eve not federal\s+Thu, Dec 24/,
  )
  const csrf = browser.csrfToken
  expect((await browser.post(page, { csrf, from: '2026-11-23' })).status).toBe(303)
  expect((await browser.post(`${page}/holidays`, { csrf, each: 'yes' })).status).toBe(303)
  const { html } = await browser.get(page)
  expect(html).toContain('<span class="many">12</span>')
  expect(html).not.toContain('name="from" value="2026-11-23" class')
  expect(html).not.toContain('All federal holidays')
  const often = { csrf, holiday: ['2026-11-27', '2026-12-24', '2026-12-31'] }
  expect((await browser.post(`${page}/holidays`, often)).status).toBe(303)
  const all = await browser.get(page)
  expect(all.html).toContain('Closed the day after Thanksgiving')
  expect(all.html).not.toContain('id="holidays"')
  const [, hear = ''] =
    /href="([^"]+)" aria-label="What callers hear for Thu, Nov 26/.exec(html) ?? []
  expect((await browser.get(hear)).html).toContain('closed for Thanksgiving')
})

test.each([
  ['from: "2026-11-31"', 'from'],
  ['from: "Thanksgiving"', 'from'],
  ['from: "2026-11-20"', 'from'],
  ['from: "2026-12-02", to: "2026-12-01"', 'to'],
  ['from: "2026-12-02", to: "2028-12-01"', 'to'],
  ['from: "2026-12-02", open: "9 AM"', 'open'],
  ['from: "2026-12-02", open: "9", close: "5 PM"', 'open'],
  ['from: "2026-12-02", says: "a\\u0000b"', 'says'],
])('{%s} is refused at %s', async (input, field) => {
  expect(await add(input)).toMatchObject({ code: 'invalid_request', field: [field] })
})

test("another account's line is not there, and twenty at once leave each its days", async () => {
  const other = await world.account()
  expect(await add('from: "2027-01-01"', other.key)).toMatchObject({ code: 'not_found' })
  const dates = Array.from(
    { length: 20 },
    (_, day) => `2027-03-${String(day + 1).padStart(2, '0')}`,
  )
  await Promise.all(dates.map((date) => add(`from: "${date}"`)))
  const { hoursExceptions } = await world.app.db.line.findFirstOrThrow({
    where: { id: live.lineId },
  })
  const kept = (hoursExceptions as { from: string }[]).map(({ from }) => from)
  expect(kept).toEqual(expect.arrayContaining(dates))
})
