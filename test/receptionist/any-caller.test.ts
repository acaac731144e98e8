import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/languages.ts'
import { MAX_KEYS, MAX_TURNS } from '../../src/receptionist/builtin/call-state.ts'
import type { Heard } from '../../src/receptionist/receptionist.ts'
import { ASKING } from './conversations/asking.ts'
import { GIVING } from './conversations/giving.ts'
import { TROUBLE } from './conversations/trouble.ts'
import { PLUMBER, playCall } from './play-call.ts'

const MAX_STATE_BYTES = 16 * 1024

const PHRASES = [...GIVING, ...TROUBLE, ...ASKING].flatMap(({ turns }) =>
  turns.filter((turn) => typeof turn === 'string'),
)

const words = fc.oneof(
  fc.constantFrom(...PHRASES),
  fc
    .array(fc.constantFrom(...PHRASES.flatMap((phrase) => phrase.split(' '))), { maxLength: 30 })
    .map((all) => all.join(' ')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    'x'.repeat(5_000),
    'no, '.repeat(1_000),
    'я '.repeat(2_500),
    '"\\'.repeat(2_000),
    '\ud800'.repeat(3_000),
    'five '.repeat(800),
  ),
)

const heard: fc.Arbitrary<Heard> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        text: words,
        language: fc.option(fc.constantFrom(...LANGUAGES, 'xx', ''), { nil: undefined }),
      })
      .map(
        ({ text, language }): Heard => ({
          kind: 'speech',
          text,
          ...(language === undefined ? {} : { language }),
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'0123456789*#ABx'), maxLength: 14 })
      .map((digits): Heard => ({ kind: 'digits', digits })),
  },
  {
    weight: 1,
    arbitrary: words.map(
      (utteranceUntilInterrupt): Heard => ({ kind: 'interrupt', utteranceUntilInterrupt }),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Heard>({ kind: 'silence' }) },
)

const facts = { ...PLUMBER, languages: LANGUAGES.filter((language) => language !== 'en') }
const callers = fc.constantFrom(null, '+15128422671')

describe('whatever a caller does', () => {
  test('nothing throws, and the state stays small JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(heard, { maxLength: 45 }), callers, async (turns, caller) => {
        const { dialogue, last, conclusion } = await playCall(turns, { facts, caller })
        const json = JSON.stringify(dialogue)
        expect(JSON.parse(json)).toEqual(dialogue)
        expect(Buffer.byteLength(json)).toBeLessThan(MAX_STATE_BYTES)
        expect(last.end).toBe(dialogue.ended)
        expect(conclusion.urgentReason !== null).toBe(conclusion.urgent)
        if (conclusion.message?.phone) expect(conclusion.message.phone).toMatch(/^\+\d{8,15}$/)
      }),
      { numRuns: 150 },
    )
  })

  test('the call ends within its limits', async () => {
    const talk = heard.filter(({ kind }) => kind !== 'interrupt')
    const enough = MAX_TURNS + MAX_KEYS + 1
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          talk.filter((one) => one.kind !== 'digits' || one.digits !== ''),
          { minLength: enough, maxLength: enough },
        ),
        async (turns) => {
          const { ended, dialogue } = await playCall(turns, { facts })
          expect(ended).toBe(true)
          expect(dialogue.turns).toBeLessThanOrEqual(MAX_TURNS)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('the same call is the same call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(heard, { maxLength: 12 }), async (turns) => {
        expect(await playCall(turns, { facts })).toEqual(await playCall(turns, { facts }))
      }),
      { numRuns: 30 },
    )
  })
})
