import { foldWord } from '../utterance.ts'
import type { Candidate } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'
import { isLastName } from './name-or-common-word.ts'
import { type NameRun, nameRunAt } from './name-run.ts'
import { afterOpeners } from './where-name-may-begin.ts'

/** Only "Olga Brandt" or "Tom", after something else was asked: a late answer to the question before. */
export function nameAlone(hearing: Hearing): Candidate[] {
  const run = nameRunAt(hearing, afterOpeners(hearing, 0))
  if (!run || run.to !== hearing.utterance.words.length) return []
  if (run.strength < LIKELY && !endsInLastName(run)) return []
  return [{ run, range: { from: run.from, to: run.to }, by: 'bare', part: null }]
}

function endsInLastName({ words }: NameRun): boolean {
  return words.length > 1 && isLastName(foldWord(words.at(-1) ?? ''))
}

/** The least strength of a `NameRun` that is a first name, or has one. */
const LIKELY = 2
