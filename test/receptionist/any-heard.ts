import fc from 'fast-check'
import { LANGUAGES } from '../../src/kernel/languages.ts'
import type { Heard } from '../../src/receptionist/receptionist.ts'
import { said } from './said.ts'

const PHRASES = [
  ...said('en', 'purpose', ['matter', 'question', 'nothing']),
  ...LANGUAGES.flatMap((language) => said(language, 'urgency', ['!', '-'])),
].filter((_, at) => at % 20 === 0)

const words = fc.oneof(
  fc.constantFrom(...PHRASES),
  fc
    .array(fc.constantFrom(...new Set(PHRASES.flatMap((phrase) => phrase.split(' ')))), {
      maxLength: 30,
    })
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

/** Anything a phone line can receive: sense, nonsense, keys, interruptions and silence. */
export const anyHeard: fc.Arbitrary<Heard> = fc.oneof(
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
