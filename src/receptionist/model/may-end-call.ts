import type { Language } from '../../kernel/languages.ts'
import { findCues } from '../languages/find-cues.ts'
import { readUtterance } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import type { Desk } from './desk.ts'

/** Why the call cannot end now, or null if it can. */
export function refusesEnd({ state, heard }: Desk, reason: string, spoken: string): string | null {
  const { understood } = heard
  if (/[?？]["'”»)]*\s*$/u.test(spoken))
    return 'you have just asked something; wait for the answer.'
  const leaves = understood.closing !== null || understood.cues.has('wrongNumber')
  if (state.talk.turns <= 1 && !leaves && reason !== 'silent') {
    return 'this is the first thing the caller says; ask what else you can do.'
  }
  const isAsked = understood.questions.length > 0 && understood.cues.all('thanks').length === 0
  if (isAsked && spoken !== '' && saysNothing(spoken, state.notes.language)) {
    return 'the caller asked something; answer it first.'
  }
  return null
}

function saysNothing(spoken: string, language: Language): boolean {
  const utterance = readUtterance(spoken)
  const cues = findCues(utterance, language)
  const answers = cues.has('yes') || cues.has('no')
  return !answers && uncoveredWords(utterance, wholeOf(utterance), [], cues) === 0
}
