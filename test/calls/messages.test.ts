import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf, STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

const rules = rulesReceptionist()

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
})
afterAll(() => world.close())

type Line = Awaited<ReturnType<typeof openLiveLine>>

/** The results of a line's only call: its item, its message, and the mails about messages. */
async function left(line: Line) {
  const records = recordsOf(world, line)
  const [[call], [message, ...others]] = [await records.calls(1), await records.messages(1)]
  expect(others).toEqual([])
  await untilQuiet(world.app)
  const mails = await outsideOf(world.app.config).mails(line.owner.email)
  return { call, message, mails: mails.filter(({ tag }) => tag.startsWith('message')) }
}

describe('with the built-in receptionist', () => {
  test('name, number and message reach the owner by the list and by one mail', async () => {
    world.app.receptionist = rules
    const line = await openLiveLine(world)
    await phoneOf(world).call(line.number, [
      { say: 'Hi, I would like a quote for a new water heater next month.' },
      { say: 'My name is Dana Reyes.' },
      { say: 'My number is five one two, eight four two, oh one nine three.' },
      { say: 'Yes, that is right.' },
      { say: 'No, that is all. Thank you, bye.' },
    ])
    const { call, message, mails } = await left(line)
    expect(Object.keys(message ?? {}).sort()).toEqual(
      ['at', 'id', 'message', 'name', 'phone', 'urgent'].sort(),
    )
    expect(message).toMatchObject({ name: 'Dana Reyes', phone: '+15128420193', urgent: false })
    expect(message?.message).toContain('water heater')
    expect(call).toMatchObject({ caller: STRANGER, urgent: false })
    expect(call?.summary).not.toBe('')
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({ tag: 'message', to: line.owner.email })
    expect(mail?.subject).toMatch(/^Dana Reyes: .*water heater.* \(for Lopez Plumbing\)$/)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Dana Reyes')
      expect(part).toContain('(512) 842-0193')
      expect(part).toContain('water heater')
    }
    expect(mail?.text).toMatch(/^\d+ (sec|min) · English · answered by the AI receptionist$/m)
  })

  test('an urgent one is marked as such in list, subject and tag', async () => {
    world.app.receptionist = rules
    const line = await openLiveLine(world)
    await phoneOf(world).call(line.number, [
      { say: 'My water heater burst and the garage is flooding!' },
      { say: 'My name is Dana Reyes.' },
      { say: 'Five one two, eight four two, oh one nine three.' },
      { say: 'Yes.' },
      { say: 'No, bye.' },
    ])
    const { call, message, mails } = await left(line)
    expect([call?.urgent, message?.urgent]).toEqual([true, true])
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ tag: 'message-urgent' })
    expect(mails[0]?.subject).toMatch(/^URGENT/)
    expect(mails[0]?.text).toMatch(/^Urgent(\n|: )/)
  })

  test('a caller who hangs up in the middle leaves what was taken', async () => {
    world.app.receptionist = rules
    const line = await openLiveLine(world)
    await phoneOf(world).call(line.number, [
      { say: 'Please tell them that my kitchen drain is blocked again.' },
    ])
    const { message } = await left(line)
    expect(message).toMatchObject({ name: null, phone: STRANGER })
    expect(message?.message).toContain('kitchen drain is blocked')
  })

  test('hostile words of any length are words', async () => {
    world.app.receptionist = rules
    const line = await openLiveLine(world)
    const relay = await openRelay(line, 'CAhostile')
    const words = [
      `Please tell them <img src=x onerror=alert(1)> my drain is blocked ${'👩‍🔧 flood & <b> '.repeat(620)}`,
      'My name is <script>alert("x")</script>\u0000\u202E Robert\r\nBcc: all@example.com',
      '\u0000\ud83d',
      "'; DROP TABLE messages; --",
    ]
    for (const [index, voicePrompt] of words.entries()) {
      relay.send({ type: 'prompt', voicePrompt, lang: 'en-US', last: true })
      await until(
        `answer ${index + 1}`,
        async () => (await recordsOf(world, line).turns('CAhostile')).length,
        (turns) => turns >= 2 * index + 3,
      )
    }
    await hangUp('CAhostile')
    const { message, mails } = await left(line)
    expect(message?.message).toContain('my drain is blocked')
    expectSafe(mails[0])
  })
})

describe('whatever was taken', () => {
  test('markup, bidirectional overrides, line breaks and ten thousand characters are stored and mailed safely', async () => {
    world.app.receptionist = scriptedReceptionist
    const line = await openLiveLine(world)
    const relay = await openRelay(line, 'CAtaken')
    const note = `<img src=x onerror=alert(1)> & "quotes" ${'🔥'.repeat(5_000)} the end`
    for (const voicePrompt of [
      'my name is <script>alert(1)</script>\u202E\r\nBcc: all@example.com',
      `note ${note}`,
    ]) {
      relay.send({ type: 'prompt', voicePrompt, last: true })
    }
    await until(
      'both are noted',
      () => relay.frames,
      ({ length }) => length === 2,
    )
    await hangUp('CAtaken')
    const { message, mails } = await left(line)
    expect(message).toMatchObject({
      name: '<script>alert(1)</script> Bcc: all@example.com',
      message: note,
    })
    expectSafe(mails[0])
    expect(mails[0]?.text).toContain(note)
    expect(mails[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  })
})

test('the last words of a caller who hangs up while the receptionist still thinks are part of the message', async () => {
  const thinking = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  world.app.receptionist = {
    ...scriptedReceptionist,
    async hear(...heard) {
      thinking.resolve()
      await mayAnswer.promise
      return scriptedReceptionist.hear(...heard)
    },
  }
  const line = await openLiveLine(world)
  const relay = await openRelay(line, 'CAlastWords')
  relay.send({ type: 'prompt', voicePrompt: 'note the gas smells', last: true })
  await thinking.promise
  relay.close()
  await hangUp('CAlastWords')
  const call = await recordsOf(world, line).ended('CAlastWords')
  mayAnswer.resolve()
  const { message, mails } = await left(line)
  expect(message?.message).toBe('the gas smells')
  expect(mails).toHaveLength(1)
  expect(await recordsOf(world, line).charges(call.id)).toHaveLength(1)
})

function expectSafe(mail: { subject: string; html: string } | undefined) {
  expect(mail?.subject).toMatch(/^[^\r\n\u202E]{1,200}$/)
  expect(mail?.html).not.toMatch(/<(script|img|b)\b/)
  expect(mail?.html).not.toMatch(/\u202E/)
  expect(mail?.subject.isWellFormed()).toBe(true)
}

async function openRelay(line: Line, CallSid: string) {
  const carrier = carrierOf(world.app)
  await carrier.post('/voice/incoming', { CallSid, From: STRANGER, To: line.number })
  const relay = await carrier.relay()
  relay.send({ type: 'setup', callSid: CallSid })
  return relay
}

function hangUp(CallSid: string) {
  const form = { CallSid, CallStatus: 'completed', CallDuration: '25' }
  return carrierOf(world.app).post('/webhooks/twilio/status', form)
}
