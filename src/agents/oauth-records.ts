import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client/client.ts'
import { AGENT_SCOPES } from '../accounts/agent-scopes.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { isReused } from './reused-code-or-token.ts'

/** What the OAuth server calls its records: `AccessToken`, `RefreshToken`, `Client`, `Interaction` … */
export type OauthModel = string
/** A record as the OAuth server knows it. `jti` is its id, and that of a code or token is what opens doors. */
export type OauthPayload = {
  jti?: string | undefined
  grantId?: string | undefined
  consumed?: unknown
}

/**
 * Writes a record, without its id: what is stored cannot be shown as a token. When the grant it follows from was ended
 * meanwhile, the foreign key refuses it: a token that was on its way then opens nothing.
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

/** The record as it was written; one that expired may be gone, one that was used up says so. */
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

/** Whenever an agent registered, it may ask for all that there is to ask for today. */
const MAY_ASK_FOR_ALL = { scope: AGENT_SCOPES.join(' ') }

/** Uses a code or a refresh token up. False when somebody else did first, however near at the same time. */
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

/** Ends the grant that a code or token came of. */
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

/** Ends a grant; every code and token that came of it goes with it, and none can be written any more. */
export async function endGrant(app: App, grantId: string): Promise<void> {
  await app.db.agentGrant.deleteMany({ where: { id: grantId } })
}

/** What is stored of an id. A random one of 256 bits needs no slow hash. */
export function hashOauthId(id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(id).digest())
}

function grantOf(model: OauthModel, id: string, payload: OauthPayload): string | undefined {
  if (model === 'Grant') return id
  return model === 'Interaction' ? undefined : payload.grantId
}
