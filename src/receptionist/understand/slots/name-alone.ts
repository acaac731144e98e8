import { foldWord } from '../utterance.ts'
import type { Candidate } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'
import { isFirstName, isLastName } from './name-or-common-word.ts'
import { type NameRun, nameRunAt } from './name-run.ts'
import { afterOpeners } from './where-name-may-begin.ts'

/** Only "Dombrowski", after the line said "I have Leon". */
export function lastNameAlone(hearing: Hearing, known: string): Candidate[] {
  const run = wholeRun(hearing)
  const isLast = run?.words.length === 1 && isLastName(run.head) && !isFirstName(run.head)
  if (!isLast || known.includes(' ') || !isFirstName(foldWord(known))) return []
  return [bare(run, 'last')]
}

/** Only "Olga Brandt" or "Tom", after something else was asked: a late answer to the question before. */
export function nameAlone(hearing: Hearing): Candidate[] {
  const run = wholeRun(hearing)
  return run !== null && (run.strength >= LIKELY || endsInLastName(run)) ? [bare(run, null)] : []
}

function endsInLastName({ words }: NameRun): boolean {
  return words.length > 1 && isLastName(foldWord(words.at(-1) ?? ''))
}

/** The least strength of a `NameRun` that is a first name, or has one. */
const LIKELY = 2

function wholeRun(hearing: Hearing): NameRun | null {
  const run = nameRunAt(hearing, afterOpeners(hearing, 0))
  return run !== null && run.to === hearing.utterance.words.length ? run : null
}

function bare(run: NameRun, part: Candidate['part']): Candidate {
  return { run, range: { from: run.from, to: run.to }, by: 'bare', part }
}
