import type { App } from '../app.ts'
import type { IncomingCall } from '../conversations/incoming-call.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { concludeAfterFinalReport } from './after-final-report.ts'
import { type CallInProgress, findCallInProgress } from './call-in-progress.ts'
import { readCalledLine } from './called-line.ts'
import { lockCall } from './lock-call.ts'
import { registerCall } from './register-call.ts'
import { VOICEMAIL_OPENING } from './rescue-call.ts'

/**
 * Stores where the voicemail is; it becomes the message when the call is over. It is kept even if the call was
 * unknown here or the final report came first.
 */
export async function storeVoicemail(app: App, incoming: IncomingCall, recordingUrl: string) {
  const known = await findOrRecord(app, incoming)
  if (!known) {
    app.log.warn({ callSid: incoming.callSid, recordingUrl }, 'voicemail for no line of ours')
    return
  }
  await app.db.$transaction((tx) => keep(app, tx, known, recordingUrl))
}

async function findOrRecord(app: App, incoming: IncomingCall) {
  const known = await findCallInProgress(app, incoming.callSid)
  if (known) return known
  const line = await readCalledLine(app, incoming.to)
  if (!line) return undefined
  await registerCall(app, line, incoming, VOICEMAIL_OPENING)
  return findCallInProgress(app, incoming.callSid)
}

async function keep(app: App, tx: Tx, known: CallInProgress, recordingUrl: string) {
  const { accountId, callId } = known
  const before = await lockCall(tx, known)
  if (before.voicemailUrls.includes(recordingUrl)) return
  const call = await tx.call.update({
    where: { accountId_id: { accountId, id: callId } },
    data: { voicemailUrls: { push: recordingUrl } },
  })
  if (call.status === 'ended') await concludeAfterFinalReport(app, tx, known, call)
}
