import type { Word } from '../utterance.ts'

/** One piece of a spelling. A `gap` separates two words and holds no letter. */
export type Piece = {
  to: number
  letters: string
  by: 'letter' | 'code' | 'sound' | 'chunk' | 'gap'
  clean: boolean
}

export const MIN_LETTERS = 3

/**
 * A stop after several letters ends a word: "D A N A, R E Y E S". Stops after each letter do not: "R. E. Y. E. S.", nor
 * does one after an example: "O K A F, as in Frank, O R".
 */
export function partsOf(words: readonly Word[], from: number, pieces: readonly Piece[]): string[] {
  const stops = pieces.slice(0, -1).filter(({ to }) => words[to - 1]?.stop !== '').length
  const isEach = stops > 1 && stops > pieces.length / 2 && from >= 0
  const parts = ['']
  for (const [at, { letters, by, to }] of pieces.entries()) {
    parts[parts.length - 1] += letters
    const hasExample = to - (pieces[at - 1]?.to ?? from) > 1
    const ends =
      by === 'gap' ||
      (!isEach &&
        !hasExample &&
        words[to - 1]?.stop !== '' &&
        (parts.at(-1)?.length ?? 0) >= MIN_LETTERS)
    if (ends) parts.push('')
  }
  return parts.filter((part) => part !== '')
}
