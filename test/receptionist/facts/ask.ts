import type { Language } from '../../../src/kernel/languages.ts'
import type { AskedOfFacts } from '../../../src/receptionist/facts/asked-of-facts.ts'
import type { LastAsked } from '../../../src/receptionist/facts/last-asked.ts'
import { answerQuestions } from '../../../src/receptionist/facts/questions-and-their-answers.ts'
import { findCues } from '../../../src/receptionist/languages/find-cues.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import { readUtterance } from '../../../src/receptionist/understand/utterance.ts'
import { PLAIN } from './plain-phrases.ts'

/** A Tuesday, 2 PM in Chicago, two days before Thanksgiving. */
export const TUESDAY = new Date('2026-11-24T20:00:00Z')

export const NOTHING_ASKED: LastAsked = { topic: null, day: null, noun: null }

type Asking = { language?: Language; last?: LastAsked; at?: Date; isOpen?: boolean }

export function ask(
  facts: BusinessFacts,
  text: string,
  { language = 'en', last = NOTHING_ASKED, at = TUESDAY, isOpen = true }: Asking = {},
): { questions: AskedOfFacts[]; last: LastAsked } {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  return answerQuestions(utterance, cues, { facts, at, language, last, phrases: PLAIN, isOpen })
}

/** The answers to each turn of one caller. */
export function talk(
  facts: BusinessFacts,
  texts: readonly string[],
  asking: Asking = {},
): string[][] {
  let last = NOTHING_ASKED
  return texts.map((text) => {
    const heard = ask(facts, text, { ...asking, last })
    last = heard.last
    return heard.questions.map(({ answer, kind }) => answer ?? `(${kind})`)
  })
}
