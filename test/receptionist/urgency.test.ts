import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/languages.ts'
import { CUES } from '../../src/receptionist/builtin/cues/by-language.ts'
import { foldText } from '../../src/receptionist/builtin/folded.ts'
import { fitWeights, likelihood } from '../../src/receptionist/builtin/urgency/fit.ts'
import { readSaid } from '../../src/receptionist/builtin/urgency/said.ts'
import { senseUrgency } from '../../src/receptionist/builtin/urgency/sense.ts'

test.each(LANGUAGES)('what its examples in %s say is what it learned', (language) => {
  const said = readSaid(language)
  const judged = said.filter(({ text, urgent }) => {
    const sensed = senseUrgency(foldText(text), CUES[language])
    return sensed.likelihood >= 0.5 === urgent
  })
  expect(judged.length / said.length).toBeGreaterThan(0.97)
  expect(said.filter(({ urgent }) => urgent).length / said.length).toBeCloseTo(0.5, 0)
})

test('the words it quotes are the caller’s, and few', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const folded = foldText(text)
      const { likelihood, words } = senseUrgency(folded, CUES.en)
      expect(likelihood).toBeGreaterThan(0)
      expect(likelihood).toBeLessThan(1)
      expect(folded.source).toContain(words())
      expect(foldText(words()).words.length).toBeLessThanOrEqual(10)
    }),
  )
})

test.each([
  ['my kid locked the dog in the bathroom and the pipe behind the wall burst', 'pipe'],
  ['hi um so there is smoke coming out of the dryer', 'smoke'],
])('%s', (text, telling) => {
  const { likelihood, words } = senseUrgency(foldText(text), CUES.en)
  expect(likelihood).toBeGreaterThan(0.5)
  expect(words()).toContain(telling)
})

test('signs that only urgent examples have weigh for urgency, others against it, and unknown ones nothing', () => {
  const examples = [
    { signs: ['fire', 'house'], urgent: true },
    { signs: ['fire', 'help'], urgent: true },
    { signs: ['quote', 'house'], urgent: false },
    { signs: ['quote', 'help'], urgent: false },
  ]
  const weights = fitWeights(examples)
  expect(likelihood(weights, ['fire'])).toBeGreaterThan(0.8)
  expect(likelihood(weights, ['quote'])).toBeLessThan(0.2)
  expect(likelihood(weights, ['house', 'never seen'])).toBeCloseTo(0.5, 1)
  expect(fitWeights(examples)).toEqual(weights)
})
