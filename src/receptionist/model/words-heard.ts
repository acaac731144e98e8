import type { State } from '../call-state.ts'
import type { Heard } from '../receptionist.ts'
import { MAX_KEYS } from '../rules/call-limits.ts'
import { keyedNumber } from '../understand/slots/keyed-number.ts'
import { modelTalkOf } from './model-talk.ts'

/** `words`: what the model gets; `said`: the spoken part of it. */
export type Words = { words: string; said: string; isKeyed: boolean; tag: string | undefined }

/** Keys arrive one by one: they become an utterance when they form a number, `#` ends them, or 0 asks for a person. */
export function isWholeKeys(state: State, digits: string): boolean {
  const model = modelTalkOf(state)
  for (const key of digits.slice(0, MAX_KEYS)) {
    state.talk.keysPressed += 1
    if (key === '*') model.keys = ''
    else if (/^\d$/.test(key)) model.keys += key
    const isWhole = key === '#' || model.keys === '0' || keyedNumber(model.keys) !== null
    if ((isWhole && model.keys !== '') || state.talk.keysPressed > MAX_KEYS) return true
  }
  return false
}

/** What was said, after the keys pressed before it. Returns null for silence. */
export function wordsHeard(state: State, heard: Heard): Words | null {
  const model = modelTalkOf(state)
  const keys = model.keys === '' ? '' : `(keys pressed: ${model.keys})`
  model.keys = ''
  const [said, tag] =
    heard.kind === 'speech' ? [heard.text.trim(), heard.language] : ['', undefined]
  const words = [keys, said].filter((part) => part !== '').join(' ')
  return /[\p{L}\p{N}]/u.test(words) ? { words, said, isKeyed: said === '', tag } : null
}
