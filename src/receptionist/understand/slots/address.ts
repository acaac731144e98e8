import type { Language } from '../../../languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/lexicon.ts'
import { heardIn, type Range, type Utterance } from '../utterance.ts'
import { cueAfter, cueBefore } from './near.ts'
import type { DigitRun } from './spoken-digits.ts'

export type AddressHeard = { text: string; range: Range }

const MAX_NAME_WORDS = 4
const MAX_HOUSE_NUMBER = 6

/** German joins a street's name and kind. */
const JOINED_STREET = /^\p{L}{3,}(?:strasse|strase|str|weg|platz|gasse|allee|damm|ufer)$/u

/** Every address in the utterance, as it was said: a number beside the words of a street, and what belongs to it. */
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
      numberFirst(utterance, cues, run, runs) ?? numberLast(utterance, cues, run, language)
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
): Range | null {
  const { words } = utterance
  const { from, to } = run.range
  const isAmount =
    has(utterance, cues, 'amountAfter', to) ||
    words[to - 1]?.stop === '.' ||
    words[to - 1]?.stop === '?'
  if (isAmount) return null
  for (let at = to; at < words.length && at <= to + MAX_NAME_WORDS; at += 1) {
    const street = cues.at('streetWord', at)
    if (street && (at > to || leadsName(utterance, cues, street.to))) {
      return {
        from,
        to:
          at === to ? endOfName(utterance, cues, street.to, runs) : withDirection(words, street.to),
      }
    }
    if (words[at]?.stop !== '' || !isNameWord(utterance, cues, at, runs)) break
  }
  const isTold =
    cueBefore(utterance, cues, 'addressLead', from) !== null && words[to - 1]?.stop === ''
  const end = isTold ? endOfName(utterance, cues, to, runs) : to
  return end > to ? { from, to: end } : null
}

/** "Calle Mesa 1204", "Hauptstraße 5", "улица Ленина 5", "Moda Caddesi 12". */
function numberLast(
  { words }: Utterance,
  cues: Cues,
  run: DigitRun,
  language: Language,
): Range | null {
  const { from, to } = run.range
  const last = words[from - 1]
  if (!last || last.stop === '.' || last.stop === '?') return null
  const isJoined = (at: number) => language === 'de' && JOINED_STREET.test(words[at]?.folded ?? '')
  for (let at = from - 1; at >= 0 && at >= from - MAX_NAME_WORDS - 1; at -= 1) {
    if (at < from - 1 && words[at]?.stop !== '') return null
    const street = cues.at('streetWord', at)
    if (street === null && !isJoined(at)) continue
    if (NAME_FIRST.has(language)) return { from: Math.max(0, at - 1), to }
    return language === 'en' ? null : { from: at, to }
  }
  return null
}

/** "Moda Caddesi": the street's kind stands behind its name. */
const NAME_FIRST: ReadonlySet<Language> = new Set(['tr'])

function leadsName(utterance: Utterance, cues: Cues, at: number): boolean {
  const { words } = utterance
  return (
    words[at - 1]?.stop === '' &&
    words[at] !== undefined &&
    !has(utterance, cues, 'notInAddress', at)
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

/** The words of a name, up to a stop or a word that no name holds. */
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

function withDirection(words: Utterance['words'], at: number): number {
  return words[at - 1]?.stop === '' && DIRECTION.test(words[at]?.folded ?? '') ? at + 1 : at
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

function has(utterance: Utterance, cues: Cues, name: CueName, at: number): boolean {
  return cueAfter(utterance, cues, name, at) !== null
}
