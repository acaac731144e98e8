import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { seal, unseal } from '../kernel/secrets/encrypt.ts'

/** So long a secret waits for the page that shows it. */
const WAITS_SECONDS = 300

/** What it is the secret of, and the browser that may read it: `key` follows from its session's token. */
export type SecretReader = { accountId: string; sessionId: string; id: string; key: Buffer }

/** Keeps a secret for one reading by the browser that made it. A newer one of the same thing takes its place. */
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

/** For the twin of the form that made it: a browser that sent it twice may have thrown the first page away. */
export async function showOnceMore(app: App, { accountId, sessionId, id }: SecretReader) {
  const since = waitingSince(app)
  await app.db.shownSecret.updateMany({
    where: { accountId, sessionId, id, createdAt: { gt: since } },
    data: { readAt: null },
  })
}

/** The secret, to the first who asks; undefined ever after. */
export async function readShownSecret(app: App, reader: SecretReader): Promise<string | undefined> {
  const { accountId, sessionId, id, key } = reader
  const where = { accountId, sessionId, id, readAt: null, createdAt: { gt: waitingSince(app) } }
  const [row] = await app.db.shownSecret.updateManyAndReturn({
    where,
    data: { readAt: app.clock.now() },
  })
  return row && unseal(key, id, row.sealed)
}

/** What was read, or waited too long, is deleted. */
export async function forgetShownSecrets(app: App) {
  await app.db.shownSecret.deleteMany({ where: { createdAt: { lte: waitingSince(app) } } })
}

function waitingSince(app: App): Date {
  return addSeconds(app.clock.now(), -WAITS_SECONDS)
}
