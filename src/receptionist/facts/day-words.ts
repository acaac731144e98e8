import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import { numberWords } from '../languages/number-words.ts'
import { foldWord } from '../understand/utterance.ts'

/** The words of one language for dates and times, from `languages/<language>/day-words.txt`. All folded. */
export type DayWords = {
  number: ReadonlyMap<string, number>
  /** "fifth": 5, "twentieth": 20. */
  ordinal: ReadonlyMap<string, number>
  /** Words before an ordinal that make it a date: "the". Empty where an ordinal always is one. */
  ordinalLead: ReadonlySet<string>
  /** Words before a plain number that make it a date: "el quince", "dia quinze". */
  numberLead: ReadonlySet<string>
  /** Between a day and its month: "of", "de". */
  of: ReadonlySet<string>
  /** Words after an hour: "o'clock", "Uhr". */
  clock: ReadonlySet<string>
  /** Half past: "y media". */
  half: ReadonlySet<string>
  am: ReadonlySet<string>
  pm: ReadonlySet<string>
  /** "Week", and the "first" before it: "the first week of June". */
  week: ReadonlySet<string>
  firstWeek: ReadonlySet<string>
  /** Words before a month on its own: "in June". Empty where the month's ending says it. */
  inMonth: ReadonlySet<string>
}

const KNOWN = new Map<Language, DayWords>()

export function dayWords(language: Language): DayWords {
  const known = KNOWN.get(language)
  if (known) return known
  const words = readDayWords(language)
  KNOWN.set(language, words)
  return words
}

function readDayWords(language: Language): DayWords {
  const text = readFileSync(
    new URL(`../languages/${language}/day-words.txt`, import.meta.url),
    'utf8',
  )
  const lines = new Map(
    text.split('\n').map((line) => [line.split(':')[0] ?? '', line.split(':')[1] ?? '']),
  )
  const list = (name: string) => (lines.get(name) ?? '').split(' ').filter((word) => word !== '')
  const words = (name: string) => new Set(list(name).map(foldWord))
  const values = list('ordinal').map((pair) => pair.split('='))
  return {
    number: numberWords(language).number,
    ordinal: new Map(values.map(([word = '', value]) => [foldWord(word), Number(value)])),
    ordinalLead: words('ordinalLead'),
    numberLead: words('numberLead'),
    of: words('of'),
    clock: words('clock'),
    half: words('half'),
    am: words('am'),
    pm: words('pm'),
    week: words('week'),
    firstWeek: words('firstWeek'),
    inMonth: words('inMonth'),
  }
}

/** Month names in every language, both standalone and as written in a date. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month) => {
        const parts = format.formatToParts(Date.UTC(2024, month, 15))
        return [foldWord(parts.find(({ type }) => type === 'month')?.value ?? ''), month] as const
      })
    }),
  ),
)

/** "Week", or a word that joins a month and "week": "Februarwoche". Returns that month, or null for any other word. */
export function weekIn(word: string, { week }: DayWords): { month: number | undefined } | null {
  if (week.has(word)) return { month: undefined }
  const ending = [...week].find((one) => word.endsWith(one))
  const month = ending && monthOf(word.slice(0, -ending.length))
  return month === undefined || month === '' ? null : { month }
}

/** Turkish adds "in" and "until" to the name as an ending: "haziranda". */
export function monthOf(word: string): number | undefined {
  return MONTHS.get(word) ?? MONTHS.get(word.replace(/[dt][ae]$/, ''))
}
