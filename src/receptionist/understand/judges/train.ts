import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../../kernel/languages.ts'
import { describeLeftOut } from './cross-validate.ts'
import { examplesOf } from './examples.ts'
import { fitWeights } from './fit.ts'
import { COURSES, lessonsIn } from './lessons.ts'
import { compact } from './weights.ts'
import { type Learned, packWeights, weightsFile } from './weights-file.ts'

/**
 * Fits the weights of every lesson in each of its languages and writes them: the same examples give the same bytes.
 * `--check` writes nothing, and fails if a file differs from what the examples give. `--judge` only prints how well
 * left-out examples are judged.
 */
const { values } = parseArgs({
  options: {
    judge: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

for (const language of LANGUAGES) {
  if (values.judge) {
    for (const lesson of lessonsIn(language)) {
      const examples = examplesOf(lesson, language)
      print(
        `${lesson}, ${language}: ${examples.length} examples, ${describeLeftOut(examples, COURSES[lesson])}`,
      )
    }
    continue
  }
  const learned: Learned = {}
  for (const lesson of lessonsIn(language)) {
    learned[lesson] = compact(fitWeights(examplesOf(lesson, language), COURSES[lesson]))
  }
  const bytes = packWeights(learned)
  const file = weightsFile(language)
  if (!values.check) writeFileSync(file, bytes)
  else if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
    print(`${language}: the weights are not what the examples give; run npm run train`)
    process.exitCode = 1
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
