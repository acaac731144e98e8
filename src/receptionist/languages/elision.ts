import type { Language } from '../../kernel/languages.ts'
import { foldWord, type Word } from '../understand/utterance.ts'

/** "L'assurance" and "d'urgence" contain the word to look up. */
export function unelided(words: readonly Word[], language: Language): readonly Word[] {
  if (language !== 'fr') return words
  return words.map((word) => {
    const rest = ELIDED.exec(word.heard)?.[1]
    return rest === undefined ? word : { ...word, folded: foldWord(rest) }
  })
}

const ELIDED = /^(?:[dljnmtsc]|qu)['’](.+)/i
