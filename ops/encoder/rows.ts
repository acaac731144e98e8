import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { DAYS, type WeekHours } from '../../src/kernel/hours/hours.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'

/** What a caller said; `answers` as in `rows/` and `turns/` (README.md): a fact's number, `H`, `S`, `?`, `-` or `O`. */
export type Row = { text: string; answers: readonly string[] }

/** `turns`: said in the course of whole calls. */
export type Business = {
  file: string
  facts: BusinessFacts
  told: string[]
  rows: Row[]
  turns: Row[]
}

const ROWS = new URL('./rows/', import.meta.url)
const TURNS = new URL('./turns/', import.meta.url)

export function businesses(): Business[] {
  return readdirSync(ROWS).toSorted().map(readBusiness)
}

function readBusiness(file: string): Business {
  const [head = '', body = ''] = readFileSync(new URL(file, ROWS), 'utf8').split('\nQ\n')
  const lines = head.split('\n').map((line) => /^(\S+) (.*)$/.exec(line) ?? [])
  const all = (name: RegExp) =>
    lines.filter(([, key = '']) => name.test(key)).map(([, , text = '']) => text.trim())
  const [[name = ''], [about = ''], [services = ''], [hours = '']] = [
    all(/^name$/),
    all(/^about$/),
    all(/^services$/),
    all(/^hours$/),
  ]
  const told = all(/^F\d+$/)
  const facts: BusinessFacts = {
    businessName: name,
    businessPhone: '+15125550100',
    description: about,
    services: services
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
    extra: told.join('\n'),
    city: '',
    hours: readWeek(hours),
    timeZone: 'America/Chicago',
    languages: [],
  }
  const turns = new URL(file, TURNS)
  const said = existsSync(turns) ? readFileSync(turns, 'utf8') : ''
  return { file, facts, told, rows: readRows(body), turns: readRows(said) }
}

function readRows(lines: string): Row[] {
  return lines.split('\n').flatMap((line) => {
    const [label = '', text = ''] = line.split('\t')
    const answers = label.split(';').map((one) => one.trim())
    return text === '' ? [] : [{ text: text.trim(), answers }]
  })
}

/** Parses "Mon 9-17:30 Fri 22-2". */
function readWeek(text: string): WeekHours {
  const minutes = (time = '') => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  }
  const spans = Array.from(text.matchAll(/(\w{3}) ([\d:]+)-([\d:]+)/g))
  return Object.fromEntries(
    DAYS.map((day) => {
      const [, , opens, closes] = spans.find(([, name = '']) => day.startsWith(name)) ?? []
      return [day, opens ? { openMinute: minutes(opens), closeMinute: minutes(closes) } : null]
    }),
  ) as WeekHours
}
