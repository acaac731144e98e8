import { z } from 'zod'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import { text } from '../kernel/text/text-schema.ts'
import { REVOKED_CHANNEL } from './api-key-cache.ts'
import { hashApiKey, newApiKey } from './api-key-text.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'
import { isOwner, type Viewer } from './viewer.ts'

const KeyInput = z.object({
  email: emailAddress().optional(),
  name: text(80).default('API key'),
})

/**
 * Makes a key and returns it with its row: the only time it can be read. An owner makes keys for their own account;
 * staff names the account by email, which is created if it is new.
 */
export async function createApiKey(app: App, viewer: Viewer, input: z.input<typeof KeyInput>) {
  const { email, name } = parseInput(KeyInput, input)
  const accountId = isOwner(viewer)
    ? viewer.accountId
    : (await findOrCreateAccount(app, email ?? '')).id
  const key = newApiKey()
  const id = app.newId('key')
  const hash = new Uint8Array(hashApiKey(key))
  const made = { name, hash, hint: key.slice(-4), createdAt: app.clock.now() }
  // A form that is sent again after a crash brings the same id: nobody has read the key of the first time.
  const apiKey = await app.db.apiKey.upsert({
    where: { id },
    create: { ...made, id, accountId },
    update: made,
  })
  return { key, apiKey }
}

/** Revokes a key of the viewer's account, or any key for staff. Repeating it changes nothing. */
export async function revokeApiKey(app: App, viewer: Viewer, id: string) {
  if (!isId('key', id)) throw notFound('API key')
  const owned = isOwner(viewer) ? { accountId: viewer.accountId } : {}
  const revoked = await app.db.$transaction(async (tx) => {
    await tx.apiKey.updateMany({
      where: { id, ...owned, revokedAt: null },
      data: { revokedAt: app.clock.now() },
    })
    const apiKey = await tx.apiKey.findFirst({ where: { id, ...owned } })
    if (!apiKey) throw notFound('API key')
    await tx.$executeRaw`SELECT pg_notify(${REVOKED_CHANNEL}, ${id})`
    return apiKey
  })
  app.keyRing.forget(id)
  return revoked
}
