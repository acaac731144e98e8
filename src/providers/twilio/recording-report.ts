import { z } from 'zod'
import { ApiError } from '../../kernel/errors.ts'

/** The result of recording a call, as the inbox stores it. */
export const RecordingReport = z.object({
  callSid: z.string(),
  recordingUrl: z.string(),
  state: z.enum(['ready', 'absent']),
  durationSeconds: z.number().int().min(0),
  /** ISO 8601, in whole seconds; null when the carrier does not report it. */
  recordedFrom: z.string().nullable(),
})
export type RecordingReport = z.infer<typeof RecordingReport>

/** A recording that the carrier could not keep counts as absent. */
const STATES: Record<string, RecordingReport['state']> = {
  completed: 'ready',
  absent: 'absent',
  failed: 'absent',
}

/**
 * Two reports of a recording with the same status are the same report. @throws {ApiError} invalid_request: bad length
 */
export function recordingReport(form: Record<string, string>) {
  const { CallSid: callSid = '', RecordingSid: sid = '', RecordingStatus: status = '' } = form
  const state = STATES[status]
  if (!state) return undefined
  const payload: RecordingReport = {
    callSid,
    recordingUrl: form.RecordingUrl ?? '',
    state,
    durationSeconds: secondsIn(form.RecordingDuration),
    recordedFrom: timeIn(form.RecordingStartTime),
  }
  return { id: `${sid}:${status}`, kind: `recording.${status}`, payload }
}

/** For an absent recording the carrier reports -1. */
function secondsIn(text = ''): number {
  if (/^(-1|\d{0,9})$/.test(text)) return Math.max(0, Number(text))
  throw new ApiError('invalid_request', 'RecordingDuration: is no number of seconds')
}

function timeIn(text = ''): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
