import { addSeconds } from '../kernel/clock.ts'
import type { Reply } from '../receptionist/receptionist.ts'
import type { TestCall } from './test-call.ts'

const CALL_SECONDS_MAX = 600

/** What the caller hears then. */
export const TIME_IS_UP: Reply = {
  text: 'A test call ends after ten minutes. Thank you for trying it. Goodbye.',
  language: 'en',
  end: true,
}

/** A test call ends after ten minutes in any case. */
export function isTimeUp({ at }: Pick<TestCall, 'at'>, now: Date): boolean {
  return now > addSeconds(at, CALL_SECONDS_MAX)
}
