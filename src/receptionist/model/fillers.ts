import type { Language } from '../../languages.ts'

/** Said while the model is slow to begin. */
export const FILLERS: Record<Language, string> = {
  en: 'One moment, please.',
  es: 'Un momento, por favor.',
  pt: 'Um momento, por favor.',
  fr: 'Un instant, s’il vous plaît.',
  tr: 'Bir saniye, lütfen.',
  ru: 'Одну секунду, пожалуйста.',
  de: 'Einen Moment, bitte.',
}
