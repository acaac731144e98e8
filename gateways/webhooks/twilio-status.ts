import type { FinalReport } from '../../src/calls/finish-call.ts'
import type { TextStatus } from '../../src/texts/note-text-status.ts'

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

/** A text's last status; those before it do not concern us. The address that it came to says which text it is. */
export function textStatus(
  query: { account?: unknown; text?: unknown },
  form: Record<string, string>,
) {
  const { account: accountId, text: textId } = query
  const status = LAST_OF_TEXT.find((last) => last === form.MessageStatus)
  if (!status || typeof accountId !== 'string' || typeof textId !== 'string') return undefined
  const payload: TextStatus = { accountId, textId, status, errorCode: form.ErrorCode || null }
  return { id: `${textId}:${status}`, kind: `text.${status}`, payload }
}

const LAST_OF_TEXT = ['delivered', 'undelivered', 'failed'] as const
