import { type CueName, WEEKDAY_CUES } from '../../languages/cue-names.ts'

/** The cues that name a day. */
export const DAYS = [
  ...WEEKDAY_CUES,
  'tomorrow',
  'today',
  'tonight',
  'evening',
] as const satisfies readonly CueName[]
