import { z } from 'zod'
import { ApiError } from '../../kernel/errors.ts'

/** Longer than the carrier's limit for a call, which is a day. */
const SECONDS_MAX = 100_000

/** The carrier's final report of a call, as the inbox stores it. */
export const FinalReport = z.object({
  callSid: z.string(),
  /** From answer to hang-up, as the carrier reports it. */
  durationSeconds: z.number().min(0).max(SECONDS_MAX),
  endReason: z.string(),
})
export type FinalReport = z.infer<typeof FinalReport>

/** Earlier statuses are ignored. */
const FINAL = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/** Two reports of a call with one status are the same report. @throws {ApiError} invalid_request: bad duration */
export function finalReport(form: Record<string, string>) {
  const { CallSid: callSid = '', CallStatus: status = '', CallDuration } = form
  if (!FINAL.has(status)) return undefined
  const durationSeconds = Number(CallDuration || 0)
  if (!/^\d*(?:\.\d+)?$/.test(CallDuration ?? '') || durationSeconds > SECONDS_MAX) {
    throw new ApiError('invalid_request', 'CallDuration: is no number of seconds of a call')
  }
  const payload: FinalReport = { callSid, durationSeconds, endReason: status }
  return { id: `${callSid}:${status}`, kind: `call.${status}`, payload }
}
