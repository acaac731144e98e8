const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Whether no character is visible: the text is empty, or only blanks and invisible ones (zero-width, Hangul fillers).
 */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}
