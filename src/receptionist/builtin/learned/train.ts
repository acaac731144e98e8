import { parseArgs } from 'node:util'
import type { Language } from '../../../languages.ts'
import { CUES } from '../cues/by-language.ts'
import { foldText } from '../folded.ts'
import { type Example, fitWeights } from './fit.ts'
import { judge } from './judge.ts'
import { COURSES, LESSONS, type Lesson } from './lessons.ts'
import { readSaid } from './said.ts'
import { signsOf } from './signs.ts'
import { writeWeights } from './weights-file.ts'

/**
 * Fits the weights of every lesson in each of its languages to the examples and writes them: the same examples give the same
 * weights. With `--judge` it prints how well examples are judged that were left out.
 */
const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } })

for (const lesson of LESSONS) {
  for (const language of COURSES[lesson].languages) {
    const { marks } = COURSES[lesson]
    const examples = examplesOf(lesson, language)
    writeWeights(lesson, language, fitWeights(examples, marks, COURSES[lesson]))
    const judged = values.judge ? `, ${judge(examples, COURSES[lesson])}` : ''
    process.stdout.write(`${lesson}, ${language}: ${examples.length} examples${judged}\n`)
  }
}

/** Its own, and what it is sure of in other lessons' examples. */
function examplesOf(lesson: Lesson, language: Language): Example[] {
  const borrowed = Object.entries(COURSES[lesson].borrows ?? {}).flatMap(([from, marks]) =>
    COURSES[from as Lesson].languages.includes(language)
      ? readSaid(from as Lesson, language).flatMap(({ mark, text }) => {
          const means = marks[mark]
          return means ? [{ mark: means, text }] : []
        })
      : [],
  )
  return [...readSaid(lesson, language), ...borrowed].map(({ mark, text }) => {
    const signs = signsOf(foldText(text), CUES[language]).map(({ sign }) => sign)
    return { signs: [...new Set(signs)], mark }
  })
}
