import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { createYoga, type Plugin } from 'graphql-yoga'
import { schema } from '../../schema/index.ts'
import type { App } from '../../src/app.ts'
import type { ApiErrorCode } from '../../src/kernel/errors.ts'
import type { KnownDocuments } from './compiled-queries.ts'
import { DOCUMENT_LIMITS } from './document-limits.ts'
import { maskedError } from './errors.ts'
import { watchOperations } from './operation-metrics.ts'
import { type Asked, limitGraphql } from './rate-limit.ts'

const BODY_BYTES_MAX = 65_536

/**
 * GraphQL over HTTP for internal tools, as staff, or with an API key for its own account. `known` records the queries
 * that passed.
 */
export function createGraphql(app: App, known: KnownDocuments): Router {
  const { knock, weigh } = limitGraphql(app)
  const yoga = createYoga<Asked>({
    schema,
    graphqlEndpoint: '/graphql',
    plugins: [DOCUMENT_LIMITS, weigh, learn(known), watchOperations(app.metrics.graphql)],
    context: () => ({ app }),
    maskedErrors: { maskError: (error, message) => maskedError(app, error, message) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  })
  // Yoga would read a body of any size.
  const body = express.raw({ type: () => true, limit: BODY_BYTES_MAX })
  return Router().use(
    knock,
    body,
    refuseForms,
    (http: Request, response: Response) => yoga(http, response, response.locals.asked),
    refuseTooLarge,
  )
}

/** Records each document that is executed, that is, each that passed validation. */
function learn(known: KnownDocuments): Plugin<Asked> {
  return { onExecute: ({ args }) => known.note(args.contextValue.params.query, args.document) }
}

/** Any site's page can make a browser send a form without a preflight; GraphQL clients never send forms. */
const refuseForms: RequestHandler = (http, response, next) => {
  if (!http.is(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])) {
    return next()
  }
  refuse(response, 415, 'json_only', 'Send the document as application/json.')
}

const refuseTooLarge: ErrorRequestHandler = (error, _http, response, next) => {
  if (error.type !== 'entity.too.large') return next(error)
  // The body was not read to its end, so the connection cannot be reused.
  response.set('connection', 'close')
  refuse(response, 413, 'body_too_large', `The body is larger than ${BODY_BYTES_MAX} bytes.`)
}

function refuse(response: Response, status: number, code: ApiErrorCode, message: string) {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
