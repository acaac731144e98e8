import type { Request } from 'express'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { readClientDocument } from '../../src/agents/client-document.ts'
import type { App } from '../../src/app.ts'
import { networkOf } from '../core/client-network.ts'
import { consume } from '../core/take-points.ts'

/** Each look-up makes a request to the internet on behalf of an unknown client. */
const LOOK_UPS_PER_HOUR = 60
const LOOK_UPS_OF_ALL_PER_HOUR = 1_000

const CLIENT_ID_CHARACTERS_MAX = 2_048

export type ReadDocument = typeof readClientDocument

export type DocumentDoor = {
  fetch(url: string | URL | globalThis.Request): Promise<Response>
  /**
   * `ctx` is undefined on the consent page, which reads the agent's name after the look-up has already been counted.
   */
  allowFetch(ctx: KoaContextWithOIDC | undefined, clientId: string): Promise<boolean>
}

/** The OAuth server's only outgoing requests: agents' metadata documents, read with the precautions of src/agents. */
export function createDocumentDoor(app: App, read: ReadDocument): DocumentDoor {
  const ofNetwork = app.requestCounter.limiter({
    keyPrefix: 'oauth_document',
    points: LOOK_UPS_PER_HOUR,
    duration: 3_600,
  })
  const ofAll = app.requestCounter.limiter({
    keyPrefix: 'oauth_document_all',
    points: LOOK_UPS_OF_ALL_PER_HOUR,
    duration: 3_600,
  })
  return {
    async fetch(url) {
      return Response.json(await read(String(url)))
    },
    async allowFetch(ctx, clientId) {
      if (clientId.length > CLIENT_ID_CHARACTERS_MAX) return false
      if (!ctx) return true
      const { refused } = await consume(ofNetwork, networkOf(ctx.req as Request))
      return !refused && !(await consume(ofAll, 'all')).refused
    },
  }
}
