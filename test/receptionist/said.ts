import { readFileSync } from 'node:fs'
import type { Language } from '../../src/kernel/languages.ts'

const EXAMPLES = new URL('../../src/receptionist/languages/', import.meta.url)

/** What callers say, written by people who did not know the engine: a lesson's examples with one of the marks. */
export function said(language: Language, lesson: string, marks: readonly string[]): string[] {
  return readFileSync(new URL(`${language}/examples/${lesson}.txt`, EXAMPLES), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const end = line.indexOf(' ')
      return marks.includes(line.slice(0, end)) ? [line.slice(end + 1)] : []
    })
}
