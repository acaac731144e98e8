import type { Request, RequestHandler, Response } from 'express'
import { type DocumentNode, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { networkOf } from '../core/client-network.ts'
import { askerOfNetwork, requestBucket } from '../core/rate-limit.ts'
import { viewerCounted } from './answer-compiled-query.ts'
import { identifier, refuseWrongKey } from './authenticate.ts'
import { documentPoints } from './document-cost.ts'

/** What we know about a request before Yoga handles it. */
export type Asked = { http: Request; response: Response; viewer: Viewer }

/**
 * Takes one point before the body is read, also from the network of a wrong key, and the rest of the document's cost
 * before any resolver runs.
 */
export function limitGraphql(app: App) {
  const bucket = requestBucket(app)
  const identify = identifier(app)
  const take = async ({ http, response, viewer }: Asked, points: number) => {
    if (viewer.kind === 'staff') return undefined
    const asker = viewer.kind === 'key' ? viewer.keyId : askerOfNetwork(networkOf(http))
    const { headers, refusal } = await bucket(asker, points)
    response.set(headers)
    return refusal
  }

  const knock: RequestHandler = async (http, response, next) => {
    try {
      const counted = viewerCounted(http)
      const asked = { http, response, viewer: counted ?? (await identify(http)) }
      const refusal = counted ? undefined : await take(asked, 1)
      if (refusal) throw refusal
      refuseWrongKey(http, asked.viewer)
      response.locals.asked = asked
      next()
    } catch (error) {
      turnAway(response, error)
    }
  }

  const weigh: Plugin<Asked> = {
    async onExecute({ args, setResultAndStopExecution }) {
      const { document, operationName, variableValues, contextValue } = args
      const points = documentPoints(document as DocumentNode, operationName, variableValues ?? {})
      if (points <= 1) return
      const refusal = await take(contextValue as Asked, points - 1)
      if (refusal) setResultAndStopExecution({ errors: [asGraphqlError(refusal)] })
    },
  }
  return { knock, weigh }
}

/** @throws what is no refusal of this door's */
function turnAway(response: Response, error: unknown) {
  if (!(error instanceof ApiError)) throw error
  const { message, code, retryAfterSeconds } = error
  if (code === 'rate_limited') response.status(429).set('retry-after', String(retryAfterSeconds))
  else if (code === 'invalid_api_key') response.status(401).set('www-authenticate', 'Bearer')
  else throw error
  response.json({ errors: [{ message, extensions: { code } }] })
}

function asGraphqlError({ message, code, retryAfterSeconds }: ApiError) {
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } }
  return new GraphQLError(message, { extensions: { code, http } })
}
