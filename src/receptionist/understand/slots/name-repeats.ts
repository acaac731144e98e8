import type { Word } from '../utterance.ts'
import { isFirstName, isLastName } from './name-or-common-word.ts'

/** The words of a name without repeats and false starts. */
export function saidOnce(words: readonly Word[]): readonly Word[] {
  return fromRestart(words.filter((_, at) => !isBegun(words, at) && !isDoubled(words, at)))
}

/** "Quiroz Quiroz": the same word again. */
function isDoubled(words: readonly Word[], at: number): boolean {
  return words[at]?.folded === words[at - 1]?.folded
}

/** "Bri" in "Bri Brianna", "Whi" in "Whi Whitaker"; "Rob Robinson" is a whole name. */
function isBegun(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at]?.folded ?? '', words[at + 1]?.folded ?? '']
  if (word.length < 2 || word === next || !next.startsWith(word)) return false
  if (!isFirstName(word) && !isLastName(word)) return true
  return isFirstName(next) && (!isLastName(next) || at + 2 < words.length)
}

/** "Reyes Dana Reyes" gives the surname first, and "Dana Reyes Dana Reyes" the whole name twice. */
function fromRestart(words: readonly Word[]): readonly Word[] {
  const head = words[0]?.folded
  const again = words.findLastIndex(({ folded }) => folded === head)
  if (again < 2) return words
  const isFirst = isFirstName(head ?? '') && !isLastName(head ?? '')
  if (again < words.length - 1) return words.slice(again)
  return isFirst ? words.slice(0, again) : words.slice(1)
}
