import { foldWord } from '../utterance.ts'
import type { Candidate } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'
import { nameRunAt } from './name-run.ts'
import { runEndingAt } from './name-tails.ts'
import { distance } from './name-with-letters.ts'
import { afterOpeners } from './where-name-may-begin.ts'

/** "Reyes, as I told you Dana Reyes": the word at the start of the answer returns in the fuller name. */
export function saidAgain(hearing: Hearing): Candidate[] {
  const { words } = hearing.utterance
  const first = nameRunAt(hearing, afterOpeners(hearing, 0))
  if (!first || first.words.length > 1) return []
  return words.flatMap(({ folded }, at) => {
    const run = at >= first.to && folded === first.head ? runEndingAt(hearing, at + 1) : null
    if (!run || run.words.length < 2 || run.strength === 0) return []
    return [{ run, range: { from: run.from, to: run.to }, by: 'again', part: null }]
  })
}

/** "… it's Priya Nayar n a y a r": the name right before its spelling. */
export function beforeSpellings(hearing: Hearing): Candidate[] {
  const leads = hearing.cues.all('spellLead')
  return hearing.spellings.flatMap((spelling) => {
    const lead = leads.find(({ to }) => to === spelling.from)
    const run = runEndingAt(hearing, lead?.from ?? spelling.from)
    const last = foldWord(run?.words.at(-1) ?? '')
    const isLike = spelling.parts.some((part) => distance(foldWord(part), last) <= part.length / 3)
    if (!run || run.strength === 0 || run.head.length < 3 || !isLike) return []
    return [{ run, range: { from: run.from, to: run.to }, by: 'again', part: null }]
  })
}
