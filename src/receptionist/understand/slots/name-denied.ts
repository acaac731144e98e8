import { foldWord, type Range } from '../utterance.ts'
import type { Hearing } from './name-hearing.ts'
import { nameRunAt } from './name-run.ts'
import { clauseStarts } from './where-name-may-begin.ts'

/** The word that denies what follows. */
export const isNot = (folded: string): boolean => DENIES.has(folded)
const DENIES: ReadonlySet<string> = new Set('not nicht pas non не'.split(' '))
/** "Non, Renaud" may say the name again, so it takes no word of a known name away. */
const NOT: ReadonlySet<string> = new Set('not nicht kein pas не'.split(' '))
const NO: ReadonlySet<string> = new Set('no nope nein non nao ne'.split(' '))

/**
 * The rest of the known name once the caller says that a word of it is wrong: "non, pas coudonc", "no, jeez no". Null
 * when none or all of it is denied.
 */
export function withoutDenied(
  { utterance }: Hearing,
  known: string,
): { text: string; ranges: readonly Range[] } | null {
  const { words } = utterance
  const held = known.split(' ')
  const denied = words.flatMap(({ folded }, at) => {
    const next = words[at + 1]
    const isDenied = NOT.has(folded) || (NO.has(folded) && NO.has(words[at + 2]?.folded ?? ''))
    const isHeld = next !== undefined && held.some((word) => foldWord(word) === next.folded)
    return isDenied && isHeld ? [{ from: at, to: at + 2, word: next.folded }] : []
  })
  const left = held.filter((word) => !denied.some((one) => one.word === foldWord(word)))
  if (denied.length === 0 || left.length === 0) return null
  return { text: left.join(' '), ranges: denied.map(({ from, to }) => ({ from, to })) }
}

/** "Not Dan", when the known name is Dan Reyes. */
export function deniesKnown({ utterance: { words } }: Hearing, known: string): boolean {
  const held = known.split(/[ -]/).map(foldWord)
  return words.some(({ folded }, at) => isNot(folded) && held.includes(words[at + 1]?.folded ?? ''))
}

/** Names that the caller says are wrong: "not Carl", "my name's not Carl", "Carl değil". */
export function deniedNames(hearing: Hearing): Range[] {
  return hearing.utterance.words.flatMap(({ folded }, at) => {
    if (isNot(folded)) return nameRunAt(hearing, at + 1) ?? []
    if (folded !== 'degil') return []
    const start = [...clauseStarts(hearing)].filter((one) => one < at).at(-1)
    const run = start === undefined ? null : nameRunAt(hearing, start)
    return run ? [{ from: run.from, to: at + 1 }] : []
  })
}
