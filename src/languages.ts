/** Every language a line may speak; English is on every line. */
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
