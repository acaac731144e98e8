import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client/client.ts'
import { AGENT_SCOPES } from '../accounts/agent-scopes.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { isReused } from './reused-code-or-token.ts'

/** The OAuth server's record types: `AccessToken`, `RefreshToken`, `Client`, `Interaction` … */
export type OauthModel = string
/** A record as the OAuth server knows it. `jti` is its id; for a code or token, the id is the secret. */
export type OauthPayload = {
  jti?: string | undefined
  grantId?: string | undefined
  consumed?: unknown
}

/**
 * Writes a record without its id, so that a stored row cannot be used as a token. If its grant ended meanwhile, the
 * foreign key refuses it.
 */
export async function putOauthRecord(
  app: App,
  { model, id }: { model: OauthModel; id: string },
  payload: object,
  lifeSeconds: number | undefined,
): Promise<void> {
  const { jti: _jti, ...kept } = payload as OauthPayload
  const record = {
    payload: kept as Prisma.InputJsonObject,
    grantId: grantOf(model, id, payload) ?? null,
    expiresAt: lifeSeconds === undefined ? null : addSeconds(app.clock.now(), lifeSeconds),
  }
  const key = { model, idHash: hashOauthId(id) }
  await app.db.oauthRecord
    .upsert({ where: { model_idHash: key }, create: { ...key, ...record }, update: record })
    .catch(unlessGrantEnded)
}

const FOREIGN_KEY_VIOLATED = 'P2003'

function unlessGrantEnded(error: unknown): void {
  const ended =
    error instanceof Prisma.PrismaClientKnownRequestError && error.code === FOREIGN_KEY_VIOLATED
  if (!ended) throw error
}

/** The record as written. An expired one may be gone; a used one says so. */
export async function findOauthRecord(
  app: App,
  { model, id }: { model: OauthModel; id: string },
): Promise<OauthPayload | undefined> {
  const record = await app.db.oauthRecord.findUnique({
    where: { model_idHash: { model, idHash: hashOauthId(id) } },
  })
  if (!record) return undefined
  return {
    ...(record.payload as OauthPayload),
    ...(model === 'Client' ? MAY_ASK_FOR_ALL : { jti: id }),
    ...(isReused(app, record) ? { consumed: true } : {}),
  }
}

/** A client may ask for every permission that exists now, whenever it registered. */
const MAY_ASK_FOR_ALL = { scope: AGENT_SCOPES.join(' ') }

/** Uses up a code or refresh token. False if another request did first. */
export async function consumeOauthRecord(
  app: App,
  { model, id }: { model: OauthModel; id: string },
): Promise<boolean> {
  const { count } = await app.db.oauthRecord.updateMany({
    where: { model, idHash: hashOauthId(id), consumedAt: null },
    data: { consumedAt: app.clock.now() },
  })
  return count === 1
}

/** Ends the grant of a code or token. */
export async function endGrantOf(
  app: App,
  { model, id }: { model: OauthModel; id: string },
): Promise<void> {
  await app.db.agentGrant.deleteMany({
    where: { records: { some: { model, idHash: hashOauthId(id) } } },
  })
}

export async function deleteOauthRecord(
  app: App,
  { model, id }: { model: OauthModel; id: string },
): Promise<void> {
  if (model === 'Grant') return endGrant(app, id)
  await app.db.oauthRecord.deleteMany({ where: { model, idHash: hashOauthId(id) } })
}

/** Ends a grant. All its codes and tokens are deleted with it, and no new ones can be written. */
export async function endGrant(app: App, grantId: string): Promise<void> {
  await app.db.agentGrant.deleteMany({ where: { id: grantId } })
}

/** What is stored of an id. A random id of 256 bits needs no slow hash. */
export function hashOauthId(id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(id).digest())
}

function grantOf(model: OauthModel, id: string, payload: OauthPayload): string | undefined {
  if (model === 'Grant') return id
  return model === 'Interaction' ? undefined : payload.grantId
}
