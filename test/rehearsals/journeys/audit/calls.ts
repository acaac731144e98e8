import type { Finding, Ground } from './ground.ts'
import { outsideRecord } from './outside-record.ts'

export type CarriedCall = {
  id: string
  status: string
  durationSeconds: number | null
  transcript: { who: string; text: string }[]
  errors: { code: number; url: string; message: string }[]
}
type Recording = { id: string; callSid: string; source: string; status: string }
type CallRow = {
  sid: string
  status: string
  duration: number
  billed: number
  posted: number
  free: string | null
  outcome: string | null
  failures: number
  voicemails: string[]
  recording: string | null
  message: string | null
  source: string | null
}

const CALLS = `
  SELECT c.call_sid AS sid, c.status, c.duration_seconds AS duration, c.billed_seconds AS billed,
         c.free_reason AS free, c.outcome, c.relay_failures AS failures, c.voicemail_urls AS voicemails,
         r.carrier_url AS recording, m.message, m.source,
         coalesce((SELECT -sum(e.seconds) FROM ledger_entries e
            WHERE e.account_id = c.account_id AND e.source_id IN (c.id, 'free:' || c.id)), 0)::int AS posted
    FROM calls c
    LEFT JOIN call_recordings r ON r.account_id = c.account_id AND r.call_id = c.id
    LEFT JOIN messages m ON m.account_id = c.account_id AND m.call_id = c.id`

const TONE = 'after the tone'

/** Our failures that the carrier noticed during the call. */
export function failuresOf({ errors }: CarriedCall): number {
  return errors.filter(({ url }) => URL.parse(url)?.pathname.startsWith('/voice/')).length
}

/** Every call at the carrier is one of ours and has the right cost, and nothing said or recorded in it is lost. */
export async function auditCalls({ site, told, rows }: Ground): Promise<Finding[]> {
  const carried = new Map(
    outsideRecord<CarriedCall>(site.folder, 'twilio-calls').map((one) => [one.id, one]),
  )
  const recordings = Map.groupBy(
    outsideRecord<Recording>(site.folder, 'twilio-recordings'),
    ({ callSid }) => callSid,
  )
  const ours = Map.groupBy(await rows<CallRow>(CALLS), ({ sid }) => sid)
  const findings = new Map<string, string[]>(WHATS.map((what) => [what, []]))
  for (const { sid, words } of told.filter(({ isClosed }) => !isClosed).flatMap((t) => t.calls)) {
    const there = carried.get(sid)
    if (!there) throw new Error(`the carrier has no call ${sid}`)
    const [row, ...others] = ours.get(sid) ?? []
    const problems = row
      ? problemsOf(row, there, words, recordings.get(sid) ?? [])
      : { 'calls lost': 'no row' }
    if (others.length > 0) findings.get('calls doubled')?.push(sid)
    for (const [what, problem] of Object.entries(problems))
      findings.get(what)?.push(`${sid} ${problem}; ${describe(there, row)}`)
  }
  return [...findings].map(([what, found]) => ({ what, found }))
}

const WHATS = [
  'calls lost',
  'calls doubled',
  'calls not as long as the carrier says',
  'failed calls charged',
  'calls charged wrongly',
  'calls free without a reason',
  'messages lost',
  'recordings lost',
]

function problemsOf(row: CallRow, there: CarriedCall, words: string, recordings: Recording[]) {
  const seconds = Math.ceil(there.durationSeconds ?? 0)
  const failed = didFail(row, there)
  const isFree = row.free !== null
  const price = isFree ? 0 : Math.max(20, seconds)
  const lost = recordings.filter((recording) => !isKept(row, recording))
  return Object.fromEntries(
    Object.entries({
      'calls not as long as the carrier says':
        row.status === 'ended' && row.duration !== seconds && `${row.duration} for ${seconds}`,
      'failed calls charged': failed && row.billed > 0 && `${row.billed} s`,
      'calls charged wrongly':
        (row.billed !== price || row.posted !== price) && `${row.posted}, ${row.billed}, ${price}`,
      'calls free without a reason': !failed && row.free === 'our_failure' && 'nothing failed',
      'messages lost': wasTaken(there, words) && !row.message?.includes(words) && 'no message',
      'recordings lost': lost.length > 0 && lost.map(({ id, source }) => `${id} ${source}`).join(),
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A single failure after which another process completed the message is no failure for the caller. */
function didFail(row: CallRow, there: CarriedCall): boolean {
  const failures = failuresOf(there)
  if (there.transcript.some(({ who, text }) => who === 'line' && text.includes(TONE))) return true
  return failures >= (row.source === 'phone' ? 2 : 1)
}

/** The line answered these words, so it received them. What was said after the tone is in the recording. */
function wasTaken({ transcript }: CarriedCall, words: string): boolean {
  const told = transcript.findIndex(({ who, text }) => who === 'caller' && text.includes(words))
  const next = transcript.slice(told + 1).find(({ who }) => who === 'line')
  const tone = transcript.findIndex(({ text }) => text.includes(TONE))
  const isRecorded = transcript.some(
    ({ text }, at) => at > tone && tone >= 0 && text.includes(words),
  )
  if (isRecorded) return false
  return told >= 0 && next !== undefined && !/after the tone|cut off/.test(next.text)
}

function isKept(row: CallRow, { id, source, status }: Recording): boolean {
  if (status !== 'completed') return true
  if (source === 'RecordVerb') return row.voicemails.filter((url) => url.endsWith(id)).length === 1
  return row.recording?.endsWith(id) ?? false
}

function describe(there: CarriedCall, row: CallRow | undefined): string {
  const errors = there.errors.map(({ code, url }) => `${code} ${URL.parse(url)?.pathname}`).join()
  return `carrier: ${there.status} ${there.durationSeconds} s [${errors}]; ours: ${row?.outcome} ${row?.free} failures ${row?.failures} billed ${row?.billed}`
}
