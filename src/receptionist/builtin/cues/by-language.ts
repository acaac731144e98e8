import type { Language } from '../../../languages.ts'
import type { Cues } from './cues.ts'
import { DE_CUES } from './de.ts'
import { EN_CUES } from './en.ts'
import { ES_CUES } from './es.ts'
import { FR_CUES } from './fr.ts'
import { PT_CUES } from './pt.ts'
import { RU_CUES } from './ru.ts'
import { TR_CUES } from './tr.ts'

export const CUES: Record<Language, Cues> = {
  en: EN_CUES,
  es: ES_CUES,
  pt: PT_CUES,
  fr: FR_CUES,
  tr: TR_CUES,
  ru: RU_CUES,
  de: DE_CUES,
}
