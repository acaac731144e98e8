import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSeconds } from '../../src/kernel/clock.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { phoneOf, type SpokenTurn } from '../support/phone.ts'
import { RESUMED, scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** How far the product's clock is ahead. */
let aheadSeconds = 0

beforeAll(async () => {
  const clock = { now: () => addSeconds(new Date(), aheadSeconds) }
  world = await openWorld({ clock })
})
beforeEach(() => {
  aheadSeconds = 0
})
afterAll(() => world.close())

type TestLine = { test_number_e164: string; test_code: string; hear_url: string }

async function makeTestLine(wishes: object = {}) {
  const { api, accountId, email } = await world.account()
  const { body } = await api.post<TestLine>('/test-lines', {
    business_name: 'Lopez Plumbing',
    trade: 'plumbing',
    ...wishes,
  })
  return { accountId, email, to: body.test_number_e164, code: body.test_code }
}

let caller = 2_000_000
/** A new caller for each call, because wrong codes are counted per caller. */
function someone() {
  caller += 1
  return `+1212${caller}`
}

async function call(to: string, turns: readonly SpokenTurn[], from = someone()) {
  const { transcript, ...more } = await phoneOf(world).call(to, turns, { from })
  const said = transcript.filter(({ who }) => who === 'line').map(({ text }) => text)
  return { said, ...more }
}

const ASK = 'Please key in or say your four-digit code.'

describe('the code', () => {
  test.each<[string, (code: string) => SpokenTurn]>([
    ['keyed in', (code) => ({ press: code })],
    ['said as figures', (code) => ({ say: `it's ${[...code].join(' ')}` })],
    [
      'said in words',
      (code) => ({ say: [...code].map((digit) => WORDS[Number(digit)]).join(' ') }),
    ],
  ])('%s reaches the receptionist of its business', async (_how, turn) => {
    const { to, code } = await makeTestLine({ business_name: 'Reyes Drains' })
    const { said, answered } = await call(to, [turn(code), { say: 'who is this?' }])
    expect(answered).toBe(true)
    expect(said[0]).toBe(`Welcome to the Frontdesk test number. ${ASK}`)
    expect(said[1]).toMatch(/^Reyes Drains\. I'm the AI receptionist/)
    expect(said[2]).toBe('How can I help?')
    expect(said[3]).toContain('Reyes Drains')
  })

  test('asked for three times, the last wrong one ends the call', async () => {
    const { to, code } = await makeTestLine()
    const wrong = otherThan(code)
    const { said, ended_by } = await call(to, [
      { press: wrong },
      { say: 'I do not have it here' },
      { press: wrong },
      { press: code },
    ])
    expect(said.slice(1)).toEqual([
      `I do not know that code. ${ASK}`,
      `That was not a four-digit code. ${ASK}`,
      'I do not know that code. Please check it and call again. Goodbye.',
    ])
    expect(ended_by).toBe('line')
  })

  test('silence is asked again', async () => {
    const { to } = await makeTestLine()
    const { said } = await call(to, [])
    expect(said[1]).toBe(`I did not hear a code. ${ASK}`)
  })

  test('expired after 24 hours', async () => {
    const { to, code } = await makeTestLine()
    aheadSeconds = 86_401
    const { said } = await call(to, [{ press: code }])
    expect(said[1]).toContain('That code has expired: a code works for 24 hours.')
  })

  test('used up after five calls, of calls side by side too', async () => {
    const { to, code } = await makeTestLine()
    const calls = Array.from({ length: 7 }, () => call(to, [{ press: code }]))
    const answers = (await Promise.all(calls)).map(({ said }) => said[1] ?? '')
    expect(answers.filter((text) => text.startsWith('Lopez Plumbing. '))).toHaveLength(5)
    expect(answers.filter((text) => text.includes('has had all of its calls'))).toHaveLength(2)
  })

  test('a caller who tries ten wrong ones in a day is not asked again, others are', async () => {
    const { to, code } = await makeTestLine()
    const from = someone()
    const wrong = { press: otherThan(code) }
    for (let calls = 0; calls < 3; calls += 1) await call(to, [wrong, wrong, wrong], from)
    const last = await call(to, [wrong, wrong], from)
    expect(last.said[2]).toContain('Too many wrong codes were tried from your number today.')
    const next = await call(to, [{ press: code }], from)
    expect(next.said).toHaveLength(1)
    expect(next.said[0]).toContain('Too many wrong codes')
    expect((await call(to, [{ press: code }])).said[1]).toContain('this call is transcribed')
    aheadSeconds = 86_400
    expect((await call(to, [wrong], from)).said[0]).toContain(ASK)
  })
})

test('a carrier that asks twice gets the same answer, and one call is counted', async () => {
  const { to, code, accountId } = await makeTestLine()
  const form = { CallSid: `CA${'7'.repeat(32)}`, From: someone(), To: to, Digits: code }
  const post = () => carrierOf(world.app).post('/voice/test-code', form)
  const answers = await Promise.all([post(), post(), post()])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain('<ConversationRelay')
  const { callsUsed } = await world.app.db.testLine.findFirstOrThrow({ where: { accountId } })
  expect(callsUsed).toBe(1)
})

test('nothing is booked, sent or charged, and nothing that was said is kept', async () => {
  const { to, code, accountId, email } = await makeTestLine()
  const { call_sid } = await call(to, [
    { press: code },
    { say: 'This is Dana Reyes, my water heater burst and the garage is flooding' },
    { say: 'yes' },
    { say: 'yes' },
    { say: 'no, bye' },
  ])
  const row = () => world.app.db.testCall.findUniqueOrThrow({ where: { callSid: call_sid ?? '' } })
  const over = await until('the call is over', row, ({ endedAt }) => endedAt !== null)
  expect(over).toMatchObject({ accountId, dialogue: null })
  expect(over.turns).toBeGreaterThan(2)
  const { db } = world.app
  const where = { accountId }
  expect(
    await Promise.all([
      db.call.count({ where }),
      db.callTurn.count({ where }),
      db.message.count({ where }),
      db.ledgerEntry.count({ where: { accountId, kind: 'call_charged' } }),
      db.mail.count({ where }),
    ]),
  ).toEqual([0, 0, 0, 0, 0])
  const mails = await fetch(`${world.sandboxUrl}/mailbox/messages?to=${email}`)
  expect(await mails.json()).toEqual([])
})

describe('what the receptionist knows', () => {
  test('hours that were understood, in the time zone that was given', async () => {
    const { to, code } = await makeTestLine({ hours: '24/7' })
    const { said } = await call(to, [{ press: code }, { say: 'are you open right now?' }])
    expect(said[3]).toContain("Yes, we're always open")
  })

  test('hours that were not, in the words they were given in', async () => {
    const { to, code } = await makeTestLine({ hours: 'mornings, or ring the bell' })
    const { said } = await call(to, [{ press: code }, { say: 'are you open on Sunday?' }])
    expect(said[3]).toContain('mornings, or ring the bell')
    expect(said[3]).not.toMatch(/closed|Sunday|yes/i)
  })

  test('the services that were given, else those of the trade', async () => {
    const own = await makeTestLine({ services: ['koi pond pumps'] })
    const usual = await makeTestLine({ trade: 'vet' })
    const asked = { say: 'what services do you offer?' }
    expect((await call(own.to, [{ press: own.code }, asked])).said[3]).toContain('koi pond pumps')
    const { said } = await call(usual.to, [{ press: usual.code }, asked])
    expect(said[3]).toContain('checkups and vaccinations')
  })

  test('no price', async () => {
    const { to, code } = await makeTestLine()
    const { said } = await call(to, [{ press: code }, { say: 'how much is a water heater?' }])
    expect(said[3]).toContain("I don't have a price for that")
  })
})

describe('when the relay breaks', () => {
  beforeAll(() => {
    const { receptionist } = world.app
    world.app.receptionist = scriptedReceptionist
    return () => {
      world.app.receptionist = receptionist
    }
  })

  test('the caller is reconnected and goes on, and at last is told to call again', async () => {
    const { to, code } = await makeTestLine()
    const { said } = await call(to, [
      { press: code },
      { say: 'hello' },
      { say: 'break' },
      { say: 'still there' },
      { say: 'break' },
    ])
    expect(said.slice(2)).toEqual([
      'Noted: 1.',
      RESUMED,
      'Noted: 2.',
      'I am sorry, something went wrong on our side. Please call again. Goodbye.',
    ])
  })

  test('a call ends after ten minutes', async () => {
    const { to, code } = await makeTestLine()
    const phone = await phoneOf(world).dial(to, { from: someone() })
    await phone.act({ press: code })
    const heard = () => phone.transcript()
    await until('greeted', heard, (turns) => turns.some(({ text }) => text.startsWith('Thank you')))
    aheadSeconds = 601
    await phone.act({ say: 'are you still there?' })
    const turns = await until('ended', heard, (all) =>
      all.some(({ text }) => text.includes('ten minutes')),
    )
    expect(turns.at(-1)?.text).toContain('A test call ends after ten minutes.')
  })
})

const WORDS = 'oh one two three four five six seven eight nine'.split(' ')

function otherThan(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}
