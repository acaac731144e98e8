import type { Language } from '../../kernel/languages.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import type { Cues } from '../languages/find-cues.ts'
import { isEveryday } from './slots/name-or-common-word.ts'
import type { NumberSlots } from './slots/read-numbers.ts'
import type { Range, Utterance } from './utterance.ts'

type Said = { utterance: Utterance; language: Language }

/** What sounds like a question and is neither a number given, a wish for a call, nor something set aside. */
export function questionsMeant(
  asked: readonly AskedOfFacts[],
  cues: Cues,
  numbers: NumberSlots,
  said: Said,
): AskedOfFacts[] {
  const meant = asked.filter(
    (one) => !givesNumber(one, numbers) && !asksForCall(one, numbers, cues) && !callsOff(one, cues),
  )
  return withoutScraps(meant, said)
}

/** "You know what never mind" asks nothing. */
function callsOff({ sure, range }: AskedOfFacts, cues: Cues): boolean {
  return !sure && cues.has('calledOff', range)
}

/** "O telefone é cinco um dois …" and "what's the house number, 865 …" give the number, whatever they sound like. */
function givesNumber({ range, answer, kind }: AskedOfFacts, numbers: NumberSlots): boolean {
  const { given, other } = numbers
  const isIn = (said: Range | undefined) =>
    said !== undefined && said.from >= range.from && said.to <= range.to
  return (answer === null || kind === 'location') && (isIn(given?.range) || isIn(other?.range))
}

/**
 * "Could somebody ring me before nine?" and "if they call I'm free at lunch" ask nothing of the business; "when do you
 * open, and ring me before nine" does.
 */
function asksForCall(
  { kind, range, answer }: AskedOfFacts,
  { availability }: NumberSlots,
  cues: Cues,
): boolean {
  if (availability === null || (kind !== 'hours' && answer !== null)) return false
  const { from, to } = availability.range
  if (from >= range.to || to <= range.from) return false
  const isMost = (Math.min(to, range.to) - Math.max(from, range.from)) * 2 > range.to - range.from
  if (!availability.isOfCall && (kind === 'hours' || !isMost)) return false
  return !cues.all('hours').some((cue) => cue.from >= range.from && cue.to <= from)
}

/** "Where do I go, is there somewhere?": beside another question, a few everyday words ask nothing more. */
function withoutScraps(
  questions: readonly AskedOfFacts[],
  { utterance: { words }, language }: Said,
): AskedOfFacts[] {
  const isScrap = ({ range: { from, to }, kind, answer }: AskedOfFacts) =>
    kind === 'other' &&
    answer === null &&
    to - from <= SCRAP_WORDS &&
    words.slice(from, to).every(({ folded }) => folded.length < 2 || isEveryday(folded, language))
  const whole = questions.filter((one) => !isScrap(one))
  return whole.length > 0 ? whole : [...questions]
}

const SCRAP_WORDS = 4
