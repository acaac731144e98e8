import type { Language } from './language-heard.ts'

type Wording = {
  about: string
  first: string
  next: readonly string[]
  last: string
  and: string
}

const WORDINGS: Partial<Record<Language, Wording>> = {
  en: {
    about: 'The meeting was about',
    first: 'First, the group discussed',
    next: ['Then they discussed', 'After that, they talked about'],
    last: 'Finally, they discussed',
    and: 'and',
  },
  es: {
    about: 'Temas de la reunión:',
    first: 'Primero se habló de:',
    next: ['Después se habló de:'],
    last: 'Al final se habló de:',
    and: 'y',
  },
  pt: {
    about: 'Temas da reunião:',
    first: 'Primeiro falou-se de:',
    next: ['Depois falou-se de:'],
    last: 'No fim falou-se de:',
    and: 'e',
  },
  fr: {
    about: 'Sujets de la réunion :',
    first: 'Au début :',
    next: ['Ensuite :'],
    last: 'À la fin :',
    and: 'et',
  },
  de: {
    about: 'Themen der Besprechung:',
    first: 'Zu Beginn:',
    next: ['Danach:'],
    last: 'Zum Schluss:',
    and: 'und',
  },
}

/** How a summary's first sentence begins where it only lists subjects, in any language. */
export const ABOUTS: readonly string[] = Object.values(WORDINGS).map(({ about }) => about)

/** For a single or unknown speaker, where "they" would be a guess. */
const ENGLISH_OF_ONE: Wording = {
  about: 'The meeting was about',
  first: 'First came',
  next: ['Then came', 'After that came'],
  last: 'Finally came',
  and: 'and',
}

/** Null in languages without wording for a list of subjects. */
export function summaryWording(language: Language | null, speakerCount: number): Wording | null {
  if (language === 'en' && speakerCount < 2) return ENGLISH_OF_ONE
  return language ? (WORDINGS[language] ?? null) : null
}
