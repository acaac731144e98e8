import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'

/** With the time to wait, if waiting helps. */
export function unavailable(message: string, retryAfterSeconds?: number): ApiError {
  const details = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  return new ApiError('test_lines_unavailable', `${message} No code was given out.`, details)
}

/** @throws {ApiError} test_lines_unavailable */
export function refuseWhenOff({ config }: App) {
  if (!config.testLines) throw unavailable('Test lines are switched off on this deployment.')
}
