import type { CueName } from '../languages/cue-names.ts'
import { findCues } from '../languages/find-cues.ts'
import { noteCallerId } from '../notes/note-callback.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { answerIn } from '../understand/yes-no-or-goodbye.ts'
import { type TakenName, takeName } from './take-name.ts'
import type { Turn } from './turn.ts'

/**
 * The answer to "Is this Dana?": `unsaid` if the caller said something else. `isBare`: the caller answered and said
 * nothing else.
 */
export type CallerKnown = { is: 'yes' | 'no' | 'unsaid'; name: string; isBare: boolean }

/**
 * Takes the answer to "Is this Dana?". A yes, or that name, confirms name and number; a no, or another name, forgets
 * the known name. Returns null when it was not asked, or was answered before.
 */
export function settleCaller(turn: Turn, heard: Understanding): CallerKnown | null {
  const { notes, talk } = turn
  const name = talk.expected
  if (name === undefined || (talk.asking !== 'is_caller' && talk.turns > 1)) return null
  const bare = bareAnswer(turn, name, heard)
  const is = bare ?? answerAmong(name, heard)
  if (is !== 'unsaid') delete talk.expected
  if (is === 'yes') {
    notes.name = { text: name, source: 'given', confirmed: true }
    noteCallerId(notes)
  }
  return { is, name, isBare: bare !== null }
}

/** The name from the answer to "Is this Dana?", or as callers usually give it. */
export function nameOfCaller(
  turn: Turn,
  heard: Understanding,
  known: CallerKnown | null,
): TakenName {
  if (known?.is === 'yes') return 'sure'
  // "No, Dana is not here" gives no name.
  const isOther = heard.name !== null && known?.is === 'no' && isNameOf(known.name, heard.name.text)
  return known?.isBare || isOther ? null : takeName(turn, heard)
}

const ANSWERS: readonly CueName[] = [
  'greeting',
  'filler',
  'courtesy',
  'thanks',
  'yes',
  'no',
  'thatIsMe',
  'notMe',
  'nameLead',
  'nameLeadShort',
  'nameTail',
]

/** "Sí, soy yo", "Hallo, Dana hier": an answer this short counts in any language the line offers. */
function bareAnswer({ facts }: Turn, expected: string, heard: Understanding): 'yes' | 'no' | null {
  const { utterance } = heard
  const known = new Set(foldedOf(expected))
  const named = utterance.words.flatMap(({ folded }, at) =>
    known.has(folded) ? [{ from: at, to: at + 1 }] : [],
  )
  for (const language of new Set([heard.language, 'en' as const, ...facts.languages])) {
    const cues = language === heard.language ? heard.cues : findCues(utterance, language)
    if (uncoveredWords(utterance, wholeOf(utterance), named, cues, ANSWERS) > 0) continue
    const answer = answerIn(utterance, cues)
    if (answer === 'no' || cues.has('notMe')) return 'no'
    if (answer === 'yes' || cues.has('thatIsMe') || named.length > 0) return 'yes'
  }
  return null
}

/** An answer among other words: "yes, hi, my water heater is leaking". */
function answerAmong(expected: string, { answer, name, cues, utterance }: Understanding) {
  if (answer === 'no') return 'no'
  if (name !== null && !isNameOf(expected, name.text)) return name.sure ? 'no' : 'unsaid'
  // "Benim" may also begin "my boiler", so it must end its sentence.
  const isMe = cues
    .all('thatIsMe')
    .some(({ to }) => to === utterance.words.length || utterance.words[to - 1]?.stop !== '')
  return answer === 'yes' || name !== null || isMe ? 'yes' : 'unsaid'
}

/** "Dana" is part of the name Dana Reyes. */
function isNameOf(whole: string, said: string): boolean {
  const known = new Set(foldedOf(whole))
  return foldedOf(said).every((word) => known.has(word))
}

function foldedOf(text: string): string[] {
  return readUtterance(text).words.map(({ folded }) => folded)
}
