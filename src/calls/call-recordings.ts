import type { App } from '../app.ts'
import { isId } from '../kernel/ids.ts'
import type { CarrierSound } from '../providers/twilio/carrier.ts'

/** What can be heard of a call: all of it, or what its caller left after the tone, counted from 0. */
export type SoundKey = { accountId: string; callId: string; of: 'call' | number }

/** A call's own sounds: whether it was recorded, what became of that, and how many voicemails were left. */
export async function readSounds(app: App, { accountId, id }: { accountId: string; id: string }) {
  const call = await app.db.call.findUniqueOrThrow({
    where: { accountId_id: { accountId, id } },
    select: { recorded: true, recording: true, voicemailUrls: true },
  })
  const { recorded, recording, voicemailUrls } = call
  return { accountId, id, recorded, recording, voicemails: voicemailUrls.length }
}

/** The sound itself, from the carrier; undefined for a call that has none, or of another account. */
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
