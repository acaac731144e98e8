import type { Twilio } from 'twilio'
import type { Carrier } from './carrier.ts'

const PAGE_SIZE = 1_000
const ENDED = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
/** Of the carrier's log: 0 are errors, 1 warnings. */
const ERRORS = 0
/** How `<Record>` is named as the source of a recording. */
const VOICEMAIL = 'RecordVerb'

/** The carrier's own lists, read to the last page: what it carried, kept, and met with on our side. */
export function carrierRecords(
  client: Twilio,
  apiBase: string,
): Pick<Carrier, 'listCalls' | 'listRecordings' | 'listFailures'> {
  return {
    async listCalls(since, until) {
      const asked = { startTimeAfter: since, startTimeBefore: until, pageSize: PAGE_SIZE }
      const calls = await client.calls.list(asked)
      // Listed newest first; what was said first is to be read first.
      return calls
        .reverse()
        .filter(({ direction }) => direction === 'inbound')
        .map(({ sid, from, to, startTime, status, duration, forwardedFrom }) => ({
          callSid: sid,
          from,
          to,
          forwardedFrom,
          startedAt: startTime ?? until,
          ended: ENDED.has(status),
          durationSeconds: Number(duration ?? 0),
        }))
    },
    async listRecordings(since) {
      const found = await client.recordings.list({ dateCreatedAfter: since, pageSize: PAGE_SIZE })
      // Listed newest first; a caller who was asked twice is to be read in order.
      return found
        .reverse()
        .filter(({ status }) => status === 'completed')
        .map(({ callSid, uri, source, duration, startTime }) => ({
          callSid,
          recordingUrl: apiBase + uri.replace(/\.json$/, ''),
          of: source === VOICEMAIL ? 'voicemail' : 'call',
          durationSeconds: Number(duration),
          startedAt: startTime,
        }))
    },
    async listFailures(since) {
      // Asked for by day: what was before is left out here.
      const asked = { log: ERRORS, messageDateAfter: since, pageSize: PAGE_SIZE }
      const found = await client.notifications.list(asked)
      return found
        .filter(({ messageDate }) => messageDate >= since)
        .map(({ callSid, requestUrl }) => ({ callSid, url: requestUrl }))
    },
  }
}
