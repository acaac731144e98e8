import { DAY_MS } from '../../kernel/hours/hours-exceptions.ts'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'

type Said = { weekday: string; date: string }
type Forms = {
  /** "Friday, December 25", as it follows "open" and "closed". */
  on(day: Said): string
  /** "Friday, December 25 to Saturday, December 26". */
  run(first: Said, last: Said): string
}

const plain = ({ weekday, date }: Said) => `${weekday}, ${date}`

const FORMS: Record<Language, Forms> = {
  en: { on: plain, run: (first, last) => `${plain(first)} to ${plain(last)}` },
  es: {
    on: ({ weekday, date }) => `el ${weekday} ${date}`,
    run: (first, last) => `del ${first.weekday} ${first.date} al ${last.weekday} ${last.date}`,
  },
  pt: {
    // "No sábado" and "no domingo", but "na segunda-feira".
    on: (day) => `${/^[sd][áo]/.test(day.weekday) ? 'no' : 'na'} ${plain(day)}`,
    run: (first, last) => `de ${plain(first)}, a ${plain(last)}`,
  },
  fr: {
    on: ({ weekday, date }) => `${weekday} ${ordinalFirst(date)}`,
    run: (first, last) =>
      `du ${first.weekday} ${ordinalFirst(first.date)} au ${last.weekday} ${ordinalFirst(last.date)}`,
  },
  tr: {
    on: ({ weekday, date }) => `${date} ${weekday}`,
    run: (first, last) => `${first.date} ${first.weekday} ile ${last.date} ${last.weekday} arası`,
  },
  ru: {
    on: ({ weekday, date }) => `${ACCUSATIVE[weekday] ?? weekday}, ${date}`,
    run: (first, last) => `с ${first.date} по ${last.date}`,
  },
  de: {
    on: (day) => `am ${plain(day)}`,
    run: (first, last) => `von ${plain(first)}, bis ${plain(last)}`,
  },
}

/** "1er janvier". */
function ordinalFirst(date: string): string {
  return date.replace(/^1 /, '1er ')
}

/** "On Wednesday", where the form of the day changes. */
const ACCUSATIVE: Record<string, string> = {
  понедельник: 'в понедельник',
  вторник: 'во вторник',
  среда: 'в среду',
  четверг: 'в четверг',
  пятница: 'в пятницу',
  суббота: 'в субботу',
  воскресенье: 'в воскресенье',
}

const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return [
      language,
      { weekday: format({ weekday: 'long' }), date: format({ month: 'long', day: 'numeric' }) },
    ]
  }),
) as Record<Language, { weekday: Intl.DateTimeFormat; date: Intl.DateTimeFormat }>

function said(language: Language, day: number): Said {
  const { weekday, date } = WORDS[language]
  return { weekday: weekday.format(day * DAY_MS), date: date.format(day * DAY_MS) }
}

/** A day, in days since 1970-01-01, by weekday and date: "Monday, June 15". */
export function spokenDate(language: Language, day: number): string {
  return FORMS[language].on(said(language, day))
}

/** A run of days, first and last inclusive. */
export function spokenDates(language: Language, first: number, last: number): string {
  if (first === last) return spokenDate(language, first)
  return FORMS[language].run(said(language, first), said(language, last))
}
