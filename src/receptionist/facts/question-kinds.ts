import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { uncoveredWords } from '../understand/words-left-over.ts'

export type QuestionKind =
  | 'fact'
  | 'hours'
  | 'price'
  | 'area'
  | 'service'
  | 'location'
  | 'languages'
  | 'phone'
  | 'promise'
  /** That somebody calls or comes, without a time. */
  | 'deed'
  | 'booking'
  /** The caller's own case, which only the owner can settle. */
  | 'own'
  | 'other'

/** `sure: false` with an answer: the usual hours of a holiday, of which the owner is asked. */
export type Answer = { kind: QuestionKind; answer: string | null; sure: boolean }

export function sure(kind: QuestionKind, answer: string): Answer {
  return { kind, answer, sure: true }
}

export function open(kind: QuestionKind): Answer {
  return { kind, answer: null, sure: false }
}

/** A question of which only the owner can say anything. */
export function isOwners(kind: QuestionKind): boolean {
  return kind === 'own' || OF_VISIT.has(kind)
}

/** Decided by the owner; the caller's words for it become the matter. */
export const OF_VISIT: ReadonlySet<QuestionKind> = new Set(['promise', 'deed', 'booking'])

/** Questions about the call, which the receptionist answers herself. */
const OF_THE_CALL: readonly CueName[] = [
  'checks',
  'readBack',
  'robot',
  'recorded',
  'whyDetails',
  'identity',
  'repeat',
  'person',
  'hold',
  'leaveMessage',
  'languageAsk',
  'wrongNumber',
]

/**
 * "What's that gonna run me" and "does it cost anything to talk to somebody" ask for a price. "Could you get that", of
 * a hive, and "how far back do you hang on to returns" only sound like talk about the call.
 */
export function isOfTheCall(
  { has, range }: { has: (name: CueName) => boolean; range: Range },
  { utterance, cues }: { utterance: Utterance; cues: Cues },
): boolean {
  return OF_THE_CALL.some((name) => {
    if (!has(name) || (OF_PRICES_TOO.has(name) && has('price'))) return false
    return !IN_PASSING.has(name) || uncoveredWords(utterance, range, [], cues) <= FEW_BESIDE
  })
}

const OF_PRICES_TOO: ReadonlySet<CueName> = new Set(['person', 'repeat'])
/** Their words are in many other sentences too. */
const IN_PASSING: ReadonlySet<CueName> = new Set(['checks', 'hold', 'repeat'])
const FEW_BESIDE = 4
