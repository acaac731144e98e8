import type { Word } from '../utterance.ts'

const MAX_RUN = 24

/** "Reyes, R E Y E S", "dana d a n a raman r a m a n", "mike with a k": the word itself is not part of its spelling. */
export function isSaidWhole(
  words: readonly Word[],
  at: number,
  letters: string,
  begun: boolean,
): boolean {
  const run = (side: readonly Word[]) => side.map(({ folded }) => folded).join('')
  const [behind, before] = [
    run(words.slice(at + 1, at + MAX_RUN)),
    run(words.slice(Math.max(0, at - letters.length), at)),
  ]
  const isLong = letters.length > 2
  const isAgain = begun
    ? isLong && (before.endsWith(letters) || behind.startsWith(letters) || words[at]?.stop !== '')
    : words[at]?.stop !== '' ||
      (isLong && behind.includes(letters)) ||
      behind.startsWith(letters.slice(0, 2))
  return isAgain || /^with/.test(letters)
}
