import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CUES } from '../../src/receptionist/builtin/cues/by-language.ts'
import { foldText } from '../../src/receptionist/builtin/folded.ts'
import { fitWeights, likelihoods } from '../../src/receptionist/builtin/learned/fit.ts'
import { COURSES, LESSONS } from '../../src/receptionist/builtin/learned/lessons.ts'
import { readSaid } from '../../src/receptionist/builtin/learned/said.ts'
import { signsOf } from '../../src/receptionist/builtin/learned/signs.ts'
import { learnedWeights } from '../../src/receptionist/builtin/learned/weights-file.ts'
import { hearPurpose } from '../../src/receptionist/builtin/purpose/hear-purpose.ts'
import { soundsLikeSales } from '../../src/receptionist/builtin/sales/hear-sales.ts'
import { hearSubject } from '../../src/receptionist/builtin/subject/hear-subject.ts'
import { senseUrgency } from '../../src/receptionist/builtin/urgency/sense.ts'

const taught = LESSONS.flatMap((lesson) =>
  COURSES[lesson].languages.map((language) => [lesson, language] as const),
)

test.each(taught)('what its examples say is what %s learned in %s', (lesson, language) => {
  const weights = learnedWeights(lesson).get(language)
  const said = readSaid(lesson, language)
  const judged = said.filter(({ mark, text }) => {
    const signs = signsOf(foldText(text), CUES[language]).map(({ sign }) => sign)
    const likely = weights ? likelihoods(weights, [...new Set(signs)]) : []
    const best = Math.max(...likely)
    const found = likely.length === 1 && best < 0.5 ? '-' : weights?.marks[likely.indexOf(best)]
    return found === mark
  })
  expect(judged.length / said.length).toBeGreaterThan(0.95)
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
})

test('every example bears a mark of its lesson', () => {
  for (const [lesson, language] of taught) {
    const marks = new Set(readSaid(lesson, language).map(({ mark }) => mark))
    const { marks: known } = COURSES[lesson]
    expect(marks).toEqual(new Set(known.length === 1 ? [...known, '-'] : known))
  }
})

test('signs that only one mark’s examples have weigh for it, others against it, and unknown ones nothing', () => {
  const examples = [
    { signs: ['fire', 'house'], mark: '!' },
    { signs: ['fire', 'help'], mark: '!' },
    { signs: ['quote', 'house'], mark: '-' },
    { signs: ['quote', 'help'], mark: '-' },
  ]
  const weights = fitWeights(examples, ['!', '-'])
  expect(likelihoods(weights, ['fire'])[0]).toBeGreaterThan(0.8)
  expect(likelihoods(weights, ['fire'])[1]).toBeLessThan(0.2)
  expect(likelihoods(weights, ['quote'])[0]).toBeLessThan(0.2)
  expect(likelihoods(weights, ['house', 'never seen'])[0]).toBeCloseTo(0.5, 1)
  expect(fitWeights(examples, ['!', '-'])).toEqual(weights)
})

test('balanced, a few with a mark count as much as many without', () => {
  const marked = Array.from({ length: 2 }, () => ({ signs: ['leak'], mark: '!' }))
  const others = Array.from({ length: 18 }, () => ({ signs: ['leak'], mark: '-' }))
  const heard = (balanced: boolean) =>
    likelihoods(fitWeights([...marked, ...others], ['!'], { balanced }), ['leak'])[0]
  expect(heard(false)).toBeCloseTo(0.1)
  expect(heard(true)).toBeCloseTo(0.5)
})

test('whatever is said, purposes and subjects are shares of one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const { matter = 0, question = 0, nothing = 0 } = hearPurpose(text, CUES.en) ?? {}
      expect(matter + question + nothing).toBeCloseTo(1)
      const subjects = hearSubject(text, CUES.en).map(({ likelihood }) => likelihood)
      expect(subjects.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
      expect(subjects).toEqual([...subjects].sort((a, b) => b - a))
    }),
  )
})

test('the words that make it urgent are the caller’s, and few', () => {
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
])('urgent: %s', (text, telling) => {
  const { likelihood, words } = senseUrgency(foldText(text), CUES.en)
  expect(likelihood).toBeGreaterThan(0.5)
  expect(words()).toContain(telling)
})

test('in a language without examples nothing is claimed', () => {
  expect(hearPurpose('merhaba', CUES.tr)).toBeNull()
  expect(hearSubject('merhaba', CUES.tr)).toEqual([])
  expect(soundsLikeSales('merhaba', CUES.tr)).toBe(false)
})
