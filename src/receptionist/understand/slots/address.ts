import type { Language } from '../../../kernel/languages.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance } from '../utterance.ts'
import { cueAfter, cueBefore } from './cues-near.ts'
import type { DigitRun } from './digit-run.ts'

export type AddressHeard = { text: string; range: Range }

const MAX_NAME_WORDS = 4
const MAX_HOUSE_NUMBER = 6

/** German writes a street's name and kind as one word. */
const JOINED_STREET = /^\p{L}{3,}(?:strasse|strase|str|weg|platz|gasse|allee|damm|ufer)$/u

/** Every address in the utterance, as said: a number next to the words of a street, and its unit. */
export function findAddresses(
  utterance: Utterance,
  cues: Cues,
  runs: readonly DigitRun[],
  language: Language,
): AddressHeard[] {
  const found: AddressHeard[] = []
  for (const run of runs) {
    if (!isHouseNumber(run) || found.some(({ range }) => range.to > run.range.from)) continue
    const core =
      numberFirst(utterance, cues, run, runs, language) ??
      numberLast(utterance, cues, run, language)
    if (core === null) continue
    const range = withUnit(utterance, cues, core, runs)
    found.push({ text: heardIn(utterance, range), range })
  }
  return found
}

function isHouseNumber({ digits, mark, international }: DigitRun): boolean {
  return !international && digits.length <= MAX_HOUSE_NUMBER && (mark === null || mark === 'code')
}

/** "1204 Mesa Street", "12 rue de la Paix", and after "my address is" any name at all. */
function numberFirst(
  utterance: Utterance,
  cues: Cues,
  run: DigitRun,
  runs: readonly DigitRun[],
  language: Language,
): Range | null {
  const { from, to } = run.range
  if (
    isDecimal(utterance, to, runs) ||
    endsSentence(utterance, to) ||
    cueAfter(utterance, cues, 'amountAfter', to)
  )
    return null
  const street = streetAfter(utterance, cues, to, runs, language)
  if (street !== null) return { from, to: street }
  const isTold =
    cueBefore(utterance, cues, 'addressLead', from) !== null && utterance.words[to - 1]?.stop === ''
  const end = isTold ? endOfName(utterance, cues, to, runs) : to
  return end > to ? { from, to: end } : null
}

/** "One hundred point nine". */
function isDecimal({ words }: Utterance, at: number, runs: readonly DigitRun[]): boolean {
  return POINTS.has(words[at]?.folded ?? '') && runs.some(({ range }) => range.from === at + 1)
}

const POINTS: ReadonlySet<string> = new Set(
  'point punto coma virgule komma ponto virgula virgul запятая'.split(' '),
)

/** Where the street name that begins at word `start` ends. */
function streetAfter(
  utterance: Utterance,
  cues: Cues,
  start: number,
  runs: readonly DigitRun[],
  language: Language,
): number | null {
  const { words } = utterance
  const first = cues.at('streetWord', start)
  if (first && leadsName(utterance, cues, first.to))
    return endOfName(utterance, cues, first.to, runs)
  for (let at = start; at <= start + MAX_NAME_WORDS; at += 1) {
    const street = at > start ? cues.at('streetWord', at) : null
    if (street) return withDirection(words, lastStreetWord(utterance, cues, street), language)
    if (words[at]?.stop !== '' || !isNameWord(utterance, cues, at, runs)) return null
  }
  return null
}

/** "Pecan Hollow Road". */
function lastStreetWord({ words }: Utterance, cues: Cues, { to }: Range): number {
  const next = words[to - 1]?.stop === '' ? cues.at('streetWord', to) : null
  return next ? next.to : to
}

/** "Calle Mesa 1204", "Hauptstraße 5", "улица Ленина 5", "Moda Caddesi 12". */
function numberLast(
  utterance: Utterance,
  cues: Cues,
  run: DigitRun,
  language: Language,
): Range | null {
  if (language === 'en') return null
  const { words } = utterance
  const { from, to } = run.range
  if (endsSentence(utterance, from)) return null
  for (let at = from - 1; at >= 0 && at >= from - MAX_NAME_WORDS - 1; at -= 1) {
    if (at < from - 1 && words[at]?.stop !== '') return null
    if (isStreet(words, cues, at, language))
      return { from: language === 'tr' ? Math.max(0, at - 1) : at, to }
  }
  return null
}

function isStreet(words: Utterance['words'], cues: Cues, at: number, language: Language): boolean {
  const isJoined = language === 'de' && JOINED_STREET.test(words[at]?.folded ?? '')
  return isJoined || cues.at('streetWord', at) !== null
}

function endsSentence({ words }: Utterance, at: number): boolean {
  const stop = words[at - 1]?.stop
  return stop === undefined || stop === '.' || stop === '?'
}

function leadsName({ words }: Utterance, cues: Cues, at: number): boolean {
  return (
    words[at - 1]?.stop === '' && words[at] !== undefined && cues.at('notInAddress', at) === null
  )
}

function isNameWord(
  utterance: Utterance,
  cues: Cues,
  at: number,
  runs: readonly DigitRun[],
): boolean {
  const isNumber = runs.some(
    ({ range, digits }) => at >= range.from && at < range.to && digits.length > 3,
  )
  return !isNumber && cues.at('notInAddress', at) === null && utterance.words[at] !== undefined
}

/** The words of a name, up to a stop or a word that no name contains. */
function endOfName(
  utterance: Utterance,
  cues: Cues,
  start: number,
  runs: readonly DigitRun[],
): number {
  let at = start
  while (at < start + MAX_NAME_WORDS && isNameWord(utterance, cues, at, runs)) {
    at += 1
    if (utterance.words[at - 1]?.stop !== '') break
  }
  return at
}

const DIRECTION =
  /^(?:north|south|east|west|northeast|northwest|southeast|southwest|[ns][ew]?|[ew])$/

/** "Mesa Street North"; in other languages "e" and "o" are words of their own. */
function withDirection(words: Utterance['words'], at: number, language: Language): number {
  const { folded = '' } = words[at] ?? {}
  const isDirection = DIRECTION.test(folded) && (language === 'en' || folded.length > 2)
  return words[at - 1]?.stop === '' && isDirection ? at + 1 : at
}

/** ", apartment 3", "unit B", "third floor". */
function withUnit(utterance: Utterance, cues: Cues, core: Range, runs: readonly DigitRun[]): Range {
  const { words } = utterance
  const isEnd = words[core.to - 1]?.stop === '.' || words[core.to - 1]?.stop === '?'
  const unit = isEnd ? null : (cues.at('unitWord', core.to) ?? null)
  if (unit === null) return core
  const run = runs.find(({ range }) => range.from === unit.to && range.to - range.from <= 3)
  const isLetter = /^\p{L}$/u.test(words[unit.to]?.folded ?? '')
  if (run === undefined && !isLetter) return core
  return withUnit(utterance, cues, { from: core.from, to: run?.range.to ?? unit.to + 1 }, runs)
}
