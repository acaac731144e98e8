import type { Language } from '../../kernel/languages.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import type { Known } from './reply-sources.ts'

/** A sentence of the model, with what it is checked against. */
export type Sentence = {
  utterance: Utterance
  cues: Cues
  language: Language
  text: string
  known: Known
}

export function wordsOf({ words }: Utterance, range?: Range): string[] {
  return words.slice(range?.from, range?.to).map(({ folded }) => folded)
}

const OPEN: readonly CueName[] = ['cannotSay', 'passesOn']

/** Says that the line cannot tell, or only passes something on: that claims nothing. */
export function isLeftOpen({ cues }: Sentence, range?: Range): boolean {
  return OPEN.some((cue) => cues.has(cue, range))
}

/** Left open, or denied. */
export function claimsNothing(sentence: Sentence, range?: Range): boolean {
  return isLeftOpen(sentence, range) || sentence.cues.has('negation', range)
}

/** The clause is part of a question. */
export function isAsked({ utterance }: Sentence, { to }: Range): boolean {
  const end = utterance.words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')
  return end?.stop === '?'
}

export function isAskedAtEnd({ utterance }: Sentence): boolean {
  return utterance.words.at(-1)?.stop === '?'
}
