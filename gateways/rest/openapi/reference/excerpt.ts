/** The sentence of a text that contains most of the words, as plain text without backticks. */
export function excerptOf(text: string, words: readonly string[]): string {
  const sentences = text.replaceAll('`', '').split(/(?<=[.!?])\s+/)
  const held = (sentence: string) =>
    words.filter((word) => sentence.toLowerCase().includes(word)).length
  return sentences.reduce((best, next) => (held(next) > held(best) ? next : best))
}
