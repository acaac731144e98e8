import { LANGUAGES, type Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { DANGER_CUES } from './hear-urgency.ts'
import { kindOf as wordKind } from './slots/name-or-common-word.ts'
import type { Range, Utterance, Word } from './utterance.ts'
import { uncoveredWords, wholeOf } from './words-left-over.ts'

/**
 * `asked`: the caller clearly asked for `language`. `refused`: a language they asked for that the line does not offer.
 */
export type HeardLanguage = {
  language: Language
  asked: boolean
  refused: Language | null
  /** Cues of the utterance in each language. */
  cues: ReadonlyMap<Language, Cues>
}

/** This many different words that only one language has make that language certain. */
const SURE_WORDS = 2

/**
 * The language to continue in: the one asked for, or else the one of the words. `heardTag` is the recogniser's tag
 * ("es", "es-US"); it counts as one word, since it is often wrong for short utterances.
 */
export function hearLanguage(
  utterance: Utterance,
  heardTag: string | undefined,
  { current, offered }: { current: Language; offered: readonly Language[] },
): HeardLanguage {
  const cues = new Map(LANGUAGES.map((one) => [one, findCues(utterance, one)]))
  const named = requestedIn(utterance, cues)
  if (named && offered.includes(named)) return { language: named, asked: true, refused: null, cues }
  const language = byWords(utterance, cues, { current, offered, tagged: heardTag?.split('-')[0] })
  return { language, asked: false, refused: named, cues }
}

type CuesOf = ReadonlyMap<Language, Cues>

/** Words allowed next to a language's bare name: "hi, Spanish", "yes, español". */
const BESIDE_A_NAME: readonly CueName[] = ['greeting', 'filler', 'courtesy', 'yes', 'no']

/** The last clear request; of two overlapping ones, as in "no Spanish please", the longer one. */
function requestedIn(utterance: Utterance, cues: CuesOf): Language | null {
  const requests = [...cues].flatMap(([language, found]) =>
    found
      .all('languageAsk')
      .filter((range) => isPlain(range, utterance, cues))
      .map((range) => ({ language, range })),
  )
  const kept = requests.filter(({ range }) => !requests.some((one) => swallows(one.range, range)))
  return kept.toSorted((a, b) => a.range.to - b.range.to).at(-1)?.language ?? null
}

function swallows(one: Range, other: Range): boolean {
  const isLonger = one.to - one.from > other.to - other.from
  return isLonger && one.from < other.to && other.from < one.to
}

/** A name alone is a request only if nothing else is said: not in "my tutor speaks Spanish". */
function isPlain(range: Range, utterance: Utterance, cues: CuesOf): boolean {
  if (range.to - range.from > 1) return true
  const whole = wholeOf(utterance)
  return [...cues.values()].some(
    (found) => uncoveredWords(utterance, whole, [range], found, BESIDE_A_NAME) === 0,
  )
}

function byWords(
  utterance: Utterance,
  cues: CuesOf,
  {
    current,
    offered,
    tagged,
  }: { current: Language; offered: readonly Language[]; tagged: string | undefined },
): Language {
  const telling = unborrowed(utterance, cues)
  const points = (language: Language) =>
    wordsOnlyOf(utterance, telling, cues.get(language), language) + (language === tagged ? 1 : 0)
  const now = points(current)
  const [best] = offered
    .filter((language) => language !== current)
    .map((language) => ({
      language,
      points: points(language),
      everyday: everydayWords(telling, language, {
        current,
        isTagged: language === tagged,
      }),
    }))
    .filter((one) => (one.points >= SURE_WORDS && one.points > now) || one.everyday > 0)
    .toSorted((a, b) => 2 * (b.points - a.points) + b.everyday - a.everyday)
  return best?.language ?? (now > 0 ? current : (toldOfDanger(cues, current, offered) ?? current))
}

/** A few words may report a danger ("mi hijo se tragó cloro"): the language of that phrase is the caller's. */
function toldOfDanger(
  cues: CuesOf,
  current: Language,
  offered: readonly Language[],
): Language | null {
  const words = (language: Language) =>
    Math.max(
      0,
      ...DANGER_CUES.flatMap((name) => cues.get(language)?.all(name) ?? []).map(
        ({ from, to }) => to - from,
      ),
    )
  if (words(current) > 0) return null
  const told = offered.map((language) => ({ language, words: words(language) }))
  const [best] = told.toSorted((a, b) => b.words - a.words)
  return best && best.words >= SURE_WORDS ? best.language : null
}

/**
 * Minimum number of words, minimum number and share of everyday words (a lower share if the recogniser's tag agrees),
 * and the maximum share of everyday words of the current language.
 */
const EVERYDAY = { wordsMin: 4, theirsMin: 3, mostOf: 0.5, taggedMostOf: 0.34, fewOf: 0.34 }

/** How many are everyday words of `language`, if almost none belong to the current one; otherwise 0. */
function everydayWords(
  words: readonly Word[],
  language: Language,
  { current, isTagged }: { current: Language; isTagged: boolean },
): number {
  if (words.length < EVERYDAY.wordsMin) return 0
  const theirs = words.filter(({ folded }) => isEveryday(folded, language)).length
  const ours = words.filter(({ folded }) => isEveryday(folded, current)).length
  const share = isTagged ? EVERYDAY.taggedMostOf : EVERYDAY.mostOf
  const isTheirs = theirs >= Math.max(EVERYDAY.theirsMin, words.length * share)
  return isTheirs && ours <= words.length * EVERYDAY.fewOf ? theirs : 0
}

function isEveryday(folded: string, language: Language): boolean {
  return wordKind(folded, language) === 'never'
}

/** Everybody borrows short answers and closings, so they say nothing about a caller's language. */
const BORROWED: readonly CueName[] = ['yes', 'no', 'goodbye', 'done']

function unborrowed({ words }: Utterance, cues: CuesOf): Word[] {
  const borrowed = [...cues.values()].flatMap((found) =>
    BORROWED.flatMap((name) => found.all(name)),
  )
  return words.filter((_, at) => !borrowed.some(({ from, to }) => from <= at && at < to))
}

/** Letters that no other language here uses. A name may contain them in any language. */
const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  tr: /[ğışİ]/u,
  de: /ß/u,
  pt: /[ãõ]/u,
  es: /[ñ]/u,
}

/** How many different words of `telling` only this language has. */
function wordsOnlyOf(
  { words }: Utterance,
  telling: readonly Word[],
  cues: Cues | undefined,
  language: Language,
): number {
  const told = (cues?.all('tell') ?? []).flatMap(({ from }) => words[from] ?? [])
  const lettered = telling.filter(
    ({ heard }) => /^\p{Ll}/u.test(heard) && OWN_LETTERS[language]?.test(heard),
  )
  const theirs = [...told, ...lettered]
  return new Set(theirs.filter((word) => telling.includes(word)).map(({ folded }) => folded)).size
}
