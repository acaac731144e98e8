import type { Heard } from '../receptionist/receptionist.ts'

/**
 * What was heard as plain words on one line: no character that PostgreSQL refuses (NUL, half a surrogate pair), none
 * that only steers a display (controls, bidirectional overrides). A recogniser writes neither; whoever sends them
 * would have them stand in the owner's mail.
 */
export function plainHeard(heard: Heard): Heard {
  if (heard.kind === 'digits') return { kind: 'digits', digits: plain(heard.digits) }
  if (heard.kind === 'interrupt') {
    return { kind: 'interrupt', utteranceUntilInterrupt: plain(heard.utteranceUntilInterrupt) }
  }
  if (heard.kind === 'silence') return heard
  const { text, language } = heard
  return { kind: 'speech', text: plain(text), ...(language ? { language: plain(language) } : {}) }
}

const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

function plain(text: string): string {
  return text.toWellFormed().replace(STEERING, ' ').replace(/\s+/g, ' ').trim()
}
