import { type Folded, spansOf } from './folded.ts'
import type { Turn } from './turn.ts'

/** Goodbye is the last thing said: "hasta luego, señorita", not "salut, my tap is dripping". */
export function takesLeave(
  { state, cues }: Turn,
  folded: Folded,
  maxWordsAfter = MAX_WORDS_AFTER_GOODBYE,
): boolean {
  const last = spansOf(folded.text, cues.goodbye).at(-1)
  if (!last) return false
  const greetings = spansOf(folded.text, cues.greeting)
  // "Servus" opens a call, and ends it too.
  if (state.asking === 'need' && greetings.some(({ to }) => to > last.from)) return false
  const said = [cues.thanks, cues.filler, cues.yes].flatMap((one) => spansOf(folded.text, one))
  const covered = [...greetings, ...said]
  const after = folded.words.filter(
    ({ at }) => at >= last.to && !covered.some(({ from, to }) => at >= from && at < to),
  )
  return after.length <= maxWordsAfter
}

const MAX_WORDS_AFTER_GOODBYE = 3
