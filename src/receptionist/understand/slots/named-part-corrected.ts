import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { numberWords } from '../../languages/number-words.ts'
import type { Range, Utterance } from '../utterance.ts'
import { uncoveredWords } from '../words-left-over.ts'
import { cueAfter, cueBefore, overlaps, sentenceOf } from './cues-near.ts'
import { dialable } from './dialable-number.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { KindedRun } from './number-kind.ts'

/** `e164` is null when it is unclear which digits are meant; then we ask for the whole number. */
export type PartPutRight = { e164: string | null; range: Range }

type Said = { utterance: Utterance; cues: Cues; runs: readonly KindedRun[]; language: Language }

const WHOLE = 10
const AREA_CODE = 3
const MIDDLE = 6
const MAX_PART = 7
/** At most this many words between "ends in" and its digits. */
const REACH = 3
/** At most this many words besides talk about a number. */
const OTHER_WORDS = 1

/**
 * "It ends in 90, not 81", "the area code is 737": corrects a part of the current number, at any point of the call. The
 * caller must say which part, or which digits are wrong, and talk about nothing else; it counts once they agree to it.
 */
export function partPutRight(
  said: Said,
  expects: Expects,
  { callback, caller }: KnownNumbers,
): PartPutRight | null {
  const held = callback ?? (AT_READING.has(expects) ? caller : null)
  const national = /^\+1(\d{10})$/.exec(held ?? '')?.[1]
  if (national === undefined) return null
  const parts = said.runs.filter((run) => mayBePart(said, run) && isOfNumber(said, run))
  const denied = parts.length > 1 ? deniedAmong(said, national, parts) : null
  for (const run of parts) {
    if (run === denied) continue
    const places = placesOf(said, national, run, denied)
    if (places === null || national.slice(places[0]).startsWith(run.digits)) continue
    return { e164: replaced(national, run.digits, places), range: run.range }
  }
  return null
}

const AT_READING: ReadonlySet<Expects> = new Set(['caller_phone', 'confirm', 'fix'])

/** The "two" of "the last two digits" is not a part itself. */
function mayBePart({ cues }: Said, { mark, kind, digits, range }: KindedRun): boolean {
  const isCount = cues.all('numberEnd').some((end) => overlaps(end, range))
  return mark === null && digits.length <= MAX_PART && !OTHER_KINDS.has(kind) && !isCount
}

const OTHER_KINDS: ReadonlySet<KindedRun['kind']> = new Set([
  'address',
  'code',
  'extension',
  'price',
  'date',
])

/** Positions in the number where the digits may belong; null when nothing says that they are a part of it. */
function placesOf(
  { utterance, cues }: Said,
  national: string,
  { digits, range }: KindedRun,
  denied: KindedRun | null,
): number[] | null {
  const near = (name: CueName) =>
    cueBefore(utterance, cues, name, range.from, REACH) ?? cueAfter(utterance, cues, name, range.to)
  const isSaid = (at: number) => denied === null || national.startsWith(denied.digits, at)
  const { length } = digits
  if (denied !== null && denied.digits.length !== length) return null
  if (near('numberEnd')) return [WHOLE - length].filter(isSaid)
  if (length === AREA_CODE && near('areaCode')) return [0].filter(isSaid)
  if (length === AREA_CODE && near('numberMiddle')) return [AREA_CODE].filter(isSaid)
  if (denied === null) return null
  const all = Array.from({ length: WHOLE - length + 1 }, (_, at) => at).filter(isSaid)
  const grouped = all.filter((at) => GROUPS.has(at) || at + length === WHOLE)
  return grouped.length > 0 ? grouped : all
}

const GROUPS: ReadonlySet<number> = new Set([0, AREA_CODE, MIDDLE])

function replaced(national: string, digits: string, places: readonly number[]): string | null {
  const [at] = places
  if (at === undefined || places.length > 1) return null
  return dialable(national.slice(0, at) + digits + national.slice(at + digits.length), false)
}

/** The wrong digits: those denied, or else the current end of the number when other digits are corrected. */
function deniedAmong(said: Said, national: string, parts: readonly KindedRun[]): KindedRun | null {
  const denied = parts.find((run) => isDenied(said, run))
  if (denied) return denied
  const corrects = said.cues.has('correction') || said.cues.has('numberMistaken')
  return (corrects && parts.find(({ digits }) => national.endsWith(digits))) || null
}

/** "… not 81", and in Turkish "81 değil". */
function isDenied({ utterance: { words } }: Said, { range }: KindedRun): boolean {
  const before = words[range.from - 1]
  const article = ARTICLES.has(before?.folded ?? '') ? words[range.from - 2] : before
  return (
    (article?.stop === '' && DENIES.has(article.folded)) ||
    DENIES_BEHIND.has(words[range.to]?.folded ?? '')
  )
}

const DENIES: ReadonlySet<string> = new Set('not no nicht pas nao не'.split(' '))
const DENIES_BEHIND: ReadonlySet<string> = new Set(['degil'])
const ARTICLES: ReadonlySet<string> = new Set('a an the ein eine un une um uma el la le'.split(' '))

/** Whether the sentence is only about the number: "the gate code ends in 90" is about the gate. */
function isOfNumber({ utterance, cues, runs, language }: Said, { range }: KindedRun): boolean {
  const sentence = sentenceOf(utterance, range.from)
  const area = cues.all('areaCode')
  const others = OF_OTHERS.flatMap((name) => cues.all(name)).filter(
    (one) => overlaps(one, sentence) && !area.some((code) => overlaps(code, one)),
  )
  if (others.length > 0) return false
  const { back, pause, link } = numberWords(language)
  const around = utterance.words.flatMap(({ folded }, at) =>
    [back, pause, link].some((words) => words.has(folded)) ? [{ from: at, to: at + 1 }] : [],
  )
  const known = [...around, ...runs.map((run) => run.range)]
  return uncoveredWords(utterance, sentence, known, cues, OF_NUMBER) <= OTHER_WORDS
}

const OF_OTHERS: readonly CueName[] = ['codeLead', 'addressLead', 'unitWord', 'otherNumber']
const OF_NUMBER: readonly CueName[] = [
  'correction',
  'wantsChange',
  'numberMistaken',
  'no',
  'hold',
  'numberEnd',
  'numberMiddle',
  'areaCode',
  'numberLead',
  'negation',
  'being',
  'lightly',
  'filler',
  'hesitation',
  'courtesy',
  'yes',
  'thanks',
  'back',
  'checks',
]
