import { DAYS, openState } from '../../lines/hours.ts'
import { dayWords } from '../facts/day-words.ts'
import { minutesMeant } from '../facts/time-meant.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/lexicon.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import type { Known } from './check-sentence.ts'

const DAY_CUES = DAYS.map((day) => [day, day.toLowerCase() as CueName] as const)
const OPEN: ReadonlySet<string> = new Set(
  'open opens opened abierto abiertos abrimos aberto abertos abrimos ouvert ouverts ouvrons geoffnet offen açık acik открыты работаем'.split(
    ' ',
  ),
)
const CLOSE: ReadonlySet<string> = new Set(
  'close closes closed cerrado cerrados cerramos fechado fechados fermé ferme fermes geschlossen kapali закрыты'.split(
    ' ',
  ),
)

/** Tells of opening at a time, on a day or around the clock, where the facts hold nothing of it. */
export function tellsWrongHours(utterance: Utterance, cues: Cues, known: Known): boolean {
  const { facts, notes, at } = known
  const says = (words: ReadonlySet<string>) =>
    utterance.words.some(({ folded }) => words.has(folded))
  const [opens, closes] = [says(OPEN), says(CLOSE)]
  if ((!opens && !closes) || facts.hoursInWords || cues.has('passesOn') || cues.has('cannotSay'))
    return false
  const written = [facts.extra, facts.description].join('\n').toLowerCase()
  const week = DAYS.flatMap((day) => facts.hours[day] ?? [])
  const allDay = week.some(({ openMinute, closeMinute }) => openMinute === closeMinute)
  if (/24.?7|24 hours|around the clock/i.test(utterance.source))
    return !allDay && !/24|around/.test(written)
  const known12 = new Set(
    week.flatMap((one) => [one.openMinute, one.closeMinute]).map((m) => m % 720),
  )
  const times = timesIn(utterance, cues, notes.language)
  const isWritten = /\d\s*(?:[ap]\.?m|:\d\d)|noon|midnight/.test(written)
  if (!isWritten && times.some((minutes) => !minutes.some((minute) => known12.has(minute % 720))))
    return true
  if (!opens || closes || cues.has('negation')) return false
  const days = DAY_CUES.filter(([, cue]) => cues.has(cue))
  const isRange = days.length > 1
  if (
    !isRange &&
    days.some(([day]) => facts.hours[day] === null && !written.includes(day.toLowerCase()))
  )
    return true
  return cues.has('now') && times.length === 0 && !openState(facts.hours, facts.timeZone, at).open
}

/** Each time named, in minutes, in words only in English, where a number of two words reads as one; both halves of the day where nothing tells which. */
function timesIn(
  utterance: Utterance,
  cues: Cues,
  language: Known['notes']['language'],
): number[][] {
  const said = dayWords(language)
  const times: number[][] = []
  for (let from = 0; from < utterance.words.length; from += 1) {
    const range: Range = { from, to: Math.min(from + 1, utterance.words.length) }
    const word = utterance.words[from]?.folded ?? ''
    if (
      !/^\d/.test(word) &&
      !(language === 'en' && said.number.has(word)) &&
      !cues.has('noon', range) &&
      !cues.has('midnight', range)
    )
      continue
    const minutes = minutesMeant(
      { utterance, cues } as Parameters<typeof minutesMeant>[0],
      range,
      said,
    )
    if (minutes.length > 0) times.push(minutes)
  }
  return times
}
