import { foldWord, type Range } from '../utterance.ts'
import type { Hearing } from './name-hearing.ts'

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
