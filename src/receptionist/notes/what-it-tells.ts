import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { judge } from '../understand/judges/judge.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance } from '../understand/utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import type { Notes } from './notes.ts'
import { isSameStem } from './same-stem.ts'
import { namesIn } from './to-the-point.ts'

/**
 * `own`: count of words that are no name, number, everyday word or talk about the call. `tells`: how well it says what
 * is wanted.
 */
export type Told = { words: string; own: number; tells: number }

/** From this many words of its own it gets the full score. */
const FULL_WORDS = 4
/** Letters of a word that says too little to be counted. */
export const SHORT = 2
/** A question counts this share of a need. */
const ASKED = 0.5
/** What sounds urgent counts this much more. */
const TROUBLE = 0.5
/** What the caller wants done counts more than any story; talk about the call itself hardly counts. */
const REQUESTED = 1.6
const OF_CALL = 0.3

/** What names a thing the business does counts this much more. */
const OF_BUSINESS = 1.5

/** The words of the services that not everybody says all the time. */
export type ServiceWords = readonly string[]

export function wordsOfServices(services: readonly string[]): ServiceWords {
  const words = services.flatMap((name) => readUtterance(name).words.map(({ folded }) => folded))
  return words.filter((word) => word.length > SHORT + 1 && !isEveryday(word, 'en'))
}

/** How well a sentence says what the caller wants. Names, numbers and talk about the call count nothing. */
export function whatItTells(words: string, notes: Notes, business: ServiceWords): Told {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const { purpose, urgency } = judge(utterance, notes.language)
  const digits = digitRuns(utterance, notes.language).map(({ range }) => range)
  const everyday = utterance.words.flatMap(({ folded }, at) =>
    folded.length <= SHORT || isEveryday(folded, notes.language) ? [{ from: at, to: at + 1 }] : [],
  )
  const slots = [...namesIn(utterance, cues, notes), ...digits, ...everyday]
  const own = uncoveredWords(utterance, wholeOf(utterance), slots, cues, NOT_TOLD)
  // Where the model has no purpose, a question may still say something.
  const asks = cues.has('asks') || cues.has('asksFirst') ? ASKED : 0
  const { matter, question } = purpose ?? { matter: 1 - asks, question: asks }
  const story = matter + ASKED * question + TROUBLE * urgency.likelihood
  const kind = isRequest(cues) ? Math.max(REQUESTED, story) : story
  const share = Math.min(own / FULL_WORDS, 1)
  const named = utterance.words.some(({ folded }) =>
    business.some((one) => isSameStem(one, folded)),
  )
  const weight = (isOfCall(cues) ? OF_CALL : 1) * (named ? OF_BUSINESS : 1)
  return { words, own, tells: share * kind * weight }
}

export function isRequest(cues: Cues): boolean {
  return (['wishLead', 'callLead', 'comeAsk', 'bookingAsk'] as const).some((name) => cues.has(name))
}

/** "You didn't answer", "can you read that back". */
export function isOfCall(cues: Cues): boolean {
  return (['readBack', 'checks', 'asksAgain', 'noCall', 'emailMe'] as const).some((name) =>
    cues.has(name),
  )
}

/** Also not counted, besides talk about the call: words before a name, and when or how to call. */
const NOT_TOLD: readonly CueName[] = [
  ...CALL_TALK,
  'nameLeadShort',
  'numberMistaken',
  'numberEnd',
  'areaCode',
  'codeLead',
  'partingWish',
  'upset',
  'availability',
  'availabilityWish',
  'calledBack',
  'setsAside',
  'timeLead',
  'notUrgent',
]
