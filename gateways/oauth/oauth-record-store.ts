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

/** The library's storage: our own table, in which ids are hashed. */
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
    // Revoking only some of a grant's tokens would leave the owner a connection that looks alive, so the whole grant
    // ends.
    revokeByGrantId: (grantId) => endGrant(app, grantId),
  }
}

/**
 * The library checks a refresh request's resource only after using up the old token, so an agent that names another
 * resource by mistake would lose its connection for good. This checks first.
 */
function refuseOtherResource({ config }: App) {
  const asked = Provider.ctx?.oidc.params?.resource ?? []
  if ([asked].flat().some((resource) => resource !== mcpUrl(config)))
    throw new errors.InvalidTarget()
}

/**
 * Our own session is checked at each consent. If the library stored sessions of its own, it would go on with the
 * previous user. The other methods are for flows that are turned off.
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
