import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpired } from '../../src/workflows/chores.ts'
import { endClosedAccounts } from '../../src/workflows/end-account.ts'
import { contactsOf } from '../support/contacts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine } from '../support/live-line.ts'
import { newLink, setRoom } from '../support/meeting-room.ts'
import { signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** All tables with an account id, and how many of their rows belong to this account. */
async function rowsOf(accountId: string) {
  const { rows } = await world.app.pool.query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'account_id'",
  )
  const counts = await Promise.all(
    rows.map(async ({ table_name: name }) => {
      const text = `SELECT count(*)::int AS count FROM "${name}" WHERE account_id = $1`
      const found = await world.app.pool.query<{ count: number }>(text, [accountId])
      return [name, found.rows[0]?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

test('what ends call forwarding stands where a line is closed, and where the account is deleted', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const browser = await signIn(world, owner.email, '/console/settings')
  for (const path of [`/console/lines/${lineId}/close`, '/console/settings/delete']) {
    const { html } = await browser.get(path)
    expect(html, path).toContain('<a href="tel:*73" aria-label="Dial *73, Verizon">')
    expect(html, path).toContain('<a href="tel:%23%2361%23" aria-label="Dial ##61#, T-Mobile">')
  }
})

test('only of a line whose calls were forwarded is it demanded to turn that off', async () => {
  const { owner, lineId } = await openLiveLine(world)
  const browser = await signIn(world, owner.email, '/console/settings')
  const page = async () => (await browser.get('/console/settings/delete')).html
  const before = await page()
  expect(before).toContain('so there is nothing to turn off, unless you dialed the codes')
  expect(before).not.toContain('your callers won’t reach anyone')
  const data = { forwardingSeenAt: new Date() }
  await world.app.db.line.updateMany({ where: { id: lineId }, data })
  const after = await page()
  expect(after).toContain('Turn off call forwarding, or your callers won’t reach anyone.')
  expect(after).not.toContain('nothing to turn off')
})

test('an account goes with its line, its number and its meeting, and nobody is let in meanwhile', async () => {
  const { owner, lineId, number } = await openLiveLine(world)
  const { accountId, email, key } = owner
  const browser = await signIn(world, email, '/console/settings')
  await contactsOf(world, key).create('phone: "(415) 555-0142", name: "Dana"')
  const meeting_url = newLink()
  await setRoom(world.sandboxUrl, { meeting_url, lobby_seconds: 3_600 })
  await owner.api.post('/meetings', { meeting_url })
  const bot = await until(
    'the bot is booked',
    () => world.app.db.meetingBot.findFirst({ where: { accountId } }),
    (found) => found !== null,
  )
  await browser.post('/console/minutes/buy', {
    csrf: browser.csrfToken,
    wallet: 'meetings',
    pack: 'meet200',
  })
  const { html } = await browser.get('/console/settings/delete')
  expect(html).toContain('Delete everything')
  expect(html).toMatch(/have left: [^<]* for calls and 30 minutes reserved for booked meetings\./)

  const wrong = { csrf: browser.csrfToken, email: 'somebody@example.com' }
  const refused = await browser.post('/console/settings/delete', wrong)
  expect([
    refused.status,
    refused.html.includes('Type the address that you are signed in with.'),
  ]).toEqual([400, true])
  expect((await owner.api.get('/account')).status).toBe(200)

  const right = { csrf: browser.csrfToken, email: email.toUpperCase() }
  const gone = await browser.post('/console/settings/delete', right)
  expect([gone.status, gone.location], gone.html).toEqual([303, '/account-deleted'])
  expect((await browser.get('/account-deleted')).html).toContain('Your account is deleted')
  expect((await browser.get('/console')).status).toBe(303)
  expect((await world.api(key).get('/account')).status).toBe(401)

  const left = () => endClosedAccounts(world.app).then(() => rowsOf(accountId))
  await until('nothing is left', left, (rows) => Object.keys(rows).length === 0)
  expect(await world.app.db.account.count({ where: { id: accountId } })).toBe(0)
  const steps = await world.app.noteTakers.recall.readSteps(bot?.botId ?? '')
  expect(['left', 'failed', undefined]).toContain(steps?.at(-1)?.step)
  expect(await world.app.carrier.findNumbers(lineId)).toEqual([])
  expect(await world.app.db.phoneNumber.count({ where: { e164: number } })).toBe(0)

  const anew = await signIn(world, email, '/console/minutes')
  const again = await world.app.db.account.findUniqueOrThrow({ where: { email } })
  expect(again.id).not.toBe(accountId)
  expect((await anew.get('/console/minutes')).html).toContain('None left')
})

test('what is free is not had anew with the same address', async () => {
  const { email, api, accountId } = await world.account()
  const order = { business_name: 'Lopez Plumbing', trade: 'plumbing' }
  expect((await api.post('/test-lines', order)).status).toBe(201)
  for (const made of [1, 2]) {
    const browser = await signIn(world, email)
    await browser.post('/console/settings/delete', { csrf: browser.csrfToken, email })
    const again = await world.account(email)
    expect(again.accountId).not.toBe(accountId)
    const { body } = await again.api.get<{ meeting_minutes: object }>('/account')
    expect(body.meeting_minutes).toMatchObject({ balance: 0, free: 0 })
    expect((await again.api.post('/test-lines', order)).status, String(made)).toBe(201)
  }
  const { api: third } = await world.account(email)
  expect((await third.post('/test-lines', order)).status).toBe(429)
  const { rows } = await world.app.pool.query('SELECT f::text FROM former_addresses f')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email.split('@')[0])
})

test('after a year an address is as new', async () => {
  const { email, api, accountId } = await world.account()
  const browser = await signIn(world, email)
  await browser.post('/console/settings/delete', { csrf: browser.csrfToken, email })
  await world.app.pool.query(
    "UPDATE former_addresses SET closed_at = closed_at - interval '366 days'",
  )
  await deleteExpired(world.app)
  expect(await world.app.db.formerAddress.count()).toBe(0)
  const again = await world.account(email)
  expect(again.accountId).not.toBe(accountId)
  expect((await api.get('/account')).status).toBe(401)
  const { body } = await again.api.get<{ meeting_minutes: object }>('/account')
  expect(body.meeting_minutes).toMatchObject({ balance: 30, free: 30 })
})

test('an account is deleted by its owner alone, signed in', async () => {
  const owner = await world.account()
  const document = `mutation { accountClose(email: "${owner.email}") { ... on ApiError { code } } }`
  for (const token of [owner.key, world.app.staffToken, undefined]) {
    const { errors } = await graphqlClient(world.url, token)(document)
    expect(errors?.[0]?.extensions?.code).toBe('forbidden')
  }
  expect((await owner.api.get('/account')).status).toBe(200)
})
