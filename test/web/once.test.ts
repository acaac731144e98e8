import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetShownSecrets } from '../../src/accounts/show-secret-once.ts'
import { addSeconds } from '../../src/kernel/clock.ts'
import { setUpLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let lateSeconds = 0

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    clock: { now: () => addSeconds(new Date(), lateSeconds) },
  })
})
afterAll(() => world.close())

async function openOwner() {
  const owner = await world.account()
  const browser = await signIn(world, owner.email)
  /** Sends a page's form, with the page's token. */
  const send = (path: string, form: Record<string, string>, once: string) =>
    browser.post(path, { csrf: browser.csrfToken, once, ...form })
  return { ...owner, browser, send }
}

const tokenIn = (html: string) => /name="once" value="([^"]{20,})"/.exec(html)?.[1] ?? ''
const secretIn = (html: string) => /(fd_\w{49}|whsec_[\w+/=]+)</.exec(html)?.[1]

/** Counts what forms create. */
async function madeBy(accountId: string) {
  const where = { accountId }
  const { db } = world.app
  return {
    keys: await db.apiKey.count({ where }),
    lines: await db.line.count({ where }),
    testLines: await db.testLine.count({ where }),
    meetings: await db.meeting.count({ where }),
    purchases: await db.purchase.count({ where }),
    endpoints: await db.webhookEndpoint.count({ where }),
    events: await db.event.count({ where: { accountId, type: 'webhook.test' } }),
    codes: await db.phoneCode.count({ where }),
  }
}

test('a key is shown once, after a redirect: a double click and a reload make no other', async () => {
  const { browser, send, accountId, email } = await openOwner()
  const once = tokenIn((await browser.get('/developers')).html)
  const twins = await Promise.all(
    [1, 2, 3].map(() => send('/developers/keys', { name: 'A' }, once)),
  )
  const [{ status, location }] = twins as [(typeof twins)[0]]
  expect(status).toBe(303)
  expect(new Set(twins.map((twin) => twin.location)).size).toBe(1)
  expect(await madeBy(accountId)).toMatchObject({ keys: 2 })

  const other = await signIn(world, email)
  expect(secretIn((await other.get(location ?? '')).html)).toBeUndefined()
  const key = secretIn((await browser.get(location ?? '')).html) ?? ''
  expect((await world.api(key).get('/account')).status).toBe(200)
  const reloaded = await browser.get(location ?? '')
  expect([secretIn(reloaded.html), reloaded.html.includes('was already shown once')]).toEqual([
    undefined,
    true,
  ])

  // A browser that lost the first page and sends the form again sees what it created.
  expect((await send('/developers/keys', { name: 'A' }, once)).location).toBe(location)
  expect(secretIn((await browser.get(location ?? '')).html)).toBe(key)
  expect((await send('/developers/keys', { name: 'B' }, once)).location).not.toBe(location)
  expect(await madeBy(accountId)).toMatchObject({ keys: 3 })

  const kept = await world.app.db.shownSecret.findMany({ where: { accountId } })
  expect(kept).toHaveLength(2)
  expect(kept.some(({ sealed }) => Buffer.from(sealed).includes(key))).toBe(false)
  lateSeconds = 301
  await forgetShownSecrets(world.app)
  lateSeconds = 0
  expect(await world.app.db.shownSecret.count({ where: { accountId } })).toBe(0)
})

test('a form that was refused is sent again under its token; one whose maker died is done again', async () => {
  const { send, browser, accountId } = await openOwner()
  const once = tokenIn((await browser.get('/developers')).html)
  expect((await send('/developers/keys', { name: 'x'.repeat(81) }, once)).status).toBe(400)
  expect((await send('/developers/keys', { name: 'x'.repeat(81) }, once)).status).toBe(400)
  const { location } = await send('/developers/keys', { name: 'A' }, once)
  const first = secretIn((await browser.get(location ?? '')).html) ?? ''
  const forms = { accountId, key: { startsWith: 'form ' } }
  const died = { status: null, body: null, claimedAt: addSeconds(new Date(), -3_600) }
  await world.app.db.idempotencyRecord.updateMany({ where: forms, data: died })
  const again = await send('/developers/keys', { name: 'A' }, once)
  expect(again.location).toBe(location)
  const second = secretIn((await browser.get(location ?? '')).html) ?? ''
  expect(await madeBy(accountId)).toMatchObject({ keys: 2 })
  expect((await world.api(first).get('/account')).status).toBe(401)
  expect((await world.api(second).get('/account')).status).toBe(200)
})

const LINE = {
  businessName: 'Lopez',
  businessPhone: '512-842-2671',
  ownerMobile: '512-842-2672',
  pack: 'min40',
  ownerConfirmedTerms: 'yes',
}

test('every form that makes something makes one thing, however often it is sent', async () => {
  const { browser, send, accountId, api } = await openOwner()
  const { setup_id: lineId } = await setUpLine(api)
  await world.app.db.line.updateMany({
    where: { id: lineId },
    data: { status: 'live', number: '+15128420000', liveAt: new Date() },
  })
  const before = await madeBy(accountId)

  async function twice(page: string, path: string, form: Record<string, string>) {
    const once = tokenIn((await browser.get(page)).html)
    expect(once, page).not.toBe('')
    const answers = await Promise.all([send(path, form, once), send(path, form, once)])
    const [first, second] = answers.map(({ status, location }) => `${status} ${location}`)
    expect(first, path).toMatch(/^303 /)
    expect(second, path).toBe(first)
    return answers[0].location ?? ''
  }

  await twice('/console/lines/new', '/console/lines/new', LINE)
  await twice('/console/test-lines', '/console/test-lines', {
    businessName: 'Lopez',
    trade: 'plumbing',
    timezone: 'America/Chicago',
  })
  const meeting = { meetingUrl: 'https://meet.google.com/abc-defg-hij', when: 'now' }
  await twice('/console/meetings/new', '/console/meetings', meeting)
  const order = { wallet: 'meetings', pack: 'meet200' }
  const paying = await twice('/console/minutes', '/console/minutes/buy', order)
  const checkout = await browser.get(paying)
  expect(checkout.headers.get('refresh')).toContain(`url=${world.sandboxUrl}`)
  const closed = `/console/lines/${lineId}/closed-days`
  await twice(closed, closed, { from: '2099-12-25' })
  const directory = `/console/lines/${lineId}/directory`
  await twice(directory, `${directory}/send-code`, { way: 'CALL' })
  const endpoint = await twice('/console/webhooks', '/console/webhooks', {
    url: 'https://example.com/hook',
  })
  expect(secretIn((await browser.get(endpoint)).html)).toMatch(/^whsec_/)
  expect(secretIn((await browser.get(endpoint)).html)).toBeUndefined()
  const [at = ''] = endpoint.split('?')
  await twice(at, `${at}/test`, {})
  const rotated = await twice(at, `${at}/rotate`, {})
  expect(secretIn((await browser.get(rotated)).html)).toMatch(/^whsec_/)

  expect(await madeBy(accountId)).toEqual({
    ...before,
    lines: before.lines + 1,
    purchases: before.purchases + 2,
    testLines: 1,
    meetings: 1,
    endpoints: 1,
    events: 1,
    codes: 1,
  })
  const stranger = await openOwner()
  expect((await stranger.browser.get(paying)).location).toBe('/console/minutes')
})
