import type { Understanding } from '../understand/understand.ts'
import type { Taken } from './take-turn.ts'
import type { Turn } from './turn.ts'

/**
 * What an answer to our question means: the call goes on, the caller wants something changed or
 * perhaps dropped, or it is over.
 */
export type Settled = 'go_on' | 'fix' | 'drop' | 'close'

/** `isBare`: only an answer or talk about the call. `brings`: it came with a name, a number or an email. */
export type Answered = {
  turn: Turn
  heard: Understanding
  taken: Taken
  isBare: boolean
  brings: boolean
}

/** "No, just please hurry": up to this many words after a no are noted, and the call may end. */
export const MAX_LAST_WORDS = 4

/** "That's it" is a yes to what was read back, also before the next question. */
export function isThatIt({ closing, cues }: Understanding): boolean {
  return (closing === 'done' || cues.at('done', 0) !== null) && !cues.has('no')
}
