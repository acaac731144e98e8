import { z } from 'zod'
import { accountTransaction } from '../accounts/account-transaction.ts'
import { AGENT_SCOPES, agentScopes, READ_MEETINGS } from '../accounts/agent-scopes.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { text } from '../kernel/text/text-schema.ts'
import { hashOauthId } from './oauth-records.ts'

const AllowInput = z.object({
  clientId: text(2_048),
  clientName: text(200),
  redirectHost: text(1_024),
  scopes: z.array(z.string().pipe(z.enum(AGENT_SCOPES))).max(AGENT_SCOPES.length),
})

/**
 * The owner's grant to an agent: reading meetings always, and what was ticked. It replaces an earlier grant to the
 * same agent, whose tokens end at once, so a removed permission survives in none of them.
 */
export async function allowAgent(app: App, viewer: Owner, input: z.input<typeof AllowInput>) {
  const { scopes: ticked, ...agent } = parseInput(AllowInput, input)
  const { accountId } = viewer
  const grant = {
    id: app.newId('grant'),
    accountId,
    ...agent,
    scopes: agentScopes([READ_MEETINGS, ...ticked]),
    createdAt: app.clock.now(),
  }
  return accountTransaction(app, accountId, async (tx) => {
    // Two grants at once are serialized here; the later one holds.
    await tx.$queryRaw`SELECT id FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
    await tx.agentGrant.deleteMany({ where: { accountId, clientId: agent.clientId } })
    await tx.oauthRecord.updateMany({
      where: { model: 'Client', idHash: hashOauthId(agent.clientId) },
      data: { expiresAt: null },
    })
    return tx.agentGrant.create({ data: grant })
  })
}

/** The account's connected agents, newest first, one row each. */
export function listAgentGrants(app: App, viewer: Owner) {
  return app.db.agentGrant.findMany({
    where: { accountId: viewer.accountId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: GRANTS_SHOWN_MAX,
  })
}

const GRANTS_SHOWN_MAX = 200

/**
 * Disconnects an agent at once.
 * @throws {ApiError} not_found, also for another account's agent
 */
export async function revokeAgentGrant(app: App, viewer: Owner, id: string) {
  const grant = isId('grant', id)
    ? await app.db.agentGrant.findFirst({ where: { id, accountId: viewer.accountId } })
    : null
  if (!grant) throw notFound('connected agent')
  await app.db.agentGrant.deleteMany({ where: { id, accountId: viewer.accountId } })
  return grant
}
