import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { sameSecret } from '../kernel/secrets/constant-time-compare.ts'
import { serverKey } from '../platform/db/server-key.ts'
import type { SoundKey } from './call-recordings.ts'

/** Long enough to hear the longest call, short enough that a shared link soon ends. */
const GOOD_FOR_SECONDS = 3_600
const Key = z.object({ secret: z.string() })

export type SoundLink = { url: string; expiresAt: Date }

/** A link that plays one recording of one call for an hour, for anyone who has it. */
export async function soundLink(app: App, { accountId, callId, of }: SoundKey): Promise<SoundLink> {
  const expiresAt = addSeconds(app.clock.now(), GOOD_FOR_SECONDS)
  const said = [accountId, callId, of, expiresAt.getTime()].join('.')
  return { url: `${app.config.baseUrl}/recordings/${said}.${await signed(app, said)}`, expiresAt }
}

/** The recording of a link's token; undefined if it is not ours or has expired. */
export async function readSoundLink(app: App, token: string): Promise<SoundKey | undefined> {
  const end = token.lastIndexOf('.')
  const [said, signature] = [token.slice(0, Math.max(0, end)), token.slice(end + 1)]
  if (!sameSecret(signature, await signed(app, said))) return undefined
  const [accountId = '', callId = '', of = '', expiresAt] = said.split('.')
  if (Number(expiresAt) <= app.clock.now().getTime()) return undefined
  return { accountId, callId, of: of === 'call' ? of : Number(of) }
}

async function signed(app: App, said: string): Promise<string> {
  const { secret } = Key.parse(await serverKey(app, 'sound_links', newKey))
  return createHmac('sha256', secret).update(said).digest('base64url')
}

async function newKey() {
  return { secret: randomBytes(32).toString('base64url') }
}
