import { heardIn, type Range, type Word } from '../utterance.ts'
import { cueAfter, cueBefore, endsSentence } from './cues-near.ts'
import type { DigitRun } from './digit-run.ts'
import type { TurnWithDigits } from './turn.ts'

export type AddressHeard = { text: string; range: Range }

const MAX_NAME_WORDS = 4
const MAX_HOUSE_NUMBER = 6

/** German writes a street's name and kind as one word. */
const JOINED_STREET = /^\p{L}{3,}(?:strasse|strase|str|weg|platz|gasse|allee|damm|ufer)$/u

/** Every address in the utterance, as said: a number next to the words of a street, and its unit. */
export function findAddresses(turn: TurnWithDigits): AddressHeard[] {
  const found: AddressHeard[] = []
  for (const run of turn.runs) {
    if (!isHouseNumber(run) || found.some(({ range }) => range.to > run.range.from)) continue
    const core = numberFirst(turn, run) ?? numberLast(turn, run)
    if (core === null) continue
    const range = withUnit(turn, core)
    found.push({ text: heardIn(turn.utterance, range), range })
  }
  return found
}

function isHouseNumber({ digits, mark, international }: DigitRun): boolean {
  return !international && digits.length <= MAX_HOUSE_NUMBER && (mark === null || mark === 'code')
}

/** "1204 Mesa Street", "12 rue de la Paix", and after "my address is" any name at all. */
function numberFirst(turn: TurnWithDigits, { range: { from, to } }: DigitRun): Range | null {
  const last = turn.utterance.words[to - 1]
  if (
    isDecimal(turn, to) ||
    isOfRoad(turn, from) ||
    endsSentence(last) ||
    cueAfter(turn, 'amountAfter', to)
  )
    return null
  const street = streetAfter(turn, to)
  if (street !== null) return { from, to: street }
  // "Es el doce de diciembre" tells a date.
  const isDate = cueAfter(turn, 'month', to) !== null
  const isTold = !isDate && cueBefore(turn, 'addressLead', from) !== null && last?.stop === ''
  const end = isTold ? endOfName(turn, to) : to
  return end > to ? { from, to: end } : null
}

/** "The 270 loop" is a road, and no house on it. */
function isOfRoad({ utterance, language }: TurnWithDigits, from: number): boolean {
  return language === 'en' && utterance.words[from - 1]?.folded === 'the'
}

/** "One hundred point nine". */
function isDecimal({ utterance: { words }, runs }: TurnWithDigits, at: number): boolean {
  return POINTS.has(words[at]?.folded ?? '') && runs.some(({ range }) => range.from === at + 1)
}

const POINTS: ReadonlySet<string> = new Set(
  'point punto coma virgule komma ponto virgula virgul запятая'.split(' '),
)

/** Where the street name that begins at word `start` ends. */
function streetAfter(turn: TurnWithDigits, start: number): number | null {
  const { words } = turn.utterance
  const first = turn.cues.at('streetWord', start)
  if (first && leadsName(turn, first.to)) return endOfName(turn, first.to)
  for (let at = start; at < start + MAX_NAME_WORDS; at += 1) {
    if (words[at]?.stop !== '' || !isNameWord(turn, at)) return null
    const street = turn.cues.at('streetWord', at + 1)
    if (street) return withDirection(turn, lastStreetWord(turn, street))
  }
  return null
}

/** "Pecan Hollow Road". */
function lastStreetWord(turn: TurnWithDigits, { to }: Range): number {
  return cueAfter(turn, 'streetWord', to)?.to ?? to
}

/** "Calle Mesa 1204", "Hauptstraße 5", "улица Ленина 5", "Moda Caddesi 12". */
function numberLast(turn: TurnWithDigits, { range: { from, to } }: DigitRun): Range | null {
  const { language } = turn
  const { words } = turn.utterance
  if (language === 'en' || endsSentence(words[from - 1])) return null
  for (let at = from - 1; at >= 0 && at >= from - MAX_NAME_WORDS - 1; at -= 1) {
    if (at < from - 1 && words[at]?.stop !== '') return null
    if (isStreet(turn, at)) return { from: language === 'tr' ? Math.max(0, at - 1) : at, to }
  }
  return null
}

function isStreet({ utterance, cues, language }: TurnWithDigits, at: number): boolean {
  const isJoined = language === 'de' && JOINED_STREET.test(utterance.words[at]?.folded ?? '')
  return isJoined || cues.at('streetWord', at) !== null
}

function leadsName(turn: TurnWithDigits, at: number): boolean {
  return turn.utterance.words[at - 1]?.stop === '' && isNameWord(turn, at)
}

function isNameWord({ utterance, cues, runs }: TurnWithDigits, at: number): boolean {
  const isNumber = runs.some(
    ({ range, digits }) => at >= range.from && at < range.to && digits.length > 3,
  )
  return !isNumber && cues.at('notInAddress', at) === null && utterance.words[at] !== undefined
}

/** The words of a name, up to a stop or a word that no name contains. */
function endOfName(turn: TurnWithDigits, start: number): number {
  let at = start
  while (at < start + MAX_NAME_WORDS && isNameWord(turn, at)) {
    at += 1
    if (turn.utterance.words[at - 1]?.stop !== '') break
  }
  return at
}

const DIRECTION =
  /^(?:north|south|east|west|northeast|northwest|southeast|southwest|[ns][ew]?|[ew])$/

/** "Mesa Street North"; in other languages "e" and "o" are words of their own. */
function withDirection({ utterance: { words }, language }: TurnWithDigits, at: number): number {
  const { folded = '' } = words[at] ?? {}
  const isDirection = DIRECTION.test(folded) && (language === 'en' || folded.length > 2)
  return words[at - 1]?.stop === '' && isDirection ? at + 1 : at
}

/** ", apartment 3", "unit B", "third floor". */
function withUnit(turn: TurnWithDigits, core: Range): Range {
  const { utterance, cues, runs } = turn
  if (endsSentence(utterance.words[core.to - 1])) return core
  const unit = cues.at('unitWord', core.to) ?? unitPutRight(turn, core)
  if (unit === null) return core
  const run = runs.find(({ range }) => range.from === unit.to && range.to - range.from <= 3)
  const to = run?.range.to ?? (isLetter(utterance.words[unit.to]) ? unit.to + 1 : null)
  return to === null ? core : withUnit(turn, { from: core.from, to })
}

/** "Unit 3, no, sorry, unit 5": both are told, and the words between. */
function unitPutRight({ cues }: TurnWithDigits, { from, to }: Range): Range | null {
  const next = cues.all('unitWord').find((unit) => unit.from > to && unit.from - to <= PUT_RIGHT)
  const isHeld = cues.has('unitWord', { from, to })
  const puts = next && (['no', 'correction', 'hold'] as const).some((name) => cues.at(name, to))
  return isHeld && puts ? next : null
}

const PUT_RIGHT = 3

function isLetter(word: Word | undefined): boolean {
  return /^\p{L}$/u.test(word?.folded ?? '')
}
