import type { Request, RequestHandler, Response } from 'express'
import { type DocumentNode, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { networkOf } from '../core/client-network.ts'
import { askerOfNetwork, requestBucket } from '../core/rate-limit.ts'
import { viewerCounted } from './answer-compiled-query.ts'
import { identifier } from './authenticate.ts'
import { documentPoints } from './document-cost.ts'

/** What we know about a request before Yoga handles it. */
export type Asked = { http: Request; response: Response; viewer: Viewer }

/** Takes one point before the body is read, and the rest of the document's cost before any resolver runs. */
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
      response.locals.asked = asked
      next()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
      const { message, code, retryAfterSeconds } = error
      response.set('retry-after', String(retryAfterSeconds)).status(429)
      response.json({ errors: [{ message, extensions: { code } }] })
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

function asGraphqlError({ message, code, retryAfterSeconds }: ApiError) {
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } }
  return new GraphQLError(message, { extensions: { code, http } })
}
