import { rfc2822 } from './wire.ts'

export type Utterance = { who: 'line' | 'caller'; text: string }

export type EndedBy = 'line' | 'caller' | 'carrier'

export type CallStatus = 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed'

/** What the carrier knows about a call. Times are ISO 8601. */
export type CallRecord = {
  id: string
  numberSid: string
  from: string
  to: string
  forwardedFrom: string | undefined
  /** Placed by the application: a person answers, listens to the end and hangs up. */
  outbound?: boolean
  status: CallStatus
  startedAt: string
  answeredAt: string | null
  endedAt: string | null
  endedBy: EndedBy | null
  durationSeconds: number | null
  transcript: Utterance[]
  /** Errors during the call, as Twilio's error log would list them. */
  errors: { code: number; url: string; message: string }[]
}

/** How long the words take to say at 150 words a minute: whole seconds, at least one. */
export function spokenSeconds(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/).filter(Boolean)).length
  return Math.max(1, Math.ceil((words * 60) / 150))
}

/** The call as it ended. Only an answered call has a duration. */
export function concluded(
  record: CallRecord,
  end: { by: EndedBy; status: CallStatus; now: Date; durationSeconds: number },
): CallRecord {
  const durationSeconds = record.answeredAt ? end.durationSeconds : 0
  const began = Date.parse(record.answeredAt ?? record.startedAt)
  // A scripted call takes less real time than it reports, so its end is computed from the reported length.
  const endedAt = Math.max(end.now.getTime(), began + Math.round(durationSeconds * 1_000))
  return {
    ...record,
    status: end.status,
    endedBy: end.by,
    endedAt: new Date(endedAt).toISOString(),
    durationSeconds,
  }
}

/** The call as `GET /Calls/{Sid}.json` returns it. */
export function renderCall(record: CallRecord, accountSid: string) {
  const time = (iso: string | null) => (iso ? rfc2822(new Date(iso)) : null)
  const uri = `/2010-04-01/Accounts/${accountSid}/Calls/${record.id}`
  return {
    sid: record.id,
    account_sid: accountSid,
    api_version: '2010-04-01',
    date_created: time(record.startedAt),
    date_updated: time(record.endedAt ?? record.answeredAt ?? record.startedAt),
    parent_call_sid: null,
    to: record.to,
    to_formatted: record.to,
    from: record.from,
    from_formatted: record.from,
    phone_number_sid: record.numberSid,
    status: record.status,
    start_time: time(record.startedAt),
    end_time: time(record.endedAt),
    duration: record.durationSeconds === null ? null : String(record.durationSeconds),
    price: null,
    price_unit: 'USD',
    direction: record.outbound ? 'outbound-api' : 'inbound',
    answered_by: null,
    forwarded_from: record.forwardedFrom ?? null,
    group_sid: null,
    caller_name: null,
    queue_time: '0',
    trunk_sid: null,
    uri: `${uri}.json`,
    subresource_uris: { recordings: `${uri}/Recordings.json` },
  }
}
