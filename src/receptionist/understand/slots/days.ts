import type { CueName } from '../../languages/cue-names.ts'

/** The cues that name a day. */
export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'tomorrow',
  'today',
  'tonight',
  'evening',
] as const satisfies readonly CueName[]
