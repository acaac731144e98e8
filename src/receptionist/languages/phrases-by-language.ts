import type { Language } from '../../kernel/languages.ts'
import { DE_PHRASES } from './de/phrases.ts'
import { EN_PHRASES } from './en/phrases.ts'
import { ES_PHRASES } from './es/phrases.ts'
import { FR_PHRASES } from './fr/phrases.ts'
import type { Phrases } from './phrases.ts'
import { PT_PHRASES } from './pt/phrases.ts'
import { RU_PHRASES } from './ru/phrases.ts'
import { TR_PHRASES } from './tr/phrases.ts'

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: EN_PHRASES,
  es: ES_PHRASES,
  pt: PT_PHRASES,
  fr: FR_PHRASES,
  tr: TR_PHRASES,
  ru: RU_PHRASES,
  de: DE_PHRASES,
}
