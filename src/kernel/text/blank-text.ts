const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether nothing in it is visible: empty, or only blanks and zero-width characters or Hangul fillers. */
export function isBlank(text: string): boolean {
  return text.replace(UNSEEN, '') === ''
}
