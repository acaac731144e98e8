import type { Sandbox } from '../sandbox.ts'
import { callParameters } from './call-parameters.ts'
import type { CallRecord } from './call-record.ts'
import type { NumberRecord } from './number-record.ts'
import { rfc2822 } from './wire.ts'

const PROVIDER = 'twilio'

/** Reports to the number's owner that the call is over. An inbound number gets no earlier report. */
export function reportStatus(sandbox: Sandbox, number: NumberRecord, record: CallRecord): void {
  if (!number.statusCallback) return
  const durationSeconds = record.durationSeconds ?? 0
  deliverForm(sandbox, number.statusCallback, {
    ...callParameters(sandbox.config.twilio.accountSid, record),
    CallDuration: String(durationSeconds),
    Duration: String(Math.ceil(durationSeconds / 60)),
    Timestamp: rfc2822(new Date(record.endedAt ?? record.startedAt)),
    CallbackSource: 'call-progress-events',
    SequenceNumber: '0',
  })
}

/** A webhook whose answer the call does not wait for: signed, retried, and subject to the faults set. */
export function deliverForm(sandbox: Sandbox, url: string, form: Record<string, string>): void {
  sandbox.deliver({
    provider: PROVIDER,
    url,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(form).toString(),
  })
}
