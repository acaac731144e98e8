import { readFileSync } from 'node:fs'
import type { Language } from '../../../languages.ts'

/** What callers say when they are asked how one can help, and whether the owner is needed at once. */
export type Said = { text: string; urgent: boolean }

const URGENT = '! '

/** The examples that a language's weights are fitted to, from `said/`: `! ` begins an urgent one, `- ` a harmless one. */
export function readSaid(language: Language): Said[] {
  return readFileSync(new URL(`said/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ text: line.slice(URGENT.length), urgent: line.startsWith(URGENT) }))
}
