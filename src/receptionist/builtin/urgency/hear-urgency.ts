import type { Cues } from '../cues/cues.ts'
import { type Folded, foldText, hears, type Span, sourceOf, spansOf } from '../folded.ts'
import { type Sensed, senseUrgency } from './sense.ts'

/** The caller's own words that make it urgent, and whether 911 comes before any message. */
export type Urgency = { words: string[]; danger: boolean; denied: boolean }

/** So likely it is taken for urgent; fewer calls are than examples. */
const URGENT_FROM = 0.52
/** One sentence among others must be surer. */
const SENTENCE_URGENT_FROM = 0.7
/** And to make urgent what does not sound so as a whole. */
const SENTENCE_ALONE_FROM = 0.85
/** What is said around a name or a number is seldom the matter. */
const ASIDE_URGENT_FROM = 0.9
/**
 * What names a danger but sounds less urgent than this is over, elsewhere or only asked about. Of English examples that name
 * one, each judged when left out, it keeps 418 of 422 urgent ones and 28 of 152 harmless ones.
 */
const DANGER_FROM = 0.2

/** People, in whose danger 911 comes first wherever they call. */
const KIN =
  / (?:mom|mother|dad|father|husband|wife|son|daughter|baby|child|kid|grandmother|grandfather|grandma|grandpa|neighbor|friend|person|man|woman|im|ive|myself) /

/** How far before a word its negation stands. */
const NEAR_CHARS = 40

/** `isAside`: said when a name or a number was asked for. `forPets`: to a business that people call about an animal. */
type Circumstances = { isAside: boolean; forPets: boolean }

export function hearUrgency(
  folded: Folded,
  cues: Cues,
  { isAside, forPets }: Circumstances,
): Urgency {
  const sensed = senseUrgency(folded, cues)
  const mayBeDanger = sensed.likelihood >= DANGER_FROM
  const dangers = mayBeDanger ? dangersIn(folded, cues) : []
  const denied = hears(folded.text, cues.notUrgent)
  const isUrgent = !denied && (isAside ? isSure(sensed) : isLikely(sensed))
  const inPet = hears(folded.text, cues.pet) || (forPets && !KIN.test(folded.text))
  const isHuman = (words: string) => !inPet || !hears(` ${words} `, cues.bodily)
  return {
    words: [
      ...dangers.map((span) => sourceOf(folded, span)),
      ...(isUrgent && dangers.length === 0 ? [sensed.words()] : []),
    ],
    danger: dangers.some((span) => isHuman(folded.text.slice(span.from, span.to))),
    denied,
  }
}

/** A part of what was said that would be urgent alone; a few words tell nothing. */
export function soundsUrgent(text: string, cues: Cues): boolean {
  return senseUrgency(foldText(text), cues).likeliestSentence >= SENTENCE_URGENT_FROM
}

/** Not to be taken for idle talk. */
export function mayBeUrgent(text: string, cues: Cues): boolean {
  const { likelihood, likeliestSentence } = senseUrgency(foldText(text), cues)
  return Math.max(likelihood, likeliestSentence) >= MAY_BE_URGENT_FROM
}

const MAY_BE_URGENT_FROM = 0.35

/** Even of what is only asked about. */
export function isSurelyUrgent(text: string, cues: Cues): boolean {
  return isSure(senseUrgency(foldText(text), cues)) || hears(text, cues.emergency)
}

/** "That's my work line" sounds like little else. */
function isSure({ likelihood, likeliestSentence }: Sensed): boolean {
  return Math.max(likelihood, likeliestSentence) >= ASIDE_URGENT_FROM
}

function isLikely({ likelihood, likeliestSentence }: Sensed): boolean {
  return likelihood >= URGENT_FROM || likeliestSentence >= SENTENCE_ALONE_FROM
}

function dangersIn(folded: Folded, cues: Cues): Span[] {
  const over = (to: number) => {
    const [ago] = spansOf(folded.text.slice(to), cues.longAgo)
    return ago !== undefined && ago.from <= 2
  }
  const before = (from: number) => folded.text.slice(Math.max(0, from - NEAR_CHARS), from).trimEnd()
  return spansOf(folded.text, cues.emergency).filter(
    ({ from, to }) => !over(to) && before(from).search(cues.negation) === -1,
  )
}
