import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { seal, unseal } from '../kernel/secrets/encrypt.ts'

/** How long a secret waits for the page that shows it. */
const WAITS_SECONDS = 300

/** What the secret belongs to, and the browser that may read it: `key` derives from its session token. */
export type SecretReader = { accountId: string; sessionId: string; id: string; key: Buffer }

/** Keeps a secret for one reading by the browser that made it. A newer secret of the same thing replaces it. */
export async function keepToShow(app: App, reader: SecretReader, secret: string) {
  const { accountId, sessionId, id, key } = reader
  const kept = {
    sessionId,
    sealed: seal(key, id, secret),
    createdAt: app.clock.now(),
    readAt: null,
  }
  await app.db.shownSecret.upsert({
    where: { accountId_id: { accountId, id } },
    create: { accountId, id, ...kept },
    update: kept,
  })
}

/** For the duplicate of a form: a browser that sent it twice may have dropped the first page. */
export async function showOnceMore(app: App, { accountId, sessionId, id }: SecretReader) {
  const since = waitingSince(app)
  await app.db.shownSecret.updateMany({
    where: { accountId, sessionId, id, createdAt: { gt: since } },
    data: { readAt: null },
  })
}

/** Returns the secret once, then undefined. */
export async function readShownSecret(app: App, reader: SecretReader): Promise<string | undefined> {
  const { accountId, sessionId, id, key } = reader
  const where = { accountId, sessionId, id, readAt: null, createdAt: { gt: waitingSince(app) } }
  const [row] = await app.db.shownSecret.updateManyAndReturn({
    where,
    data: { readAt: app.clock.now() },
  })
  return row && unseal(key, id, row.sealed)
}

/** Deletes secrets that were read or waited too long. */
export async function forgetShownSecrets(app: App) {
  await app.db.shownSecret.deleteMany({ where: { createdAt: { lte: waitingSince(app) } } })
}

function waitingSince(app: App): Date {
  return addSeconds(app.clock.now(), -WAITS_SECONDS)
}
