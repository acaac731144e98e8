import type { Twilio } from 'twilio'
import type { Carrier } from './carrier.ts'

const PAGE_SIZE = 1_000
const ENDED = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
/** In the carrier's log, 0 means errors and 1 warnings. */
const ERRORS = 0
/** The source name of a recording made with `<Record>`. */
const VOICEMAIL = 'RecordVerb'

/** Reads the carrier's own lists to the last page: calls, recordings, and failures on our side. */
export function carrierRecords(
  client: Twilio,
  apiBase: string,
): Pick<Carrier, 'listCalls' | 'listRecordings' | 'listFailures'> {
  return {
    async listCalls(since, until) {
      const asked = { startTimeAfter: since, startTimeBefore: until, pageSize: PAGE_SIZE }
      const calls = await client.calls.list(asked)
      // Listed newest first; we need oldest first.
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
      // Listed newest first; recordings of one caller must be read in order.
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
      // The carrier filters by day only, so earlier entries are dropped here.
      const asked = { log: ERRORS, messageDateAfter: since, pageSize: PAGE_SIZE }
      const found = await client.notifications.list(asked)
      return found
        .filter(({ messageDate }) => messageDate >= since)
        .map(({ callSid, requestUrl }) => ({ callSid, url: requestUrl }))
    },
  }
}
