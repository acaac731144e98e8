import { readFileSync } from 'node:fs'
import type { Language } from '../../../kernel/languages.ts'

export type Said = { mark: string; text: string }

/** One example per line, with its mark before the first space. */
export function readLines(file: string, language: Language): Said[] {
  const url = new URL(`../../languages/${language}/examples/${file}.txt`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf(' ')
      return { mark: line.slice(0, end), text: line.slice(end + 1) }
    })
}
