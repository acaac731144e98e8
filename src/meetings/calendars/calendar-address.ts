import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { outsideAddress } from '../../kernel/https-address.ts'
import { seal, unseal } from '../../kernel/secrets/encrypt.ts'
import { serverKey } from '../../platform/db/server-key.ts'

const KEY_NAME = 'calendar_addresses'
const KEY_BYTES = 32

/** The calendar that owns the address: an encrypted address decrypts only for it. */
type Owner = { accountId: string; calendarId: string }

/**
 * Normalizes a secret address: `webcal:` becomes https; it must be on the public internet, as far as the address
 * shows.
 */
export function calendarAddress({ config }: Pick<App, 'config'>) {
  return z.string().transform((given, context) => {
    const text = given.trim().replace(/^webcals?:\/\//i, 'https://')
    const read = outsideAddress(text, config.calendarPrivateHosts)
    if (read instanceof URL) return read
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
}

/** The stored form: encrypted, as whoever knows the address can read the calendar. */
export async function sealAddress(app: App, owner: Owner, address: URL) {
  return seal(await sealingKey(app), nameOf(owner), address.href)
}

/** @throws {Error} if it was not encrypted here for this calendar */
export async function openAddress(app: App, owner: Owner, kept: Uint8Array): Promise<URL> {
  return new URL(unseal(await sealingKey(app), nameOf(owner), kept))
}

/** A hash: the same for the same address, without revealing it. */
export function addressHash(address: URL): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(address.href).digest())
}

function nameOf({ accountId, calendarId }: Owner): string {
  return `${accountId}/${calendarId}`
}

async function sealingKey(app: App): Promise<Buffer> {
  const { key } = await serverKey(app, KEY_NAME, async () => ({
    key: randomBytes(KEY_BYTES).toString('base64'),
  }))
  return Buffer.from(key, 'base64')
}
