import { type Candidate, isFirstPerson } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'

/**
 * "Tamika Rowe, it'd be under Leon though, Leon Rowe": under whose name something is kept. Not the caller's, once we
 * have that or they give it too.
 */
export function withoutAccounts(
  hearing: Hearing,
  all: readonly Candidate[],
  known: string | null,
): Candidate[] {
  const { words } = hearing.utterance
  const isUnder = ({ run, range }: Candidate) =>
    words
      .slice(Math.min(range.from, run.from - 1), run.from)
      .some(({ folded }) => UNDER.has(folded))
  const accounts = new Set(all.filter(isUnder).map(({ run }) => run.head))
  const others = all.filter(({ run }) => !accounts.has(run.head))
  const isGiven = others.some(
    ({ run, range }) =>
      (run.words.length > 1 && run.strength > 0) ||
      words.slice(range.from, run.from).some(({ folded }) => isFirstPerson(folded)),
  )
  const isKnown = isGiven || (known !== null && !hearing.asked)
  return isKnown ? others : [...all]
}

const UNDER: ReadonlySet<string> = new Set('under unter sous bajo sob'.split(' '))
