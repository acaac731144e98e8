import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '../../../languages.ts'
import { CUES } from '../cues/by-language.ts'
import { foldText } from '../folded.ts'
import { type Example, fitWeights, likelihood, URGENT_FROM } from './fit.ts'
import { readSaid } from './said.ts'
import { signsOf } from './signs.ts'
import { writeWeights } from './weights-file.ts'

/**
 * Fits every language's weights to its examples and writes them: the same examples give the same weights. With `--judge` it
 * prints how well examples are judged that were left out, a tenth at a time.
 */
const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } })
const FOLDS = 10

for (const language of LANGUAGES) {
  const examples = examplesOf(language)
  writeWeights(language, fitWeights(examples))
  const judged = values.judge ? `, ${crossValidated(examples)}` : ''
  process.stdout.write(`${language}: ${examples.length} examples${judged}\n`)
}

function examplesOf(language: Language): Example[] {
  return readSaid(language).map(({ text, urgent }) => {
    const signs = signsOf(foldText(text), CUES[language]).map(({ sign }) => sign)
    return { signs: [...new Set(signs)], urgent }
  })
}

function crossValidated(examples: readonly Example[]): string {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitWeights(examples.filter((_, index) => index % FOLDS !== fold))
    const leftOut = examples.filter((_, index) => index % FOLDS === fold)
    return leftOut.map(({ signs, urgent }) => ({
      urgent,
      found: likelihood(weights, signs) >= URGENT_FROM,
    }))
  }).flat()
  const count = (urgent: boolean, found: boolean) =>
    judged.filter((one) => one.urgent === urgent && one.found === found).length
  const [right, falseAlarms, missed] = [count(true, true), count(false, true), count(true, false)]
  const f1 = (2 * right) / (2 * right + falseAlarms + missed)
  return `left out: F1 ${f1.toFixed(3)}, ${falseAlarms} false alarms, ${missed} missed`
}
