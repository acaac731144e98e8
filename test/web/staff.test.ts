import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { receiveEvent } from '../../src/platform/inbox/inbox.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { setUpLine } from '../support/live-line.ts'
import { csrfIn, openBrowserByHand, signIn } from '../support/sign-in.ts'
import { readBooks } from '../support/wallet.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let clockMs = Date.now()

beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => new Date(clockMs) } })
})
afterAll(() => world.close())

async function openStaff() {
  const browser = openBrowserByHand(world.url)
  await browser.post('/staff/sign-in', { token: world.app.staffToken })
  const { html } = await browser.get('/staff')
  return { ...browser, token: csrfIn(html) }
}

async function openCustomer() {
  const owner = await world.account()
  return { ...owner, lineId: (await setUpLine(owner.api)).setup_id }
}

test('an account is found by email, id and number, and read with its lines and what providers told', async () => {
  const staff = await openStaff()
  const { accountId, email, lineId } = await openCustomer()
  const purchase = await world.app.db.purchase.findFirstOrThrow({ where: { accountId } })
  await receiveEvent(world.app, {
    provider: 'stripe',
    externalId: `evt_${accountId}`,
    kind: 'checkout.session.<b>completed</b>',
    payload: { sessionId: purchase.checkoutSessionId, state: 'open' },
  })
  const page = `/staff/accounts/${accountId}`
  for (const clue of [email.toUpperCase(), accountId, ' (512) 842-2671 ']) {
    const { location } = await staff.get(`/staff/find?${new URLSearchParams({ clue })}`)
    expect(location, clue).toBe(page)
  }
  for (const clue of ['', 'nobody@example.com', 'acct_x', '\0', '+1 900 555 0100', lineId]) {
    const { status } = await staff.get(`/staff/find?${new URLSearchParams({ clue })}`)
    expect(status, clue).toBe(404)
  }
  const { html, headers } = await staff.get(page)
  expect(headers.get('cache-control')).toBe('no-store')
  for (const shown of [
    email,
    lineId,
    'Lopez Plumbing',
    'First 30 meeting minutes free',
    `evt_${accountId}`,
  ]) {
    expect(html).toContain(shown)
  }
  expect(html).not.toContain('<b>completed')
  expect((await staff.get('/staff/accounts/acct_nobody')).status).toBe(404)
})

test('a line is counted as live only once calls are forwarded to it, as its badge says', async () => {
  const staff = await openStaff()
  const { accountId, email, lineId } = await openCustomer()
  const where = { accountId_id: { accountId, id: lineId } }
  const set = (data: object) => world.app.db.line.update({ where, data })
  const read = async () => {
    const { location } = await staff.get(`/staff/find?${new URLSearchParams({ clue: email })}`)
    const { html } = await staff.get(location ?? '')
    return /(\d of \d)<\/strong> lines live/.exec(html)?.[1]
  }
  expect(await read()).toBe('0 of 1')
  await set({ status: 'live', number: '+15125550123', liveAt: new Date(clockMs) })
  expect(await read()).toBe('0 of 1')
  await set({ forwardingSeenAt: new Date(clockMs) })
  expect(await read()).toBe('1 of 1')
})

test("minutes are adjusted once a form, with a reason that stands in the customer's statement", async () => {
  const staff = await openStaff()
  const { accountId, email, lineId } = await openCustomer()
  const page = `/staff/accounts/${accountId}`
  const [, id = ''] = /name="id" value="(adj_\w+)"/.exec((await staff.get(page)).html) ?? []
  const reason = 'Sorry for <Tuesday>'
  const form = { csrf: staff.token, id, wallet: lineId, minutes: '12', reason }
  for (const _twice of [1, 2]) {
    expect((await staff.post(`${page}/adjust`, form)).location).toBe(`${page}?done=adjusted`)
  }
  const customer = await signIn(world, email, '/console')
  const { html } = await customer.get(`/console/minutes/${lineId}`)
  expect(html).toContain('Sorry for &lt;Tuesday&gt;')
  expect(html).toContain('+12 min')
  expect(html).toContain('<span>Left now</span> <strong class="much">12 min</strong>')

  const wrong: [Record<string, string>, string][] = [
    [{ minutes: '0' }, 'Enter how many minutes'],
    [{ minutes: '1.5', reason: ' ' }, 'Enter a whole number.'],
    [{ minutes: '1.5', reason: ' ' }, 'Fill this in.'],
    [{ minutes: '100000' }, 'Enter 10000 at most.'],
    [{ reason: 'a\0b' }, 'Type this again'],
    [{ wallet: accountId, minutes: '-31', id: newId('adj') }, 'not left to use'],
    [{ id: 'x' }, 'Not the id'],
    [{ wallet: 'line_x' }, 'No such line'],
  ]
  for (const [change, why] of wrong) {
    const { status, html: again } = await staff.post(`${page}/adjust`, { ...form, ...change })
    expect(status, why).toBe(400)
    expect(again).toContain(why)
  }
  const books = await readBooks(world.app.db, { accountId, walletId: lineId })
  expect(books.entries.map(({ seconds }) => seconds)).toEqual([720])
})

