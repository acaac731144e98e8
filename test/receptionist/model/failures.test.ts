import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIXED_WORDS } from '../../../src/receptionist/model/filler-and-failure-words.ts'
import { PLUMBER } from '../play-call.ts'
import { says, sends } from '../streaming-model.ts'
import { CALLER, deskAt, hear, note } from './desk.ts'
import { FAILURES, isSensible, TURNS } from './failing-turns.ts'

const LIMITS = { firstTokenMs: 150, turnMs: 700 }

test('whatever a provider does at any turn, the caller hears something sensible in time, and nothing twice', async () => {
  const failing = fc.record({
    at: fc.nat({ max: TURNS.length - 1 }),
    kind: fc.constantFrom(...Object.keys(FAILURES)),
    times: fc.constantFrom(1, 2, 4),
  })
  await fc.assert(
    fc.asyncProperty(failing, async (failure) => {
      const { conversation, desk, close } = await playWith(failure)
      close()
      const { message, outcome, ended } = desk.conclude(PLUMBER, conversation)
      expect({ outcome, ended }).toEqual({ outcome: 'message_taken', ended: false })
      expect(message?.text.split(/kitchen sink (?:leaks|is leaking)/)).toHaveLength(2)
      if (failure.at !== 1) expect(message?.name).toBe('Dana Reyes')
      if (failure.at !== 2) expect(message?.phone).toBe('+15128420199')
    }),
    { numRuns: 60 },
  )
}, 120_000)

const FILLER = /^One moment, please\. /

type Failure = { at: number; kind: string; times: number }

async function playWith({ at, kind, times }: Failure) {
  const { desk, replies, requests, close } = await deskAt([], LIMITS)
  let conversation = desk.begin(CALLER)
  for (const [n, turn] of TURNS.entries()) {
    const good = Array.from({ length: 6 }, () => says(turn.words, turn.call))
    const bad = Array.from(
      { length: n === at ? times : 0 },
      () => FAILURES[kind]?.(turn) ?? says(''),
    )
    replies.splice(requests.length, replies.length, ...bad, ...good)
    const heard = await hear(desk, conversation, turn.said)
    conversation = heard.conversation
    expect(heard.spoken).toBe(heard.reply.text)
    expect(heard.reply.end).toBe(false)
    expect(heard.reply.text).toSatisfy(isSensible)
    // On a busy machine a good answer may also be late.
    if (n !== at) expect(heard.reply.text.replace(FILLER, '')).toBe(turn.words)
  }
  return { conversation, desk, close }
}

test('after three failures in a row the rules go on from the notes, and give back', async () => {
  const down = sends(503, '{}')
  const { desk, close } = await deskAt([
    says(
      'Sorry to hear that. May I have your name?',
      note({ matter: 'leak', gist_english: 'Leak' }),
    ),
    down,
    down,
    down,
    says("You're welcome, Dana. Anything else?", note({ gist_english: 'Sink leaks' })),
  ])
  const first = await hear(desk, desk.begin(CALLER), 'my kitchen sink is leaking')
  const second = await hear(desk, first.conversation, 'dana reyes')
  expect(second.reply.text).toBe(FIXED_WORDS.en.again)
  const third = await hear(desk, second.conversation, 'my name is dana reyes')
  expect(third.reply.text).toContain('Dana')
  const fourth = await hear(desk, third.conversation, 'yes thank you')
  expect(fourth.reply.text).toBe("You're welcome, Dana. Anything else?")
  expect(desk.conclude(PLUMBER, fourth.conversation)).toMatchObject({
    summary: 'Dana Reyes: Sink leaks',
    message: { name: 'Dana Reyes', text: expect.stringContaining('my kitchen sink is leaking.') },
  })
  close()
})
