import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckerAnswer, checkerThat } from '../checker-server.ts'
import { PLUMBER } from '../play-call.ts'
import { says } from '../streaming-model.ts'
import { CALLER, deskAt, hear } from './desk.ts'
import { FAILURES, isSensible, TURNS, type Turn } from './failing-turns.ts'

const LIMITS = { firstTokenMs: 150, turnMs: 900 }
/** Only a silent checker is meant to be too late: any other has time, however busy the machine is. */
const waitMs = (kind: string) => (kind === 'is silent' ? 120 : 10_000)

/** What a checker does with a sentence. */
const CHECKERS: Record<string, CheckerAnswer> = {
  'lets all pass': () => 'ok',
  'takes its time': () => sleep(40).then(() => 'ok'),
  'refuses all': () => 'no: I would not say so',
  'rambles on': () => 'Well, that depends on what is meant by it.',
  'says nothing': () => '',
  'is silent': () => sleep(3_000).then(() => 'no: too late'),
  429: () => 429,
  500: () => 500,
}

/** The word rules doubt each of these, but have no reason to refuse them. */
const DOUBTED = [
  'Your whole floor is wet then.',
  'Your name is in my notes then.',
  'Your phone is in my notes then.',
  'Your mornings are quiet then.',
]

type Failure = { at: number; model: string; checker: string }

test('whatever a checker does beside whatever a provider does, the caller hears something sensible, and nothing twice', async () => {
  const failing = fc.record({
    at: fc.nat({ max: TURNS.length - 1 }),
    model: fc.constantFrom('nothing', ...Object.keys(FAILURES)),
    checker: fc.constantFrom(...Object.keys(CHECKERS)),
  })
  let looks = 0
  await fc.assert(
    fc.asyncProperty(failing, async (failure) => {
      const { conversation, desk, asked, close } = await playWith(failure)
      close()
      looks += asked.length
      const { message, outcome, ended } = desk.conclude(PLUMBER, conversation)
      expect({ outcome, ended }).toEqual({ outcome: 'message_taken', ended: false })
      expect(message?.text.split(/kitchen sink (?:leaks|is leaking)/)).toHaveLength(2)
      if (failure.at !== 1) expect(message?.name).toBe('Dana Reyes')
      if (failure.at !== 2) expect(message?.phone).toBe('+15128420199')
    }),
    { numRuns: 60 },
  )
  expect(looks).toBeGreaterThan(60)
}, 120_000)

async function playWith({ at, model, checker: kind }: Failure) {
  const { checker, asked, close: closeChecker } = await checkerThat(CHECKERS[kind] ?? (() => 'ok'))
  const looking = { model: checker, timeoutMs: waitMs(kind) }
  const { desk, replies, requests, close } = await deskAt([], LIMITS, looking)
  let conversation = desk.begin(CALLER)
  for (const [n, turn] of TURNS.map(withDoubt).entries()) {
    const good = Array.from({ length: 6 }, () => says(turn.words, turn.call))
    const bad = n === at && model !== 'nothing' ? [FAILURES[model]?.(turn) ?? says('')] : []
    replies.splice(requests.length, replies.length, ...bad, ...good)
    const heard = await hear(desk, conversation, turn.said)
    conversation = heard.conversation
    expect(heard.spoken).toBe(heard.reply.text)
    expect(heard.reply.end).toBe(false)
    expect(heard.reply.text).toSatisfy(isSensible)
    // Then the word rules decide, and allow it.
    if (kind === 'is silent' && n !== at) expect(heard.reply.text).toContain(DOUBTED[n])
    if (kind === 'refuses all') expect(heard.reply.text).not.toContain(DOUBTED[n])
  }
  const closeAll = () => {
    close()
    closeChecker()
  }
  return { conversation, desk, asked, close: closeAll }
}

function withDoubt(turn: Turn, n: number): Turn {
  return { ...turn, words: `${DOUBTED[n]} ${turn.words}` }
}
