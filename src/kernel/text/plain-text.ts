const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/**
 * Text on one line, without characters that PostgreSQL refuses (NUL, half a surrogate pair) or that only control the
 * display (control characters, bidirectional overrides).
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}
