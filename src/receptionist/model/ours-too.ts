import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import type { Word } from '../understand/utterance.ts'
import { list } from './modal-words.ts'

/**
 * "I'll put it down and mark it urgent", "I'm an AI and don't give advice": the subject of the clause before goes on
 * after an "and", so it tells what the line does, not what the caller should do. `before`: the words before the clause.
 */
export function isOursToo(
  words: readonly string[],
  before: readonly Word[],
  language: Language,
): boolean {
  if (language !== 'en' || words[0] !== 'and' || before.at(-1)?.stop !== '') return false
  const from = before.findLastIndex(({ stop }) => stop !== '') + 1
  const said = before.slice(from).map(({ folded }) => folded)
  const text = said.join(' ')
  if (!I_DO.test(text)) return false
  if (words[1] === 'dont') return PRESENT.test(text)
  return NOTING.has(words[1] ?? '') || WRITES.test(words.join(' '))
}

const I_DO = new RegExp(pattern`
  (?:^|\b(?:and|so|then|but|okay|sure|yes) )(?:i|ill|im|well|we|were|let me|lets)[ ]
  (?!think\b|guess\b|bet\b|sure\b|sorry\b|so\b)`)
const PRESENT =
  /^(?:(?:and|so|but|well) )?(?:im|were|i|we) (?:an?|the|just|only|not|take|pass|answer)\b/
/** "I took the old number out and put in the new one." */
const WRITES = /^and (?:put|take|took|write|wrote) (?:in|down|out)\b/
/** Verbs of passing a message on; "give" and "keep" are not among them, since they may tell how to treat an animal. */
const NOTING = list(
  `mark hand flag file log forward send relay text email note ask tell update correct add record write bring deliver
  pass`,
)
