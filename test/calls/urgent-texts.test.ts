import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const SENDER = '+15128420000'
const OWNER = '+15128422672'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  world = await openWorld({ settings: { SMS_FROM: SENDER } })
  world.app.receptionist = scriptedReceptionist
  line = await openLiveLine(world)
})
afterAll(() => world.close())

type SentText = { sid: string; from: string; to: string; body: string }

/** The texts actually sent to the owner's mobile, newest first. */
async function texts(): Promise<SentText[]> {
  const answer = await fetch(`${world.sandboxUrl}/phone/texts.json?to=${encodeURIComponent(OWNER)}`)
  return (await answer.json()) as SentText[]
}

function call(...says: string[]) {
  return makeCall(world.app, { to: line.number, from: STRANGER, says })
}

/** The newest row, once its text is sent or refused. */
async function decided() {
  const row = await until(
    'the text is out, or will not be',
    () => world.app.db.textMessage.findFirst({ orderBy: { id: 'desc' } }),
    (text) => Boolean(text?.sentAt ?? text?.notSentReason),
  )
  return row ?? expect.fail('until lets nothing else through')
}

test('an urgent message is texted once to the owner, another is not', async () => {
  await call('note no hurry at all')
  await call('urgent', 'my name is Dana Reyes', 'note the <b>garage</b> is flooding')
  const row = await decided()
  const sent = await texts()
  expect(sent.filter(({ body }) => body.includes('no hurry'))).toEqual([])
  const [text, ...more] = sent.filter(({ body }) => body.includes('garage'))
  expect(more).toEqual([])
  expect(text).toMatchObject({
    from: SENDER,
    body: 'URGENT for Lopez Plumbing: Dana Reyes, call (212) 345-6789. the <b>garage</b> is flooding',
  })
  const page = await (await fetch(`${world.sandboxUrl}/phone/texts`)).text()
  expect(page).toContain('the &lt;b&gt;garage&lt;/b&gt; is flooding')
  expect(page).toContain('<dt>Sender</dt><dd>(')
  expect(row).toMatchObject({ to: OWNER, providerMessageId: text?.sid, body: null })
})

test('the page of a message and of its call say who was told of it, and how far that came', async () => {
  await call('urgent', 'my name is Lee Park', 'note the roof is on fire')
  await decided()
  await untilQuiet(world.app)
  const message = await world.app.db.message.findFirstOrThrow({ orderBy: { at: 'desc' } })
  const browser = await signIn(world, line.owner.email, '/console')
  for (const page of [`messages/${message.id}`, `calls/${message.callId}`]) {
    const { html } = await browser.get(`/console/${page}`)
    const [, told = ''] = /id="sent-to">Notified<([\s\S]*?)<\/section>/.exec(html) ?? []
    expect(told).toContain(`<bdi>${line.owner.email}</bdi>`)
    expect(told).toMatch(/Email (sent|delivered) · /)
    expect(told).toMatch(/<bdi>\(512\) 842-2672<\/bdi>[\s\S]*Text (sent|delivered) · /)
  }
  await world.app.db.textMessage.updateMany({
    data: { failedAt: new Date(), failure: 'the number is out of service' },
  })
  const again = await browser.get(`/console/messages/${message.id}`)
  expect(again.html).toContain('class="problem-text">Text not delivered · ')
})

test('an answer that is lost on the way back texts nobody twice', async () => {
  await outsideOf(world.app.config).fault('twilio', 'drop_response')
  await call('urgent', 'note a tree fell on the roof')
  const row = await decided()
  const sent = (await texts()).filter(({ body }) => body.includes('a tree fell'))
  expect(sent).toMatchObject([{ sid: row.providerMessageId }])
})

test('a number that answered STOP is left alone', async () => {
  const stopped = await openLiveLine(world)
  await world.app.db.line.updateMany({
    where: { accountId: stopped.owner.accountId },
    data: { ownerMobile: '+15005550004' },
  })
  const says = ['urgent', 'note gas smells']
  await makeCall(world.app, { to: stopped.number, from: STRANGER, says })
  expect(await decided()).toMatchObject({
    to: '+15005550004',
    sentAt: null,
    notSentReason: expect.stringContaining('unsubscribed'),
    body: null,
  })
})

test('a text that the carrier took and could not deliver is shown as failed, whatever comes late; one that arrived as delivered', async () => {
  const reached = await openLiveLine(world)
  const says = ['urgent', 'note the gate is open']
  await makeCall(world.app, { to: reached.number, from: STRANGER, says })
  await until(
    'it was delivered',
    () => world.app.db.textMessage.findFirst({ where: { accountId: reached.owner.accountId } }),
    (text) => Boolean(text?.deliveredAt),
  )
  const other = await openLiveLine(world, { owner_mobile: '(512) 842-3003' })
  await makeCall(world.app, {
    to: other.number,
    from: STRANGER,
    says: ['urgent', 'note the roof is open'],
  })
  const { accountId } = other.owner
  const lost = await until(
    'it failed',
    () => world.app.db.textMessage.findFirst({ where: { accountId } }),
    (text) => Boolean(text?.failedAt),
  )
  const why = 'the phone is switched off or cannot be reached'
  expect(lost).toMatchObject({ failure: why, deliveredAt: null, notSentReason: null })

  const path = `/webhooks/twilio/text-status?account=${accountId}&text=${lost?.id}`
  const late = { MessageSid: 'SM1', MessageStatus: 'delivered' }
  expect((await carrierOf(world.app).post(path, late)).status).toBe(200)
  expect((await carrierOf(world.app).unsigned(path, late)).status).toBe(400)
  await untilQuiet(world.app)
  expect(await world.app.db.textMessage.findFirst({ where: { accountId } })).toEqual(lost)

  const owner = await signIn(world, other.owner.email, '/console/settings')
  expect((await owner.get('/console/settings')).html).toContain(why)
  const staff = openBrowserByHand(world.url)
  await staff.post('/staff/sign-in', { token: world.app.staffToken })
  expect((await staff.get(`/staff/accounts/${accountId}`)).html).toContain(`failed: ${why}`)
})
