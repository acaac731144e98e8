import { opensAsking } from './answers/opens-asking.ts'
import type { Cues } from './cues/cues.ts'
import { hears, sentencesOf, spansOf } from './folded.ts'
import { hearPurpose } from './purpose/hear-purpose.ts'
import { soundsUrgent } from './urgency/hear-urgency.ts'

/** Whether the words tell of a matter of the caller's own, besides what they only ask and why. */
export function tellsOwnCase(text: string, cues: Cues): boolean {
  const purpose = hearPurpose(text, cues)
  if (!purpose) return saysOwnCase(text, cues)
  if (purpose.matter >= MATTER_FROM) return true
  if (purpose.question >= SURELY_ASKS_FROM) return false
  const maySay = purpose.question < ASKS_FROM && purpose.nothing < ASKS_FROM
  return tellsInASentence(text, cues) || (maySay && saysOwnCase(text, cues))
}

/** By its phrases alone. */
export function saysOwnCase(text: string, cues: Cues): boolean {
  return clausesOf(text.replace(cues.smallTalk, ' ')).some((clause) => {
    const asks =
      [SUPPOSES, NAMES_THEIRS].some((one) => one.test(clause)) || opensAsking(clause, cues)
    const own = asks ? (cues.ownCase ?? cues.need) : cues.need
    const alarming = !asks && (alarms(clause, cues) || isMeant(clause, cues.emergency, cues))
    return alarming || isMeant(clause, own, cues)
  })
}

/** Who asks first, and then tells what happened. */
export function tellsInASentence(text: string, cues: Cues): boolean {
  return sentencesOf(text).some(
    (one) =>
      one.text.trim().split(' ').length >= SENTENCE_WORDS_MIN &&
      (hearPurpose(one.text, cues)?.matter ?? 0) >= SENTENCE_MATTER_FROM,
  )
}

const SURELY_ASKS_FROM = 0.85
const SENTENCE_WORDS_MIN = 4
const SENTENCE_MATTER_FROM = 0.7
/** Enough that the phrases of a matter are taken for part of the question. */
const ASKS_FROM = 0.6

/** Rather a message too many than a matter lost. */
const MATTER_FROM = 0.5

/** A word or two are too little to judge by. */
function alarms(clause: string, cues: Cues): boolean {
  const words = clause.split(' ').filter((word) => word.length > 1 && !cues.empty.has(word))
  return words.length >= MIN_WORDS_ALARMING && soundsUrgent(clause, cues)
}

const MIN_WORDS_ALARMING = 2

/** Each with the spaces that cues need around it. */
function clausesOf(text: string): string[] {
  return text
    .split(/[,.?] /)
    .map((clause) => ` ${clause.trim()} `)
    .filter((clause) => clause !== '  ')
}

/** "If something ever did happen" has not. */
const SUPPOSES = /^ (?:just )?(?:if|in case|say|supposing|suppose) /

/** "The stuff you put down" is what they ask about. */
const NAMES_THEIRS = /^ (?:and |so |but )?(?:the|that) \S+ (?:you|yall) \S+/

/** Not "nobody is sick". */
function isMeant(clause: string, pattern: RegExp, cues: Cues): boolean {
  return spansOf(clause, pattern).some(
    ({ from }) => !hears(clause.slice(0, from).trimEnd(), cues.negation),
  )
}
