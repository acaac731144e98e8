import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance, type Word } from '../utterance.ts'
import { CALL_TALK } from '../words-left-over.ts'
import type { AddressHeard } from './address.ts'
import { isJoin, SUBJECTS } from './clause-begins.ts'
import { DAYS } from './day-cues.ts'
import type { DigitRun } from './digit-run.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words that say where at an address, by language: no other words there lead on to more of it. */
const PLACES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'in on at off near by behind across next between past inside around upstairs downstairs',
  ),
  es: setOf('en atras detras enfrente frente junto cerca entre esquina'),
  fr: setOf('dans en a au derriere devant pres entre'),
  de: setOf('in im hinter bei neben an am zwischen vor'),
  pt: setOf('em no na atras ao perto entre'),
  tr: setOf(''),
  ru: setOf('в на за у возле'),
}
/** What a number may belong to. */
const KEYS = setOf(
  `number unit apartment apt suite gate code codes door buzzer entry lot numero num departamento casa codigo porton
  puerta apartamento interior numero porte batiment etage klingel tor hinterhaus bloco portao kapi daire blok код
  подъезд этаж квартира`,
)
const MOVES = setOf('going moving over headed voy vamos')
const TO = setOf('to a al hasta')
const OF = setOf('to of from the a an de del la el las los du des le der die das dem den da do')
const IS = setOf('is es est ist e')
const TIMES = setOf(
  `hour hours minute minutes while week weeks day days month months case time hora horas minutos semana
  january february march april may june july august september october november december`,
)
const OWN = setOf('my our your his her their mi mis su nuestro mon ma mein meine meu minha')

const LATER: readonly CueName[] = [...DAYS, 'morning', 'afternoon', 'noon', 'weekend', 'week']
const ENDS: readonly CueName[] = [...CALL_TALK, 'asks', 'asksFirst', 'negation']
const MOST_WORDS = 18

/**
 * The address with what follows in the same breath and belongs to it: a unit or gate code, the house in back, the town,
 * and where a move goes to. `taken`: other details, which end it. Its `range` stays that of house, street and unit, as
 * the other words are also told.
 */
export function withTail(
  address: AddressHeard,
  utterance: Utterance,
  cues: Cues,
  runs: readonly DigitRun[],
  language: Language,
  taken: readonly (Range | undefined)[],
): AddressHeard {
  const { from, to } = address.range
  const { words } = utterance
  const next = taken.flatMap((range) => (range && range.from >= to ? [range.from] : []))
  const last = Math.min(words.length, to + MOST_WORDS, ...next)
  const said: Said = { words, cues, runs, language, last }
  let end = to
  for (let at = to; at < last && !endsSentence(words[at - 1]); ) {
    const piece = pieceAt(said, at)
    if (piece === null) break
    at = piece
    end = piece
  }
  return end === to ? address : { ...address, text: heardIn(utterance, { from, to: end }) }
}

type Said = {
  words: readonly Word[]
  cues: Cues
  runs: readonly DigitRun[]
  language: Language
  last: number
}

function endsSentence(word: Word | undefined): boolean {
  return word?.stop === '.' || word?.stop === '?'
}

/** Where the next part ends: "number 114", "in the house in back", "going to 310 Pine Road"; null for anything else. */
function pieceAt(said: Said, start: number): number | null {
  const { words, language } = said
  const folded = (at: number) => words[at]?.folded ?? ''
  const begin = isJoin(words[start]) ? start + 1 : start
  const named = OF.has(folded(begin)) && begin > start ? begin + 1 : begin
  if (KEYS.has(folded(named))) return keyed(said, named)
  if (begin > start) return null
  const moved = MOVES.has(folded(start)) ? start + 1 : start
  if (TO.has(folded(moved)) && runAt(said, moved + 1)) return ofName(said, moved + 1)
  return PLACES[language].has(folded(start)) && !isLater(said, start)
    ? ofName(said, start + 1)
    : null
}

/** "Gate code is 4471 pound": a key word counts only with its number or letter, or a key of its own. */
function keyed(said: Said, from: number): number | null {
  const { words, last } = said
  const isLead = ({ folded }: Word) => KEYS.has(folded) || IS.has(folded)
  const leads = words.slice(from, last).findIndex((word) => !isLead(word))
  if (leads < 0) return null
  const at = from + leads
  const isLetter = LETTER.test(words[at]?.folded ?? '')
  const to = runAt(said, at)?.range.to ?? (isLetter ? at + 1 : last + 1)
  if (to > last) return null
  const isSign = SIGNS.has(words[to]?.folded ?? '') && words[to - 1]?.stop === ''
  return isSign && to < last ? to + 1 : to
}

/** Where "unit number 114" or "gate code 4471" at a word ends; 0 for anything else, and for a bare number. */
export function unitAt(
  { words }: Utterance,
  cues: Cues,
  runs: readonly DigitRun[],
  language: Language,
  at: number,
): number {
  const { folded = '' } = words[at] ?? {}
  if (!KEYS.has(folded) || NUMBER.has(folded)) return 0
  return keyed({ words, cues, runs, language, last: words.length }, at) ?? 0
}

/** "Number 114" alone may be any number. */
const NUMBER = setOf('number num numero')

/** "B", "4b". */
const LETTER = /^\d*\p{L}$/u

const SIGNS = setOf('pound star hash estrella gato')

/** "On Tuesday", "in an hour", "at nine", "in my kitchen" say no more of the address. */
function isLater({ words, cues, runs }: Said, at: number): boolean {
  const next = [at + 1, at + 2]
  const isOther = (word: number) => TIMES.has(words[word]?.folded ?? '')
  return (
    OWN.has(words[at + 1]?.folded ?? '') ||
    runs.some(({ range }) => range.from === at + 1) ||
    next.some((word) => isOther(word) || LATER.some((name) => cues.at(name, word) !== null))
  )
}

/** The name of a place, with an article before it: up to a stop or a word that begins something else. */
function ofName(said: Said, from: number): number | null {
  const { words, last } = said
  let at = from
  let named = 0
  let isLinked = true
  while (at < last && named < MOST_NAMED) {
    const part = partAt(said, at, isLinked)
    if (part === null) break
    named += part === 'name' ? 1 : 0
    isLinked = part === 'link'
    at += 1
    if (words[at - 1]?.stop !== '') break
  }
  return named > 0 && !isLinked ? at : null
}

/** "The corner of the square", "la casa de atrás", but not "in back the lock is broken". */
function partAt(said: Said, at: number, isLinked: boolean): 'link' | 'name' | null {
  const { folded = '' } = said.words[at] ?? {}
  if (LINKS.has(folded) || (isLinked && OF.has(folded))) return 'link'
  const isPlace = PLACES[said.language].has(folded) || KEYS.has(folded)
  return (isLinked && isPlace) || !isOver(said, at) ? 'name' : null
}

function isOver({ words, cues, language }: Said, at: number): boolean {
  const { folded = '' } = words[at] ?? {}
  const isOther = [SUBJECTS, PLACES[language], KEYS, OWN, OF].some((one) => one.has(folded))
  const names = [...ENDS, 'notInAddress'] as const
  return isOther || isJoin(words[at]) || names.some((name) => cues.at(name, at) !== null)
}

const LINKS = setOf('of de del du des da do')
const MOST_NAMED = 4

function runAt({ runs }: Said, at: number): DigitRun | undefined {
  return runs.find(({ range, digits }) => range.from === at && digits.length <= MOST_DIGITS)
}

const MOST_DIGITS = 6
