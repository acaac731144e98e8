import type { App } from '../app.ts'
import { isId } from '../kernel/ids.ts'
import type { CarrierSound } from '../providers/twilio/carrier.ts'

/** What can be played: the whole call, or one of its voicemails, counted from 0. */
export type SoundKey = { accountId: string; callId: string; of: 'call' | number }

/** Whether a call was recorded, the recording's state, and the number of voicemails. */
export async function readSounds(app: App, { accountId, id }: { accountId: string; id: string }) {
  const call = await app.db.call.findUniqueOrThrow({
    where: { accountId_id: { accountId, id } },
    select: { recorded: true, recording: true, voicemailUrls: true },
  })
  const { recorded, recording, voicemailUrls } = call
  return { accountId, id, recorded, recording, voicemails: voicemailUrls.length }
}

/** The audio, from the carrier; undefined if the call has none, or is another account's. */
export async function openSound(
  app: App,
  key: SoundKey,
  asked: { range?: string | undefined; signal: AbortSignal },
): Promise<CarrierSound | undefined> {
  const url = await carrierUrlOf(app, key)
  return url === undefined ? undefined : app.carrier.openRecording(url, asked)
}

async function carrierUrlOf(app: App, { accountId, callId, of }: SoundKey) {
  if (!isId('call', callId)) return undefined
  const call = await app.db.call.findUnique({
    where: { accountId_id: { accountId, id: callId } },
    select: { voicemailUrls: true, recording: true },
  })
  if (of !== 'call') return call?.voicemailUrls[of]
  return call?.recording?.state === 'ready' ? call.recording.carrierUrl : undefined
}
