import type { Range } from '../utterance.ts'
import type { Turn } from './turn.ts'

/**
 * Whether the words between two numbers or two addresses take the first one back: "… No wait, that's my old one.
 * It's …". A "no" must stand alone or before such a word: "no texts" takes nothing back.
 */
export function isTakenBackBetween(first: Range, second: Range, { utterance, cues }: Turn) {
  const between = { from: first.to, to: second.from }
  if (cues.has('correction', between) || cues.has('numberMistaken', between)) return true
  return cues
    .all('no')
    .filter(({ from, to }) => from >= between.from && to <= between.to)
    .some(
      ({ to }) =>
        utterance.words[to - 1]?.stop !== '' || (cues.at('hold', to) ?? cues.at('courtesy', to)),
    )
}
