import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { judge } from '../understand/judges/judge.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import type { Notes } from './notes.ts'
import { namesIn } from './to-the-point.ts'

/**
 * `own`: count of words that are not a name, a number or talk about the call. `asksOnly`: it only asked what was
 * answered. `tells`: how well it says what is wanted.
 */
export type Told = {
  words: string
  utterance: Utterance
  cues: Cues
  own: number
  givesNumber: boolean
  asksOnly: boolean
  tells: number
}

/** From this many words of its own an utterance gets the full score. */
const FULL_WORDS = 7
/** A question counts this share of a need. */
const ASKED = 0.5

/** How well an utterance says what the caller wants. Names, numbers and talk about the call count nothing. */
export function whatItTells(words: string, notes: Notes): Told {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const { purpose, urgency } = judge(utterance, notes.language)
  const runs = digitRuns(utterance, notes.language)
  const digits = runs.map(({ range }) => range)
  const slots = [...namesIn(utterance, cues, notes), ...digits]
  const besideSlots = uncoveredWords(utterance, wholeOf(utterance), slots, cues, NOT_TOLD)
  const own = Math.max(besideSlots, wantsVisit(cues) ? VISIT_WORDS : 0)
  // Where the model has no purpose, a question may still say something.
  const asks = cues.has('asks') || cues.has('asksFirst') ? 0.5 : 0
  const { matter, question } = purpose ?? { matter: 1 - asks, question: asks }
  const urgent = notes.urgency.urgent ? urgency.likelihood : 0
  const likely = Math.min(own / FULL_WORDS, 1) * (matter + ASKED * question + urgent)
  const tells = likely * (isOfCall(cues) ? OF_CALL : isRequest(cues) ? REQUESTED : 1)
  const answered = notes.questions.filter((one) => one.answered)
  const asked = answered.flatMap((one) => rangeOf(one.words, utterance) ?? [])
  const besides = uncoveredWords(
    utterance,
    wholeOf(utterance),
    [...slots, ...asked],
    cues,
    NOT_TOLD,
  )
  const asksOnly = asked.length > 0 && besides <= FEW_BESIDE && own <= MANY_WORDS
  return {
    words,
    utterance,
    cues,
    own,
    givesNumber: runs.some((run) => run.digits.length >= LOCAL_DIGITS),
    asksOnly,
    tells: own < 2 ? 0 : tells * (asksOnly ? ASKED : 1),
  }
}

/** A number without its area code. */
const LOCAL_DIGITS = 7
/** Up to this many words besides a question say nothing more. */
const FEW_BESIDE = 2
/** From more words on, a question also tells why it is asked. */
const MANY_WORDS = 12

/** "Can somebody come out Monday" says little besides a time, and all that is wanted. */
function wantsVisit(cues: Cues): boolean {
  return (cues.has('comeAsk') || cues.has('bookingAsk')) && !cues.has('leaveMessage')
}

const VISIT_WORDS = 4

function rangeOf(asked: string, { source, words }: Utterance): Range | null {
  const start = source.indexOf(asked)
  if (start === -1) return null
  const end = start + asked.length
  const within = words.flatMap((word, at) => (word.start >= start && word.end <= end ? [at] : []))
  return { from: within[0] ?? 0, to: (within.at(-1) ?? -1) + 1 }
}

/** What the caller wants done counts more than a story; talk about the call itself hardly counts. */
const REQUESTED = 1.5
const OF_CALL = 0.3

export function isRequest(cues: Cues): boolean {
  return (['wishLead', 'callLead', 'comeAsk'] as const).some((name) => cues.has(name))
}

function isOfCall(cues: Cues): boolean {
  return (['readBack', 'checks', 'asksAgain', 'noCall', 'emailMe', 'notUrgent'] as const).some(
    (name) => cues.has(name),
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
  'timeLead',
]
