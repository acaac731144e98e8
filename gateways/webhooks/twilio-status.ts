import type { FinalReport } from '../../src/calls/finish-call.ts'

/** The carrier's last word on a call; the statuses before them do not concern us. */
const FINAL = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/** Two reports of one call with one status are the same report. */
export function finalReport(form: Record<string, string>) {
  const { CallSid: callSid = '', CallStatus: status = '', CallDuration } = form
  if (!FINAL.has(status)) return undefined
  const seconds = Number(CallDuration ?? 0)
  const durationSeconds = Number.isFinite(seconds) && seconds > 0 ? seconds : 0
  const payload: FinalReport = { callSid, durationSeconds, endReason: status }
  return { id: `${callSid}:${status}`, kind: `call.${status}`, payload }
}
