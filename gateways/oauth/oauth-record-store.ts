import { type Adapter, type AdapterFactory, errors, Provider } from 'oidc-provider'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import {
  consumeOauthRecord,
  deleteOauthRecord,
  endGrant,
  endGrantOf,
  findOauthRecord,
  putOauthRecord,
} from '../../src/agents/oauth-records.ts'
import type { App } from '../../src/app.ts'

/** Where the library keeps its records: a table of ours, in which ids are hashes. */
export function createAdapter(app: App): AdapterFactory {
  return (model) => (model === 'Session' ? forgetful : rowsOf(app, model))
}

function rowsOf(app: App, model: string): Adapter {
  return {
    ...forgetful,
    upsert: (id, payload, lifeSeconds) => putOauthRecord(app, { model, id }, payload, lifeSeconds),
    find: (id) => findOauthRecord(app, { model, id }),
    async consume(id) {
      refuseOtherResource(app)
      if (await consumeOauthRecord(app, { model, id })) return
      if (model === 'RefreshToken') await endGrantOf(app, { model, id })
      throw new errors.InvalidGrant('already used')
    },
    destroy: (id) => deleteOauthRecord(app, { model, id }),
    // Cutting off a part of a grant's tokens would leave the owner a connection that looks alive.
    revokeByGrantId: (grantId) => endGrant(app, grantId),
  }
}

/**
 * The library looks at what a token is asked for when it has used the old one up: an agent that names another resource
 * by mistake would lose its connection for good.
 */
function refuseOtherResource({ config }: App) {
  const asked = Provider.ctx?.oidc.params?.resource ?? []
  if ([asked].flat().some((resource) => resource !== mcpUrl(config)))
    throw new errors.InvalidTarget()
}

/**
 * Who is signed in, our own sessions say, at each consent anew: a memory of the library's own would go on with whoever
 * was signed in before. The other look-ups are of flows that are off.
 */
const forgetful: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}
