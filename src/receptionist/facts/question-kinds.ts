import type { CueName } from '../languages/cue-names.ts'

export type QuestionKind =
  | 'fact'
  | 'hours'
  | 'price'
  | 'area'
  | 'service'
  | 'location'
  | 'languages'
  | 'phone'
  | 'promise'
  /** That somebody calls or comes, without a time. */
  | 'deed'
  | 'booking'
  | 'other'

/** `sure: false` with an answer: the answer only comes close. */
export type Answer = { kind: QuestionKind; answer: string | null; sure: boolean }

/** Decided by the owner; the caller's words for it become the matter. */
export const OF_VISIT: ReadonlySet<QuestionKind> = new Set(['promise', 'deed', 'booking'])

/** Questions about the call, which the receptionist answers herself. */
const OF_THE_CALL: readonly CueName[] = [
  'checks',
  'readBack',
  'robot',
  'recorded',
  'identity',
  'repeat',
  'person',
  'hold',
  'leaveMessage',
  'languageAsk',
  'wrongNumber',
]

/** "What's that gonna run me" and "does it cost anything to talk to somebody" ask for a price. */
export function isOfTheCall(has: (name: CueName) => boolean): boolean {
  return OF_THE_CALL.some((name) => has(name) && !(OF_PRICES_TOO.has(name) && has('price')))
}

const OF_PRICES_TOO: ReadonlySet<CueName> = new Set(['person', 'repeat'])
