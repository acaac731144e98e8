import type { App } from '../app.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { RecordingReport } from '../providers/twilio/recording-report.ts'

/**
 * Stores where the carrier has the recording of a call. If the call or its account was deleted meanwhile, the
 * recording is deleted at the carrier. Repeating it changes nothing.
 */
export async function noteRecording(app: App, report: RecordingReport): Promise<void> {
  const { callSid } = report
  const claim = await app.db.carrierCall.findUnique({ where: { callSid } })
  await app.db.$transaction(async (tx) => {
    const isKept = claim !== null && (await keep(tx, claim, report))
    if (!isKept) await forgetRecording(app, tx, report)
  })
}

/** False if the call is gone. Deleting a call holds its line's lock. */
async function keep(tx: Tx, { accountId, callId }: Claim, report: RecordingReport) {
  const where = { accountId_id: { accountId, id: callId } }
  const known = await tx.call.findUnique({ where, select: { lineId: true } })
  if (!known) return false
  await lockLine(tx, { accountId, lineId: known.lineId })
  const call = await tx.call.findUnique({ where, select: { at: true } })
  if (!call) return false
  const { state, durationSeconds, recordingUrl: carrierUrl } = report
  const startedAt = startOf(report.recordedFrom, call.at)
  const found = { state, carrierUrl, durationSeconds, startedAt }
  await tx.callRecording.upsert({
    where: { accountId_callId: { accountId, callId } },
    create: { accountId, callId, ...found },
    update: found,
  })
  return true
}

type Claim = { accountId: string; callId: string }

/** The carrier reports whole seconds, and starts recording when we have answered. */
function startOf(told: string | null, answeredAt: Date): Date {
  return told === null || new Date(told) < answeredAt ? answeredAt : new Date(told)
}

export async function forgetRecording(
  app: App,
  tx: Tx,
  { recordingUrl }: { recordingUrl: string },
) {
  await app.jobs.enqueue(tx, 'delete_recording', { recordingUrl })
}

/** All recordings of these calls at the carrier, voicemails included. */
export async function forgetRecordings(
  app: App,
  tx: Tx,
  calls: { accountId: string; id?: string },
) {
  const found = await tx.call.findMany({
    where: {
      ...calls,
      OR: [{ recording: { isNot: null } }, { voicemailUrls: { isEmpty: false } }],
    },
    select: { voicemailUrls: true, recording: { select: { carrierUrl: true } } },
  })
  for (const { voicemailUrls, recording } of found) {
    const urls = [...voicemailUrls, ...(recording ? [recording.carrierUrl] : [])]
    for (const recordingUrl of urls) await forgetRecording(app, tx, { recordingUrl })
  }
}
