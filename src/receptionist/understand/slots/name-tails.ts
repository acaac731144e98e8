import type { Range } from '../utterance.ts'
import { namePart } from './first-or-last-name.ts'
import type { Candidate } from './name-candidates.ts'
import type { Hearing } from './name-hearing.ts'
import { isLastName } from './name-or-common-word.ts'
import { type NameRun, nameRunAt } from './name-run.ts'
import { afterOpeners, clauseStarts } from './where-name-may-begin.ts'

const MAX_WORDS = 4

/** Tails that contain the word "name": only a name can come before them. */
const NAMING: ReadonlySet<string> = new Set(
  (
    'name vorname nachname heisse nombre apellido llamo nom prenom nome sobrenome chamo adim ismim soyadim зовут имя ' +
    'фамилия'
  ).split(' '),
)
/** "Here" may also be a place. */
const PLACES: ReadonlySet<string> = new Set('here hier aqui ici over ben'.split(' '))
/** Words of a caller who goes on to talk: "Becker here, you came by last week". */
const TALKERS: ReadonlySet<string> = new Set(
  (
    'i im ive we weve you youve ich wir sie bei yo nosotros ustedes me nos je jai nous vous on eu nos voces voce ben ' +
    'biz siz sizi я мы вы у вас'
  ).split(' '),
)

/** "Tom Baker here", "Becker am Apparat", "Rosa is my name". */
export function beforeTails(hearing: Hearing): Candidate[] {
  const starts = [...clauseStarts(hearing)]
  return hearing.cues.all('nameTail').flatMap((tail) => {
    const named = isNaming(hearing, tail) ? beforeNaming(hearing, tail) : null
    return (
      named ??
      wholeBefore(hearing, tail) ??
      starts.flatMap((start) => tailedAt(hearing, start, tail))
    )
  })
}

function isNaming(hearing: Hearing, tail: Range): boolean {
  const words = hearing.utterance.words.slice(tail.from, tail.to)
  if (!words.some(({ folded }) => NAMING.has(folded))) return false
  // "My name" is a lead when "is" follows.
  return !hearing.cues.all('nameLead').some(({ from, to }) => from < tail.to && to > tail.to)
}

function beforeNaming(hearing: Hearing, tail: Range): Candidate[] | null {
  const run = runEndingAt(hearing, tail.from)
  if (!run || run.strength === 0) return null
  const part = namePart(hearing.utterance, tail)
  return [{ run, range: { from: run.from, to: tail.to }, by: 'tail', part }]
}

/** "Allô bonsoir là Jean Tremblay à l'appareil": a whole name need not begin a clause. */
function wholeBefore(hearing: Hearing, tail: Range): Candidate[] | null {
  const run = runEndingAt(hearing, tail.from)
  if (!run || run.strength < 3 || run.words.length < 2) return null
  return [{ run, range: { from: run.from, to: tail.to }, by: 'tail', part: null }]
}

/** The longest run of words that ends at word `to`. */
export function runEndingAt(hearing: Hearing, to: number): NameRun | null {
  for (let from = Math.max(0, to - MAX_WORDS); from < to; from += 1) {
    const run = nameRunAt(hearing, from)
    if (run?.to === to) return run
  }
  return null
}

function tailedAt(hearing: Hearing, start: number, tail: Range): Candidate[] {
  const { words } = hearing.utterance
  const run = nameRunAt(hearing, start)
  if (run?.to !== tail.from) return []
  const isClause = tail.to === words.length || words[tail.to - 1]?.stop !== ''
  const isLikely =
    hearing.asked || (isClause ? isLastName(run.head) : isGreeted(hearing, run, tail))
  if (run.strength < (isLikely ? 1 : 2)) return []
  return [{ run, range: { from: start, to: tail.to }, by: 'tail', part: null }]
}

/** "Guten Tag, Becker hier wir haben …": callers say who they are after a greeting. */
function isGreeted(hearing: Hearing, run: NameRun, tail: Range): boolean {
  const { utterance, cues } = hearing
  const isOpening =
    run.from === afterOpeners(hearing, 0) && cues.has('greeting', { from: 0, to: run.from })
  const isPlace = PLACES.has(utterance.words[tail.from]?.folded ?? '')
  const goesOn = TALKERS.has(utterance.words[tail.to]?.folded ?? '')
  return isOpening && (goesOn || (!isPlace && isLastName(run.head)))
}
