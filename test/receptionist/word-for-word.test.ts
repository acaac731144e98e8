import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../src/kernel/languages.ts'
import { hasLexicon, inEnglish } from '../../src/receptionist/languages/word-for-word.ts'
import { heardIn, readUtterance } from '../../src/receptionist/understand/utterance.ts'

const english = (heard: string, language: Language) =>
  inEnglish(readUtterance(heard), language).source.trim()

test.each<[Language, string, string]>([
  // The longest phrase wins over single words: "cuánto cuesta", not "how much", "costs".
  ['es', '¿Cuánto cuesta?', 'how much does cost?'],
  ['es', 'cuánto', 'how much'],
  // A stem matches any ending, but a whole word of the same length wins.
  ['fr', 'réparation', 'repair'],
  // The French article contracted with its word.
  ['fr', "l'assurance", 'insurance'],
  // A word the lexicon does not know stays unchanged.
  ['es', 'Brzezinski', 'Brzezinski'],
  ['tr', 'ne kadar sürer', 'ne kadar sürer'],
])('in %s "%s" is "%s" word for word', (language, heard, expected) => {
  expect(english(heard, language)).toBe(expected)
})

test('a phrase does not reach over a stop', () => {
  expect(english('cuánto, cuesta', 'es')).not.toContain('how much does cost')
})

const PIECES = [
  'cuánto',
  'cuesta',
  "l'assurance",
  'hui',
  'el',
  'de',
  'gasolina',
  ', ',
  '. ',
  '?',
  'Ja',
]

test('each word keeps its place among the words, and what stands in a range is read there', () => {
  const language = fc.constantFrom(...LANGUAGES.filter(hasLexicon))
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 })
  const heard = fc.oneof(
    pieces.map((all) => all.join(' ')),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(heard, language, (words, spoken) => {
      const before = readUtterance(words)
      const after = inEnglish(before, spoken)
      expect(after.words.map(({ stop }) => stop)).toEqual(before.words.map(({ stop }) => stop))
      expect(after.sentences).toEqual(before.sentences)
      let end = 0
      for (const word of after.words) {
        expect(word.start).toBeGreaterThanOrEqual(end)
        expect(word.end).toBeGreaterThanOrEqual(word.start)
        end = word.end
      }
      expect(after.source.length).toBeGreaterThanOrEqual(end)
      expect(heardIn(after, { from: 0, to: after.words.length }).length).toBeLessThanOrEqual(end)
    }),
    { numRuns: 300 },
  )
})
