import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'
import { uncoveredWords } from './words-left-over.ts'

const OPENERS: readonly CueName[] = ['filler', 'courtesy', 'greeting', 'thanks']

/** A yes or a no to our question: at the start of the utterance, or all of it. */
export function answerIn(utterance: Utterance, cues: Cues): 'yes' | 'no' | null {
  const at = firstWord(utterance, cues)
  const [yes, no] = [cues.at('yes', at), cues.at('no', at)]
  // "No that's it" and "that's it" mean that nothing more comes.
  const done = cues.at('done', at)
  if (done && done.to >= (yes?.to ?? 0)) return 'no'
  if (!no) return yes ? 'yes' : null
  // "No entendí", "no, I didn't hear you": a request to repeat, and no reason to hang up.
  if (cues.has('repeat')) return null
  if (yes && yes.to > no.to) return 'yes'
  return yesBehind(utterance, cues, no) ? 'yes' : 'no'
}

/** "No, that's fine", "no no you got it": the yes after the no counts. */
function yesBehind(utterance: Utterance, cues: Cues, no: Range): boolean {
  let at = no.to
  for (let next = cues.at('no', at); next; next = cues.at('no', at)) at = next.to
  const yes = cues.at('yes', at)
  const said = yes !== null && yes.to - yes.from > 1
  return (
    said && uncoveredWords(utterance, { from: yes.to, to: utterance.words.length }, [], cues) === 0
  )
}

function firstWord({ words }: Utterance, cues: Cues): number {
  let at = 0
  while (at < words.length && cues.at('yes', at) === null && cues.at('no', at) === null) {
    const skipped = longest(cues, at)
    if (skipped === null) return at
    at = skipped.to
  }
  return at
}

function longest(cues: Cues, at: number): Range | null {
  const ranges = OPENERS.flatMap((name) => cues.at(name, at) ?? [])
  return ranges.reduce<Range | null>((best, one) => (best && best.to >= one.to ? best : one), null)
}

const AFTER_CLOSING: readonly CueName[] = [
  'thanks',
  'filler',
  'courtesy',
  'goodbye',
  'done',
  'yes',
  'no',
  'greeting',
  'partingWish',
  'urgent',
]

/** "No, just have him call me": after the no there is only a goodbye phrase. */
export function endsBehindNo(utterance: Utterance, cues: Cues): boolean {
  const no = cues.at('no', firstWord(utterance, cues))
  if (no === null) return false
  return (
    uncoveredWords(
      utterance,
      { from: no.to, to: utterance.words.length },
      [],
      cues,
      AFTER_CLOSING,
    ) === 0
  )
}

/** "… so that won't work then. Never mind, thanks." */
export function givesUp(utterance: Utterance, cues: Cues): boolean {
  const last = cues
    .all('withdraw')
    .find(({ to }) => cues.at('thanks', to) ?? cues.at('goodbye', to))
  if (!last) return false
  const rest = { from: last.to, to: utterance.words.length }
  return uncoveredWords(utterance, rest, [], cues, AFTER_CLOSING) === 0
}

/** Whether the utterance ends by closing the call: `goodbye` leaves, `done` only says that nothing more comes. */
export function closingIn(utterance: Utterance, cues: Cues): 'goodbye' | 'done' | null {
  const ends = (name: 'goodbye' | 'done') =>
    cues.all(name).some(({ to }) => {
      const rest = { from: to, to: utterance.words.length }
      return (
        uncoveredWords(utterance, rest, [], cues, AFTER_CLOSING) <= (name === 'goodbye' ? 1 : 0)
      )
    })
  if (ends('goodbye') || givesUp(utterance, cues)) return 'goodbye'
  return ends('done') ? 'done' : null
}
