import { onceACall, timesAsked } from '../begin-or-read-state.ts'
import type { Talk } from '../call-state.ts'

/** Each question is asked at most this many times. */
export const MAX_ASKS = 2

/** Name and number are not asked for any more. */
export function askNoMore(talk: Talk): void {
  for (const ask of DETAILS) talk.asked[ask] = MAX_ASKS
}

/** They are not, until the caller tells of a matter or wishes for a call after all. */
export function leaveUnasked(talk: Talk): void {
  askNoMore(talk)
  onceACall(talk, UNASKED)
}

/** Who only wanted to ask, and now tells of a matter or wants to be called, is asked for name and number. */
export function askAfterAll(talk: Talk): void {
  if (!talk.saidOnce.includes(UNASKED)) return
  talk.saidOnce = talk.saidOnce.filter((said) => said !== UNASKED)
  for (const ask of DETAILS) talk.asked[ask] = 0
}

/** Who first wants to know why we ask has refused nothing: the question is put again as if for the first time. */
export function putOnceMore(talk: Talk): void {
  const { asking } = talk
  if (DETAILS.some((ask) => ask === asking)) talk.asked[asking] = timesAsked(talk, asking) - 1
}

const DETAILS = ['name', 'phone', 'caller_phone'] as const
/** Kept in `saidOnce`. */
const UNASKED = 'only asks'
