import type { Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { type Judged, judgeRefusal } from './judges/judge.ts'
import { DECIDE } from './thresholds.ts'
import type { Utterance } from './utterance.ts'
import { CLOSINGS, uncoveredWords, wholeOf } from './words-left-over.ts'

/**
 * Whether the caller may want nothing passed on: it `sounds` so to the judge, or has words that are `said` of other
 * things too. Good enough to ask about, never to drop a message.
 */
export type MayRefuse = 'sounds' | 'said' | null

export function hearRefusal(
  utterance: Utterance,
  cues: Cues,
  { judged, language }: { judged: Judged; language: Language },
): MayRefuse {
  if (soundsSo(utterance, cues, judged) && !wishesAtLast(utterance, cues, language)) return 'sounds'
  return callsOff(cues) || wantsNoCall(utterance, cues) ? 'said' : null
}

/** "No, thank you, bye" refuses nothing that was told. */
function soundsSo(utterance: Utterance, cues: Cues, { refusal }: Judged): boolean {
  const { asksFrom, wordsMin } = DECIDE.refusal
  if (refusal === null || refusal < asksFrom) return false
  return uncoveredWords(utterance, wholeOf(utterance), [], cues, CLOSINGS) >= wordsMin
}

/** "No, that's it, actually evenings suit me better, bye": only the closing before the wish sounds like a refusal. */
function wishesAtLast(utterance: Utterance, cues: Cues, language: Language): boolean {
  const done = cues.all('done')[0]
  if (!done || callsOff(cues, ['calledOff', 'withdraw']) || cues.has('noCall')) return false
  const rest = { from: done.to, to: utterance.words.length }
  if (cues.has('negation', rest) || !WISHES.some((name) => cues.has(name, rest))) return false
  return (judgeRefusal(utterance, rest, language) ?? 1) < DECIDE.refusal.asksFrom
}

const WISHES: readonly CueName[] = [
  'availabilityWish',
  'passesOn',
  'requests',
  'comeAsk',
  'bookingAsk',
  'leaveMessage',
]

/** "Forget it" and "never mind", but not "never mind the garage, it's the kitchen". */
export function callsOff(cues: Cues, names: readonly CueName[] = ['calledOff']): boolean {
  if (cues.has('nothingPassedOn')) return true
  return names
    .flatMap((name) => cues.all(name))
    .some(({ to }) => !cues.all('setsAside').some((one) => one.from < to && one.to > to))
}

/** "Don't have him call me", but not "don't have him call my wife" and not "without calling me first". */
function wantsNoCall(utterance: Utterance, cues: Cues): boolean {
  return cues.all('noCall').some(({ to }) => {
    const sentence = utterance.sentences.find((one) => to > one.from && to <= one.to)
    return sentence && uncoveredWords(utterance, { from: to, to: sentence.to }, [], cues) === 0
  })
}
