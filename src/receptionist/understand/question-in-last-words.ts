import type { Language } from '../../kernel/languages.ts'
import { isNoQuestion } from '../facts/question-starts.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { judgePurpose } from './judges/judge.ts'
import { DECIDE } from './thresholds.ts'
import type { Range, Utterance, Word } from './utterance.ts'
import { CALL_TALK, uncoveredWords } from './words-left-over.ts'

/** A question takes at most this many of the last words; more would include the matter. */
const LONGEST = 12
const SHORTEST = 3

/**
 * The utterance with its last words split off as a question, if they sound like one and no punctuation marks it: "I'll
 * come by Wednesday y'all open then". Otherwise null. Word positions do not change.
 */
export function tailAsked(utterance: Utterance, cues: Cues, language: Language): Utterance | null {
  const { words } = utterance
  const end = words.length
  const first = Math.max(0, end - LONGEST, utterance.sentences.at(-1)?.from ?? 0)
  if (words.at(-1)?.stop) return null
  let best: { from: number; likelihood: number } | null = null
  for (let from = first; from <= end - SHORTEST; from += 1) {
    if (!opens(utterance, cues, from)) continue
    const likelihood = judgePurpose(utterance, { from, to: end }, language)?.question ?? 0
    if (likelihood > (best?.likelihood ?? 0)) best = { from, likelihood }
  }
  if (best === null || best.likelihood < DECIDE.tailAsks) return null
  return parted(utterance, { from: best.from, to: end })
}

/** A question may begin at a question word or at "you"; "all of it is still inside" is a statement. */
function opens(utterance: Utterance, cues: Cues, at: number): boolean {
  if (isNoQuestion(cues, { from: at, to: at + 1 })) return false
  if (TO_US.has(utterance.words[at]?.folded ?? '') || cues.at('asks', at) !== null) return true
  if (cues.at('asksFirst', at) === null) return false
  return uncoveredWords(utterance, { from: at - 1, to: at }, [], cues, BEFORE) === 0
}

const BEFORE: readonly CueName[] = [...CALL_TALK, 'joins', 'askLead']

const TO_US = new Set(['you', 'yall'])

function parted(utterance: Utterance, { from, to }: Range): Utterance {
  const words = utterance.words.map((word, at): Word => {
    if (at === from - 1) return { ...word, stop: '.' }
    return at === to - 1 ? { ...word, stop: '?' } : word
  })
  const before = utterance.sentences.slice(0, -1)
  const last = utterance.sentences.at(-1) ?? { from: 0, to }
  const told = from > last.from ? [{ from: last.from, to: from }] : []
  return { ...utterance, words, sentences: [...before, ...told, { from, to }] }
}
