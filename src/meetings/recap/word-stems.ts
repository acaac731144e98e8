import { stemmer } from 'stemmer'

/** Runs of letters and digits, as they stand. "don't" is one word. */
export function tokensOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replaceAll('’', "'"),
  )
}

/** The same in small letters. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map((word) => word.toLowerCase())
}

/** English words without their endings; those of other languages come back nearly as they are. */
export function stem(word: string): string {
  return stemmer(word.replace(/'.*$/u, ''))
}
