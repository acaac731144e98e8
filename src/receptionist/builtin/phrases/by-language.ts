import type { Language } from '../../../languages.ts'
import { DE_PHRASES } from './de.ts'
import { EN_PHRASES } from './en.ts'
import { ES_PHRASES } from './es.ts'
import { FR_PHRASES } from './fr.ts'
import type { Phrases } from './phrases.ts'
import { PT_PHRASES } from './pt.ts'
import { RU_PHRASES } from './ru.ts'
import { TR_PHRASES } from './tr.ts'

export const PHRASES: Record<Language, Phrases> = {
  en: EN_PHRASES,
  es: ES_PHRASES,
  pt: PT_PHRASES,
  fr: FR_PHRASES,
  tr: TR_PHRASES,
  ru: RU_PHRASES,
  de: DE_PHRASES,
}
