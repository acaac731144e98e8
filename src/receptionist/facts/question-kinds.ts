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
  /** That somebody calls or comes, with no word of when. */
  | 'deed'
  | 'booking'
  | 'other'

/** `sure: false` with an answer: it only comes near. */
export type Answer = { kind: QuestionKind; answer: string | null; sure: boolean }

/** What the owner decides on; the caller's words for it are the matter. */
export const OF_VISIT: ReadonlySet<QuestionKind> = new Set(['promise', 'deed', 'booking'])

/** Asked of the receptionist, who answers it, and not of the business. */
export const OF_THE_CALL: readonly CueName[] = [
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
