import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import express, { type RequestHandler, Router } from 'express'
import { GraphQLError } from 'graphql'
import { createYoga, maskError, type Plugin } from 'graphql-yoga'
import { schema } from '../../schema/index.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { isRefusedAsUnstorable, UNSTORABLE_MESSAGE } from '../../src/kernel/text/storable.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'
import type { KnownDocuments } from './known-documents.ts'
import { type Asked, limitGraphql } from './limit.ts'
import { watchOperations } from './watch-operations.ts'

const BODY_BYTES_MAX = 65_536

/** Limits for documents that are not ours (docs/performance.md §2): each is refused before a resolver runs. */
const onReject = [asBadRequest]
const LIMITS = EnvelopArmorPlugin({
  maxTokens: { n: 1_500 },
  maxDepth: { n: 10, onReject },
  maxAliases: { n: 15, onReject },
  maxDirectives: { n: 10, onReject },
  costLimit: { maxCost: 25_000, onReject },
  blockFieldSuggestion: { enabled: true },
})

/** GraphQL over HTTP for internal tools: as staff, or with an API key for its own account. `known` learns what was let in. */
export function createGraphql(app: App, known: KnownDocuments): Router {
  const { knock, weigh } = limitGraphql(app)
  const yoga = createYoga<Asked>({
    schema,
    graphqlEndpoint: '/graphql',
    plugins: [LIMITS, weigh, learn(known), watchOperations(app.metrics.graphql)],
    context: () => ({ app }),
    maskedErrors: { maskError: (error, message) => mask(app, error, message) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  })
  // Yoga would read a body of any size.
  const body = express.raw({ type: () => true, limit: BODY_BYTES_MAX })
  return Router().use(knock, body, refuseForms, (http, response) =>
    yoga(http, response, response.locals.asked),
  )
}

/** Notes each document that is executed, which is one that was let in. */
function learn(known: KnownDocuments): Plugin<Asked> {
  return { onExecute: ({ args }) => known.note(args.contextValue.params.query, args.document) }
}

/** A form is what a page of any site can have a browser send without asking first, and no client of GraphQL's own. */
const refuseForms: RequestHandler = (http, response, next) => {
  if (!http.is(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])) {
    return next()
  }
  const message = 'Send the document as application/json.'
  response.status(415).json({ errors: [{ message, extensions: { code: 'json_only' } }] })
}

/** Armor throws out of the validation, which Yoga would answer like a failed resolver: 200. */
function asBadRequest(_context: unknown, error: GraphQLError) {
  error.extensions.http = { status: 400 }
}

/** What nobody can be served now is HTTP's own business too, for what is in between. */
function httpOf({ code, retryAfterSeconds }: ApiError) {
  if (code !== 'unavailable') return {}
  return { http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } } }
}

/** Expected failures keep their code; what was not expected is logged and hidden. */
function mask(app: App, error: unknown, message: string): Error {
  const wrapper = error instanceof GraphQLError ? error : undefined
  const thrown = wrapper ? wrapper.originalError : error
  const original = asUnavailable(thrown) ?? thrown
  if (original instanceof ApiError) {
    const { code, field } = original
    return new GraphQLError(original.message, {
      nodes: wrapper?.nodes ?? null,
      path: wrapper?.path ?? null,
      extensions: { code, field, ...httpOf(original) },
    })
  }
  if (original && isRefusedAsUnstorable(original)) {
    const extensions = { code: 'invalid_request', http: { status: 400 } }
    const { nodes = null, path = null } = wrapper ?? {}
    return new GraphQLError(UNSTORABLE_MESSAGE, { nodes, path, extensions })
  }
  // A GraphQLError that wraps nothing of ours is what the client sent: a variable of the wrong type.
  if (original && !(original instanceof GraphQLError))
    app.log.error({ error: original }, 'graphql failed')
  return maskError(error, message)
}
