import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
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

/** What really reached the owner's mobile, newest first. */
async function texts(): Promise<SentText[]> {
  const answer = await fetch(`${world.sandboxUrl}/phone/texts.json?to=${encodeURIComponent(OWNER)}`)
  return (await answer.json()) as SentText[]
}

function call(...says: string[]) {
  return makeCall(world.app, { to: line.number, from: STRANGER, says })
}

/** The newest row, once it is decided. */
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
  const [text, ...more] = await texts()
  expect(more).toEqual([])
  expect(text).toMatchObject({
    from: SENDER,
    body: 'URGENT for Lopez Plumbing: Dana Reyes, call (212) 345-6789. the <b>garage</b> is flooding',
  })
  const page = await (await fetch(`${world.sandboxUrl}/phone/texts`)).text()
  expect(page).toContain('the &lt;b&gt;garage&lt;/b&gt; is flooding')
  expect(row).toMatchObject({ to: OWNER, providerMessageId: text?.sid, body: null })
})

test('an answer that is lost on the way back texts nobody twice', async () => {
  await outsideOf(world.app.config).fault('twilio', 'drop_response')
  await call('urgent', 'note a tree fell on the roof')
  const row = await decided()
  const sent = (await texts()).filter(({ body }) => body.includes('a tree fell'))
  expect(sent).toMatchObject([{ sid: row.providerMessageId }])
})

test('a number that answered STOP is left alone', async () => {
  await world.app.db.line.updateMany({
    where: { accountId: line.owner.accountId },
    data: { ownerMobile: '+15005550004' },
  })
  await call('urgent', 'note gas smells')
  expect(await decided()).toMatchObject({
    to: '+15005550004',
    sentAt: null,
    notSentReason: expect.stringContaining('unsubscribed'),
    body: null,
  })
})
