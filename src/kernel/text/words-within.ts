/** Whether the other text already says all of it; a cut end counts as far as it goes. */
export function wordsWithin(words: string, text: string): boolean {
  return ` ${bare(text)} `.includes(` ${bare(words)}${words.trimEnd().endsWith('…') ? '' : ' '}`)
}

/** In small letters, without punctuation. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
