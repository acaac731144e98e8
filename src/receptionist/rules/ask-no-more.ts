import type { Talk } from '../call-state.ts'

/** Each question is asked at most this many times. */
export const MAX_ASKS = 2

/** Name and number are not asked for any more. */
export function askNoMore(talk: Talk): void {
  for (const ask of ['name', 'phone', 'caller_phone'] as const) talk.asked[ask] = MAX_ASKS
}
