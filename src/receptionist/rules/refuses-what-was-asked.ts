import { findCues } from '../languages/find-cues.ts'
import type { Notes } from '../notes/notes.ts'
import type { Understanding } from '../understand/understand.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import { givesDetail, MOST_BESIDE } from './beside-refusal.ts'
import type { Turn } from './turn.ts'

/** "I don't need nobody to call me", from who has only asked so far: the questions stand in the owner's list. */
export function refusesWhatWasAsked({ notes }: Turn, heard: Understanding): boolean {
  const { cues, questions, tellingWords } = heard
  const isMore = notes.wantsMessage || notes.urgency.urgent || notes.danger.length > 0
  if (isMore || heard.urgency.urgent || !hasOnlyAsked(notes)) return false
  const refuses = cues.has('noCall') || cues.has('nothingPassedOn')
  const isShort = questions.length > 0 || tellingWords <= MOST_BESIDE
  const wishes = cues.all('wishLead').filter((wish) => !isIn(wish, questions))
  return refuses && isShort && wishes.length === 0 && !givesDetail(heard)
}

function isIn({ from }: Range, questions: Understanding['questions']): boolean {
  return questions.some(({ range }) => from >= range.from && from < range.to)
}

/** Every turn that is kept holds a question, and no wish beside it. */
function hasOnlyAsked({ matters, questions, language }: Notes): boolean {
  return (
    questions.length > 0 &&
    matters.every((said) => {
      const rest = questions.reduce((left, { words }) => left.replace(words, '.'), said)
      return rest !== said && !findCues(readUtterance(rest), language).has('wishLead')
    })
  )
}
