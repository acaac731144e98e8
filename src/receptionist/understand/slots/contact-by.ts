import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'
import { cueBefore } from './cues-near.ts'

/** How the caller prefers to be reached instead of a call: the last way they asked for. */
export function contactBy(utterance: Utterance, cues: Cues): 'text' | 'email' | null {
  const text = lastWish(utterance, cues, 'textMe')
  const email = lastWish(utterance, cues, 'emailMe')
  if (text === email) return null
  return text > email ? 'text' : 'email'
}

/** "Don't text me" does not count. */
function lastWish(utterance: Utterance, cues: Cues, name: CueName): number {
  const wishes = cues.all(name).filter(
    ({ from }) =>
      // "Don't call me, email me": the comma ends what is denied.
      (utterance.words[from - 1]?.stop ?? '') !== '' ||
      cueBefore(utterance, cues, 'negation', from, 2) === null,
  )
  return wishes.at(-1)?.from ?? -1
}
