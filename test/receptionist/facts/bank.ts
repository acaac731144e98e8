import { readFileSync } from 'node:fs'
import { DAYS, type WeekHours } from '../../../src/kernel/hours/hours.ts'
import type { Language } from '../../../src/kernel/languages.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'

/**
 * `wanted`: a part of the answer, `-` for a question the facts do not answer, `!kind` for one that is only passed on,
 * `none` for text without a question. In `text` a bar separates earlier turns from the turn that is judged.
 */
export type BankQuestion = { language: Language; wanted: string; text: string }

const BANK = new URL('./bank/', import.meta.url)

/** Reads a business from `<name>.txt`, with questions its callers ask. */
export function readBank(
  name: string,
  folder = BANK,
): { facts: BusinessFacts; told: string[]; questions: BankQuestion[] } {
  const told = new Map<string, string[]>()
  const questions: BankQuestion[] = []
  let language: Language | null = null
  for (const line of readFileSync(new URL(`${name}.txt`, folder), 'utf8').split('\n')) {
    const section = /^\[(\w\w)\]$/.exec(line)?.[1]
    if (section !== undefined) language = section as Language
    else if (language && line !== '') {
      const [wanted = '', text = ''] = line.split('\t')
      questions.push({ language, wanted: wanted.trim(), text })
    } else if (line !== '') {
      const key = line.split(' ', 1)[0] ?? ''
      told.set(key, [...(told.get(key) ?? []), line.slice(key.length + 1)])
    }
  }
  const one = (key: string, otherwise = '') => told.get(key)?.[0] ?? otherwise
  const facts: BusinessFacts = {
    businessName: one('name'),
    businessPhone: one('phone', '+15125550100'),
    description: one('about'),
    services: one('services').split('; '),
    extra: (told.get('fact') ?? []).join(' '),
    city: one('city'),
    hours: readWeek(one('hours')),
    timeZone: 'America/Chicago',
    languages: one('languages').split(' ').filter(Boolean) as Language[],
  }
  return { facts, told: told.get('fact') ?? [], questions }
}

/** Parses "Mon 9-17:30 Fri 22-2". */
function readWeek(text: string): WeekHours {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  }
  const days = new Map(Array.from(text.matchAll(/(\w{3}) ([\d:]+)-([\d:]+)/g), (at) => [at[1], at]))
  return Object.fromEntries(
    DAYS.map((day) => {
      const at = days.get(day.slice(0, 3))
      return [
        day,
        at ? { openMinute: minutes(at[2] ?? ''), closeMinute: minutes(at[3] ?? '') } : null,
      ]
    }),
  ) as WeekHours
}
