import { stemmer } from 'stemmer'

/** Runs of letters and digits. "don't" is one word. */
export function tokensOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replaceAll('’', "'"),
  )
}

/** The same in lower case. */
export function wordsOf(text: string): string[] {
  return tokensOf(text).map((word) => word.toLowerCase())
}

/** English stems; words of other languages are nearly unchanged. */
export function stem(word: string): string {
  return stemmer(word.replace(/'.*$/u, ''))
}
