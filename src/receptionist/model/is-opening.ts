import type { Judged } from './check-sentence.ts'

/** "Sure." agrees to what the next sentence says, so in doubt both are checked as one. */
export function isOpening(sentence: string, { why, isDoubted }: Judged): boolean {
  const isShort = sentence.split(' ').length <= FEW_WORDS && !sentence.endsWith('?')
  return isShort && why === null && isDoubted
}

const FEW_WORDS = 3
