import type { FinalReport } from '../../src/calls/finish-call.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import type { TextStatus } from '../../src/platform/texts/note-text-status.ts'

/** The carrier's last word on a call; the statuses before them do not concern us. */
const FINAL = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

/** Longer than the carrier keeps any call up, which is a day. */
const SECONDS_MAX = 100_000

/** Two reports of one call with one status are the same report. @throws {ApiError} invalid_request for no duration */
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
