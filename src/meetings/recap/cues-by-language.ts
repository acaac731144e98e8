import type { Cues } from './cue-pattern.ts'
import { ENGLISH_CUES } from './english-cues.ts'
import type { Language } from './language-heard.ts'
import { OTHER_CUES } from './other-cues.ts'

/** An unknown language is treated as English, whose phrases then mostly do not match. */
export function cuesOf(language: Language | null): Cues {
  return language === null || language === 'en' ? ENGLISH_CUES : OTHER_CUES[language]
}
