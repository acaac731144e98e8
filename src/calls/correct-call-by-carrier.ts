import type { App } from '../app.ts'
import { RELAY_FAILURES_MAX } from '../conversations/relay-failures.ts'
import type { CarriedCall, CarrierRecording } from '../providers/twilio/carrier.ts'
import { concludeAfterFinalReport } from './after-final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { readLineCalledAt } from './called-line.ts'
import { finishLineCall } from './finish-call.ts'
import { lockCall } from './lock-call.ts'
import { forgetRecording, noteRecording } from './note-recording.ts'
import { registerCall } from './register-call.ts'
import { storeVoicemail } from './store-voicemail.ts'

/** The carrier's record of a call. */
export type CarrierTestimony = CarriedCall & {
  recordings: readonly CarrierRecording[]
  /** The carrier's requests for this call that failed on our side. */
  failures: number
}

/** Corrects a call from the carrier's record. A call in progress is checked when it is over. */
export async function correctCallByCarrier(app: App, carried: CarrierTestimony): Promise<void> {
  if (!carried.ended) return
  const known =
    (await findCallInProgress(app, carried.callSid)) ?? (await recordMissed(app, carried))
  if (!known) return forgetRecordings(app, carried)
  const { callSid, durationSeconds, recordings } = carried
  await noteFailures(app, known, carried.failures)
  for (const recording of recordings) await store(app, carried, recording)
  if (known.status === 'ended') return
  await finishLineCall(app, { callSid, durationSeconds, endReason: 'reconciled' })
}

async function store(app: App, carried: CarriedCall, recording: CarrierRecording) {
  const { recordingUrl, of, startedAt, durationSeconds } = recording
  if (of === 'voicemail') return storeVoicemail(app, carried, recordingUrl)
  const found = { recordingUrl, durationSeconds, recordedFrom: startedAt.toISOString() }
  await noteRecording(app, { callSid: carried.callSid, state: 'ready', ...found })
}

/** A call that was not reported or could not be stored: it is free, and its owner sees it. */
async function recordMissed(app: App, carried: CarrierTestimony) {
  const { callSid, from, to, forwardedFrom, startedAt, durationSeconds, recordings } = carried
  const line = await readLineCalledAt(app, to, startedAt)
  if (!line) return undefined
  app.log.warn({ callSid, to }, 'a call was missed, and found at the carrier')
  await registerCall(
    app,
    line,
    { callSid, from, to, forwardedFrom },
    {
      text: '',
      language: 'en',
      at: startedAt,
      failures: RELAY_FAILURES_MAX,
      freeReason: durationSeconds > 0 || recordings.length > 0 ? 'our_failure' : 'not_connected',
    },
  )
  return findCallInProgress(app, callSid)
}

/** Failures that the carrier saw count like those we noticed. For an ended call, the charge is checked again. */
async function noteFailures(app: App, known: CallInProgress, failures: number) {
  await app.db.$transaction(async (tx) => {
    const before = await lockCall(tx, known)
    if (before.relayFailures >= failures) return
    const { accountId, callId: id } = known
    const call = await tx.call.update({
      where: { accountId_id: { accountId, id } },
      data: { relayFailures: failures },
    })
    if (call.status === 'ended') await concludeAfterFinalReport(app, tx, known, call)
  })
}

/** If the owner deleted a call before its recording was known, the recording is deleted at the carrier. */
async function forgetRecordings(app: App, { callSid, recordings }: CarrierTestimony) {
  if (recordings.length === 0) return
  const claim = await app.db.carrierCall.findUnique({ where: { callSid } })
  if (!claim) return
  await app.db.$transaction(async (tx) => {
    for (const recording of recordings) await forgetRecording(app, tx, recording)
  })
}
