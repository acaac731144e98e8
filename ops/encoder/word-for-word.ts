import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../src/kernel/languages.ts'
import { inEnglish } from '../../src/receptionist/languages/word-for-word.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'

/** Prints `rows-in-other-languages/` word for word in English: business, label and words, separated by tabs. */
const FOLDER = join(import.meta.dirname, 'rows-in-other-languages')

for (const file of readdirSync(FOLDER).toSorted()) {
  const language = LANGUAGES.find((one) => file.startsWith(`${one}-`))
  const business = file.replace(/^..-|\.txt$/g, '')
  if (!language) throw new Error(`of no language: ${file}`)
  for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
    const [label, said] = line.split('\t')
    if (!label || !said) continue
    const english = inEnglish(readUtterance(said), language).source
    process.stdout.write(`${business}\t${label}\t${english}\n`)
  }
}
