import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import { heardIn, type Range } from '../utterance.ts'
import type { AddressHeard } from './address.ts'
import { endsSentence } from './cues-near.ts'
import { DAYS } from './day-cues.ts'
import type { DigitRun } from './digit-run.ts'
import type { TurnWithDigits } from './turn.ts'

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
/** "Number 114" alone may be any number. */
const NUMBER = setOf('number num numero')
const IS = setOf('is es est ist e')
const SIGNS = setOf('pound star hash estrella gato')
/** "B", "4b". */
const LETTER = /^\d*\p{L}$/u
const MOST_DIGITS = 6

const MOVES = setOf('going moving over headed voy vamos')
const TO = setOf('to a al hasta')
const LINKS = setOf('of de del du des da do')
const ARTICLES = setOf('to from the a an la el las los le der die das dem den')
const MOST_NAMED = 4

const TIMES = setOf(
  `hour hours minute minutes while week weeks day days month months case time hora horas minutos semana
  january february march april may june july august september october november december`,
)
const LATER: readonly CueName[] = [...DAYS, 'morning', 'afternoon', 'noon', 'weekend', 'week']
const MOST_WORDS = 18

type Said = TurnWithDigits & { last: number }

/**
 * The address with what follows in the same breath and belongs to it: a unit or gate code, the house in back, the town,
 * and where a move goes to. `taken`: other details, which end it. Its `range` stays that of house, street and unit, as
 * the other words are also told.
 */
export function withTail(
  address: AddressHeard,
  turn: TurnWithDigits,
  taken: readonly (Range | undefined)[],
): AddressHeard {
  const { from, to } = address.range
  const { words } = turn.utterance
  const next = taken.flatMap((range) => (range && range.from >= to ? [range.from] : []))
  const said = { ...turn, last: Math.min(words.length, to + MOST_WORDS, ...next) }
  let end = to
  while (end < said.last && !endsSentence(words[end - 1])) {
    const piece = pieceAt(said, end)
    if (piece === null) break
    end = piece
  }
  return { ...address, text: heardIn(turn.utterance, { from, to: end }) }
}

/** Where the next part ends: "number 114", "in the house in back", "going to 310 Pine Road"; null for anything else. */
function pieceAt(said: Said, at: number): number | null {
  if (KEYS.has(wordAt(said, at))) return keyed(said, at)
  const to = MOVES.has(wordAt(said, at)) ? at + 1 : at
  if (TO.has(wordAt(said, to)) && runAt(said, to + 1)) return ofName(said, to + 1)
  return PLACES[said.language].has(wordAt(said, at)) && !isLater(said, at)
    ? ofName(said, at + 1)
    : null
}

/** "Gate code is 4471 pound": a key word counts only with its number or letter, or a key of its own. */
function keyed(said: Said, from: number): number | null {
  const { last } = said
  let at = from
  while (at < last && (KEYS.has(wordAt(said, at)) || IS.has(wordAt(said, at)))) at += 1
  const to = runAt(said, at)?.range.to ?? (LETTER.test(wordAt(said, at)) ? at + 1 : null)
  if (to === null || to > last) return null
  return to < last && SIGNS.has(wordAt(said, to)) ? to + 1 : to
}

/** Where "unit number 114" or "gate code 4471" at a word ends; 0 for anything else, and for a bare number. */
export function unitAt(turn: TurnWithDigits, at: number): number {
  const said = { ...turn, last: turn.utterance.words.length }
  const isUnit = KEYS.has(wordAt(said, at)) && !NUMBER.has(wordAt(said, at))
  return (isUnit ? keyed(said, at) : null) ?? 0
}

/** "On Tuesday", "in an hour", "at nine" say no more of the address. */
function isLater(said: Said, at: number): boolean {
  return (
    said.runs.some(({ range }) => range.from === at + 1) ||
    [at + 1, at + 2].some(
      (next) =>
        TIMES.has(wordAt(said, next)) || LATER.some((name) => said.cues.at(name, next) !== null),
    )
  )
}

/**
 * The name of a place, with an article before it, up to a stop or a word that begins something else: "the corner of the
 * square", "la casa de atrás", but not "in back the lock is broken".
 */
function ofName(said: Said, from: number): number | null {
  let named = 0
  let isLinked = true
  let at = from
  while (at < said.last && named < MOST_NAMED) {
    const isLink: boolean =
      LINKS.has(wordAt(said, at)) || (isLinked && ARTICLES.has(wordAt(said, at)))
    if (!isLink && isOver(said, at, isLinked)) break
    named += isLink ? 0 : 1
    isLinked = isLink
    at += 1
    if (said.utterance.words[at - 1]?.stop !== '') break
  }
  return isLinked ? null : at
}

function isOver(said: Said, at: number, isLinked: boolean): boolean {
  const others = isLinked ? [] : [PLACES[said.language], KEYS, ARTICLES]
  return (
    said.cues.at('notInAddress', at) !== null || others.some((words) => words.has(wordAt(said, at)))
  )
}

function wordAt({ utterance }: Said, at: number): string {
  return utterance.words[at]?.folded ?? ''
}

function runAt({ runs }: Said, at: number): DigitRun | undefined {
  return runs.find(({ range, digits }) => range.from === at && digits.length <= MOST_DIGITS)
}