const ADJUST = `mutation ($input: MinutesAdjustInput!) { minutesAdjust(input: $input) {
  ... on LedgerEntry { seconds balanceAfterSeconds } ... on ApiError { code field } } }`

test('adjustments at once are each posted once, and never take what is set aside', async () => {
  const { accountId } = await openCustomer()
  const ask = graphqlClient(world.url, world.app.staffToken)
  const adjust = async (input: object) =>
    (await ask(ADJUST, { input: { accountId, reason: 'test', ...input } })).data?.minutesAdjust
  const id = newId('adj')
  const doubled = Array.from({ length: 8 }, () => adjust({ minutes: 5, id }))
  const down = Array.from({ length: 12 }, () => adjust({ minutes: -10 }))
  const answers = await Promise.all([...doubled, ...down])
  const refused = answers.filter((answer) => 'code' in (answer as object))
  expect(refused.every((one) => (one as { code: string }).code === 'insufficient_minutes')).toBe(
    true,
  )
  const books = await readBooks(world.app.db, { accountId, walletId: accountId })
  expect(books).toMatchObject({ runningBalanceRight: true, numberedWithoutGap: true })
  expect(books.wallet.balanceSeconds).toBe(5 * 60)
  expect(refused).toHaveLength(9)
})

test('neither keys nor owners nor nobody adjusts or sees what is for staff', async () => {
  const { accountId, key } = await openCustomer()
  const input = { accountId, minutes: 100, reason: 'please' }
  for (const token of [key, undefined]) {
    const ask = graphqlClient(world.url, token)
    expect((await ask(ADJUST, { input })).errors?.[0]?.extensions?.code).toBe('forbidden')
  }
  const { errors } = await graphqlClient(world.url, key)('{ account { providerEvents { kind } } }')
  expect(errors?.[0]?.extensions?.code).toBe('forbidden')
})

test('a session that is not of staff finds nothing but the door', async () => {
  const { accountId, email } = await openCustomer()
  const customer = await signIn(world, email, '/console')
  const form = { csrf: customer.csrfToken, wallet: accountId, minutes: '10', reason: 'mine' }
  for (const browser of [customer, openBrowserByHand(world.url)]) {
    const door = await browser.get('/staff')
    expect(door.html).toContain('Staff token')
    expect(door.html).not.toContain('Find an account')
    for (const page of ['/staff/find?clue=x', `/staff/accounts/${accountId}`, '/staff/nothing']) {
      expect((await browser.get(page)).status, page).toBe(404)
    }
    expect((await browser.post(`/staff/accounts/${accountId}/adjust`, form)).status).toBe(404)
  }
  const staff = await openStaff()
  expect((await staff.get('/console')).status).toBe(303)
  for (const csrf of ['', 'x', customer.csrfToken]) {
    const sent = await staff.post(`/staff/accounts/${accountId}/adjust`, { ...form, csrf })
    expect(sent.status).toBe(403)
  }
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const right = { ...form, csrf: staff.token }
  const page = `/staff/accounts/${accountId}/adjust`
  expect((await staff.post(page, right, elsewhere)).status).toBe(403)
  const { wallet } = await readBooks(world.app.db, { accountId, walletId: accountId })
  expect(wallet.balanceSeconds).toBe(30 * 60)
})

test('a staff session ends by itself, by leaving, and cannot be made up', async () => {
  const staff = await openStaff()
  const [name = '', value = ''] = [...staff.cookies].find(([, text]) => text.includes('.')) ?? []
  expect(value).not.toContain(world.app.staffToken)
  const [endsAt = '', nonce, seal] = value.split('.')
  for (const forged of [
    `${Number(endsAt) + 9e9}.${nonce}.${seal}`,
    `${endsAt}.${nonce}.x`,
    '..',
    'x',
  ]) {
    staff.cookies.set(name, forged)
    expect((await staff.get('/staff')).html, forged).toContain('Staff token')
  }
  staff.cookies.set(name, value)
  clockMs += 31 * 60_000
  expect((await staff.get('/staff')).html).toContain('Staff token')
  const again = await openStaff()
  expect((await again.post('/staff/sign-out', { csrf: again.token })).status).toBe(303)
  expect((await again.get('/staff')).html).toContain('Staff token')
})

test('the token is not to be guessed: wrong ones are refused, and soon not even looked at', async () => {
  const browser = openBrowserByHand(world.url)
  const answers: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    answers.push((await browser.post('/staff/sign-in', { token: `guess ${tries}` })).status)
  }
  expect(answers[0]).toBe(401)
  expect(answers.at(-1)).toBe(429)
  const late = await browser.post('/staff/sign-in', { token: world.app.staffToken })
  expect(late.status).toBe(429)
  expect((await browser.get('/staff/find?clue=x')).status).toBe(404)
})
