import type { State } from '../call-state.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import { modelTalkOf } from './model-talk.ts'

/**
 * More than this share of an utterance's telling words must be in the notes: people repeat themselves, but less in
 * short utterances.
 */
const HELD_SHARE = 0.4
const HELD_SHARE_OF_FEW = 0.5
const FEW = 4

/** Whether the model's notes contain what an utterance says, even in other word forms. */
export function isHeld({ words }: Utterance, state: State): boolean {
  const { name, email, address, availability, otherNumbers, questions, language } = state.notes
  const texts = [modelTalkOf(state).matter, name?.text, email, address, availability]
  const asked = questions.map((one) => one.words)
  const held = [...texts, ...otherNumbers, ...asked].flatMap((text) =>
    readUtterance(text ?? '').words.map(({ folded }) => folded),
  )
  const telling = words.filter(({ folded }) => isTelling(folded, language))
  const found = telling.filter(({ folded }) => held.some((one) => isSameWord(one, folded)))
  const share = telling.length > FEW ? HELD_SHARE : HELD_SHARE_OF_FEW
  return telling.length === 0 || found.length > telling.length * share
}

const SHORTEST = 4

/** Short words and numbers say little about a matter. */
function isTelling(word: string, language: State['notes']['language']): boolean {
  if (/\d/.test(word)) return false
  return word.length > SHORTEST || (word.length === SHORTEST && kindOf(word, language) !== 'never')
}

/** "Leaks" and "leaking" match; "complaint" and "company" do not. */
function isSameWord(one: string, other: string): boolean {
  const alike = Math.max(SHORTEST, Math.min(one.length, other.length) - 1)
  return one === other || (one.length >= SHORTEST && one.slice(0, alike) === other.slice(0, alike))
}
