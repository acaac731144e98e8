/** Every language a line may speak; every line speaks English. */
export const LANGUAGES = ['en', 'es', 'pt', 'fr', 'tr', 'ru', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

/** What a line may speak besides English (contract §2.3). */
export const LANGUAGES_BESIDES_ENGLISH = [
  'es',
  'pt',
  'fr',
  'tr',
  'ru',
  'de',
] as const satisfies readonly Exclude<Language, 'en'>[]

const LOCALES: Record<string, string> = {
  en: 'en-US',
  es: 'es-US',
  pt: 'pt-BR',
  fr: 'fr-FR',
  tr: 'tr-TR',
  ru: 'ru-RU',
  de: 'de-DE',
} satisfies Record<Language, string>

/** Carriers' locale names for our languages, for recognition and speech. */
export function localeOf(language: string): string {
  return LOCALES[language] ?? 'en-US'
}
