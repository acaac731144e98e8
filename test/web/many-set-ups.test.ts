import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine, pay, type SetUp } from '../support/live-line.ts'
import { manySetUps } from '../support/many-set-ups.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

/** More than a page of lists holds, all newer than the line that takes calls. */
const SET_UPS = 101
const NAME = 'Takes Calls'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
let oldest: SetUp
let browser: Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  world = await openWorld()
  line = await openLiveLine(world, { business_name: NAME })
  oldest = await manySetUps(world, line.owner, SET_UPS)
  browser = await signIn(world, line.owner.email)
})
afterAll(() => world.close())

/** A list's pages, one after the other, as the link below each leads on. */
async function pagesOf(path: string) {
  const pages: string[] = []
  for (let at: string | undefined = path; at !== undefined; ) {
    const { html } = await browser.get(at)
    pages.push(html)
    const [, next] = /href="(\?[^"]+)">More lines</.exec(html) ?? []
    at = next && `${path}${next.replaceAll('&amp;', '&')}`
  }
  return pages
}

const timesIn = (html: string, words: string) => html.split(words).length - 1

test('the minutes are those of all lines, whichever the page shows', async () => {
  const pages = await pagesOf('/console/minutes')
  expect(pages).toHaveLength(2)
  for (const html of pages) {
    expect(html).not.toContain('Taken back')
    expect(html).toMatch(/<dt>Left<\/dt><dd>40 min <small>\$10\.00</)
  }
  const names = pages.map((html) => timesIn(html, '<h3><bdi>Never Paid'))
  expect(names).toEqual([100, SET_UPS + 1 - 100])
  expect(pages[0]?.indexOf(`<h3><bdi>${NAME}`)).toBeLessThan(pages[0]?.indexOf('Never Paid') ?? 0)
  expect(pages[1]).not.toContain(`<h3><bdi>${NAME}`)
})

test('the list of lines begins with those that were paid, and leads on to the rest', async () => {
  const pages = await pagesOf('/console/lines')
  const ids = pages.map((html) => new Set(html.match(/\/console\/lines\/line_\w+/g)))
  expect(ids.map(({ size }) => size)).toEqual([101, 2])
  expect([...(ids[0] ?? [])][0]).toBe(`/console/lines/${line.lineId}`)
  expect((await browser.get('/console/lines?after=x')).status).toBe(400)
})

test('the home page has the line that takes calls, and leads to the others', async () => {
  const { html } = await browser.get('/console')
  const lines = html.slice(html.indexOf('id="your-lines"'))
  expect(lines.indexOf(NAME)).toBeGreaterThan(0)
  expect(lines.indexOf(NAME)).toBeLessThan(lines.indexOf('Never Paid'))
  expect(lines).toContain('href="/console/lines">All lines</a>')
  // Not all are shown, so they are not counted.
  expect(lines).not.toContain('to finish</strong>')
})

test('who deletes the account is told of the minutes that are lost, and of the number to turn off', async () => {
  const { html } = await browser.get('/console/settings/delete')
  expect(html).toContain('40 minutes for calls')
  expect(html).toContain(NAME)
})

test('settings have the line that takes messages', async () => {
  const ask = graphqlClient(world.url, line.owner.key)
  await ask(
    `mutation ($id: ID!) { lineUpdate(id: $id, input: { messageCopies: ["ben@example.com"] }) { __typename } }`,
    { id: line.lineId },
  )
  const { html } = await browser.get('/console/settings')
  expect(html).toMatch(new RegExp(`<bdi>${NAME}</bdi>.*Copies of messages .*ben@example.com`))
})

test('the event log names the line that takes calls', async () => {
  const { html } = await browser.get('/console/webhooks/events')
  expect(html).toContain(NAME)
})

test('a pack for a line is told as one when the owner comes back from paying it', async () => {
  const { body } = await line.owner.api.post<{ checkout_url: string }>(
    `/lines/${line.lineId}/minute-packs`,
    { pack: 'min200' },
  )
  await pay(body.checkout_url)
  await expect
    .poll(async () => (await browser.get('/paid')).html, { timeout: 20_000 })
    .toContain('200 minutes of calls')
  const { html } = await browser.get('/paid')
  expect(html).toContain(`<bdi>${NAME}`)
  expect(html).not.toContain('meeting minute')
})

test('lines are asked for by what they are', async () => {
  const ask = graphqlClient(world.url, line.owner.key)
  const statuses = async (asked: string) => {
    const { data } = await ask(`{ account { lines(first: 3, status: [${asked}]) {
      edges { node { status } } } } }`)
    const { edges } = (data as { account: { lines: { edges: { node: { status: string } }[] } } })
      .account.lines
    return edges.map(({ node }) => node.status)
  }
  expect(await statuses('LIVE, QUEUED')).toEqual(['LIVE'])
  expect(await statuses('AWAITING_PAYMENT')).toHaveLength(3)
  expect(await statuses('CLOSED')).toEqual([])
})

test('the payment of the oldest set-up is found among those of all others', async () => {
  const page = `/console/lines/${oldest.setup_id}`
  const left = await browser.get(`${page}?said=not-paid`)
  expect(left.html).toContain('You left checkout before paying, so nothing was charged.')
  await pay(oldest.checkout_url)
  await expect
    .poll(async () => (await browser.get(`${page}?said=paid`)).html, { timeout: 20_000 })
    .toMatch(/<dt>Paid<\/dt><dd><bdi>\$10\.00</)
})

test('closed lines hide no other: they come last', async () => {
  const { pool } = world.app
  await pool.query(
    `UPDATE phone_lines SET status = 'closed', closed_at = created_at WHERE status = 'awaiting_payment'`,
  )
  const [lines = '', ...more] = await pagesOf('/console/lines')
  const [open = ''] = lines.split('class="closed-lines"')
  expect(open).toContain(`/console/lines/${line.lineId}`)
  expect(more).toHaveLength(1)
  const [minutes, ...others] = await pagesOf('/console/minutes')
  expect(minutes).toContain(`<h3><bdi>${NAME}`)
  expect(timesIn([minutes, ...others].join(), 'Closed · ')).toBe(SET_UPS)
})
