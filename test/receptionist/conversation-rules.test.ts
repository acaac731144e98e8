import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import { anyOtherNumber } from './any-number.ts'
import { PLUMBER, playCall } from './play-call.ts'
import { said } from './said.ts'

/** The conversation rules that hold whatever is said: design, "Rules that hold whatever engine talks". */
const CALLER = '+15128422671'
const everyLanguage = { ...PLUMBER, languages: LANGUAGES.filter((one) => one !== 'en') }

const matters = fc.constantFrom(
  ...said('en', 'urgency', ['!']),
  ...said('en', 'purpose', ['matter']),
)
const sentences = fc.constantFrom(
  ...said('en', 'purpose', ['matter', 'question', 'nothing']),
  ...said('en', 'sales', ['!', '-']),
  ...LANGUAGES.flatMap((language) => said(language, 'urgency', ['!', '-'])),
)
const calls = [
  'My sink is dripping and I want somebody to look at it.',
  'Tom Baker',
  'Yes',
  'No, that is all.',
] as const

describe('callback', () => {
  test('digits of anything else never touch it, wherever in a call they are said', async () => {
    const places = fc.nat({ max: calls.length - 1 })
    const leads = fc.constantFrom('', 'No, ', 'Yes, and ', 'Oh, ', 'No no, ')
    await fc.assert(
      fc.asyncProperty(anyOtherNumber, places, leads, async (words, at, lead) => {
        const turns = [...calls.slice(0, at), `${lead}${words}`, ...calls.slice(at)]
        const { conclusion } = await playCall(turns, { caller: CALLER })
        expect(conclusion.message?.phone).toBe(CALLER)
      }),
      { numRuns: 2_000 },
    )
  })

  test('what was said beside it is not lost', async () => {
    await fc.assert(
      fc.asyncProperty(anyOtherNumber, async (words) => {
        const turns = [calls[0], calls[1], `Yes, and ${words}`, 'No thanks']
        const { conclusion } = await playCall(turns, { caller: CALLER })
        for (const number of words.match(/\d+/g) ?? []) {
          expect(conclusion.message?.text).toContain(number)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('ten digits said as the number are it, digit for digit', async () => {
    const digits = fc
      .tuple(
        fc.integer({ min: 212, max: 989 }),
        fc.integer({ min: 200, max: 999 }),
        fc.nat({ max: 9_999 }),
      )
      .map(([area, exchange, rest]) => `${area}${exchange}${String(rest).padStart(4, '0')}`)
      .filter((all) => !/^.11|^....11|^.9|^37|^96|^900|^...976/.test(all))
    await fc.assert(
      fc.asyncProperty(digits, async (all) => {
        const number = `${all.slice(0, 3)} ${all.slice(3, 6)} ${all.slice(6)}`
        const turns = [calls[0], calls[1], `No, call me at ${number}`, 'Yes', 'No, bye']
        const { conclusion } = await playCall(turns, { caller: CALLER })
        expect(conclusion.message?.phone).toBe(`+1${all}`)
      }),
      { numRuns: 500 },
    )
  })
})

describe('words', () => {
  test('what is said about a matter is in the message word for word', async () => {
    await fc.assert(
      fc.asyncProperty(matters, fc.nat({ max: 3 }), async (words, at) => {
        const turns = [...calls.slice(0, at), words, ...calls.slice(at)]
        const played = await playCall(turns, { caller: CALLER })
        // Who is asked whether nothing is to be passed on says no; a yes would drop it.
        const asked = played.replies
          .slice(1)
          .findIndex(({ text }) => /pass nothing on\?/.test(text))
        const kept = turns.toSpliced(asked + 1, 0, 'no, pass it on')
        const { conclusion } = asked < 0 ? played : await playCall(kept, { caller: CALLER })
        expect(conclusion.message?.text).toContain(words.replace(/\s+/g, ' ').trim())
      }),
      { numRuns: 1_500 },
    )
  })
})

describe('ending', () => {
  test('nothing that a caller says first ends a call', async () => {
    await fc.assert(
      fc.asyncProperty(sentences, async (words) => {
        const { ended } = await playCall([words], { facts: everyLanguage, caller: CALLER })
        expect(ended).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a plain goodbye after a whole message ends it', async () => {
    const closings = fc.constantFrom(
      'No, that is all, thank you. Bye.',
      'nope thats it',
      'No thanks, goodbye',
      'no',
    )
    await fc.assert(
      fc.asyncProperty(closings, async (words) => {
        const { ended, conclusion } = await playCall([...calls.slice(0, 3), words], {
          caller: CALLER,
        })
        expect(ended).toBe(true)
        expect(conclusion.message?.name).toBe('Tom Baker')
      }),
    )
  })

  test('the third silence ends a call that nobody speaks in', async () => {
    const silence = { kind: 'silence' } as const
    const { ended, replies, conclusion } = await playCall([silence, silence, silence])
    expect(ended).toBe(true)
    expect(replies).toHaveLength(4)
    expect(conclusion).toMatchObject({ outcome: 'nothing_said', message: null })
  })
})

const SHORT: Record<Language, readonly string[]> = {
  en: ['no', 'um', 'yes', 'okay', 'no bye', 'uh', 'Dana', 'thanks', 'no that is it'],
  es: ['no', 'sí', 'bueno', 'adiós', 'gracias'],
  pt: ['não', 'sim', 'um', 'tchau', 'obrigado'],
  fr: ['non', 'oui', 'merci', 'au revoir'],
  tr: ['hayır', 'evet', 'teşekkürler'],
  ru: ['нет', 'да', 'спасибо'],
  de: ['nein', 'ja', 'danke', 'tschüss'],
}

describe('language', () => {
  test('a short answer never switches an English call, nor makes it urgent', async () => {
    const short = fc.constantFrom(...LANGUAGES.flatMap((one) => SHORT[one]))
    await fc.assert(
      fc.asyncProperty(short, fc.integer({ min: 1, max: 3 }), async (words, at) => {
        const turns = [...calls.slice(0, at), words]
        const { last, conclusion } = await playCall(turns, { facts: everyLanguage, caller: CALLER })
        expect(last.language).toBe('en')
        expect(conclusion.urgent).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

const DENIALS: Record<Language, string> = {
  en: "it's not an emergency or anything",
  es: 'no es una emergencia',
  pt: 'não é urgente não',
  fr: "ce n'est pas urgent",
  tr: 'acil değil',
  ru: 'это не срочно',
  de: 'das ist kein Notfall',
}

describe('urgency', () => {
  test.each(LANGUAGES)('what is denied is not urgent, in %s', async (language) => {
    const urgent = fc.constantFrom(...said(language, 'urgency', ['!']))
    await fc.assert(
      fc.asyncProperty(urgent, async (words) => {
        const facts = everyLanguage
        const turns = [words, DENIALS[language]].map(
          (text) => ({ kind: 'speech', text, language }) as const,
        )
        const { conclusion } = await playCall(turns, { facts, caller: CALLER })
        expect(conclusion.urgent && !conclusion.toldSafety).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})

test('who says no message leaves none', async () => {
  const { conclusion, last } = await playCall(['Do you fix faucets?', 'No message, thanks. Bye.'], {
    caller: CALLER,
  })
  expect(conclusion.message).toBeNull()
  // "I won't pass anything on" may be said back.
  expect(last.text).not.toMatch(/(?<!won't )pass/i)
})
