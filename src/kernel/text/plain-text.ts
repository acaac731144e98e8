const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Words on one line: no character that PostgreSQL refuses (NUL, half a surrogate pair), none that only steers a
 * display (controls, bidirectional overrides).
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}
