import type { Language } from '../../kernel/languages.ts'

/** Fixed sentences of the line while a model leads the call. */
export type FixedWords = {
  /** Said while the model is slow to start. */
  filler: string
  again: string
  /** Said in place of a sentence that must not be said. */
  neutral: string
}

export const FIXED_WORDS: Record<Language, FixedWords> = {
  en: {
    filler: 'One moment, please.',
    again: 'Sorry, could you say that once more?',
    neutral: "I can't say for sure, but I'll pass it on to the owner.",
  },
  es: {
    filler: 'Un momento, por favor.',
    again: 'Perdone, ¿me lo puede repetir?',
    neutral: 'No lo sé con seguridad, pero se lo paso al dueño.',
  },
  pt: {
    filler: 'Um momento, por favor.',
    again: 'Desculpe, pode repetir?',
    neutral: 'Não sei ao certo, mas vou passar ao dono.',
  },
  fr: {
    filler: 'Un instant, s’il vous plaît.',
    again: 'Pardon, pouvez-vous répéter ?',
    neutral: 'Je ne peux pas le dire, mais je le transmets au patron.',
  },
  tr: {
    filler: 'Bir saniye, lütfen.',
    again: 'Pardon, bir daha söyler misiniz?',
    neutral: 'Kesin bir şey söyleyemem ama işletme sahibine iletirim.',
  },
  ru: {
    filler: 'Одну секунду, пожалуйста.',
    again: 'Простите, повторите, пожалуйста.',
    neutral: 'Точно сказать не могу, но передам владельцу.',
  },
  de: {
    filler: 'Einen Moment, bitte.',
    again: 'Entschuldigung, können Sie das noch einmal sagen?',
    neutral: 'Das kann ich nicht sicher sagen, aber ich gebe es weiter.',
  },
}
