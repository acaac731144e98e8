import type { Language } from '../../kernel/languages.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

export type Sentence = {
  utterance: Utterance
  cues: Cues
  language: Language
  text: string
  known: Known
}

export function wordsOf({ words }: Utterance): string[] {
  return words.map(({ folded }) => folded)
}
