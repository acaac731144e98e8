const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Nothing in it is seen: no character, or blanks and characters without a shape alone (zero-width, Hangul fillers). */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}
