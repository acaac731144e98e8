import { CUES } from './cues/by-language.ts'
import type { Cues } from './cues/cues.ts'
import type { BusinessFacts, Dialogue, Reply } from './old-port.ts'
import { PHRASES } from './phrases/by-language.ts'
import type { Phrases } from './phrases/phrases.ts'

/** One turn of one call. `state` is this turn's own copy, to be changed in place. */
export type Turn = {
  facts: BusinessFacts
  state: Dialogue
  at: Date
  cues: Cues
  phrases: Phrases
}

export function turnOf(facts: BusinessFacts, state: Dialogue, at: Date): Turn {
  return { facts, state, at, cues: CUES[state.language], phrases: PHRASES[state.language] }
}

export function reply({ state }: Turn, text: string): Reply {
  return { text, language: state.language, end: false }
}

export function hangUp({ state }: Turn, text: string): Reply {
  state.ended = true
  return { text, language: state.language, end: true }
}

/** Ends a call that went as it should. */
export function sayGoodbye(turn: Turn, before: readonly string[], hasMessage: boolean): Reply {
  const { phrases, facts } = turn
  const goodbye = hasMessage
    ? phrases.messageGoodbye(facts.businessName)
    : phrases.goodbye(facts.businessName)
  return hangUp(turn, [...before, goodbye].join(' '))
}
