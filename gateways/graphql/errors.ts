import { GraphQLError } from 'graphql'
import { maskError } from 'graphql-yoga'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { isRefusedAsUnstorable, UNSTORABLE_MESSAGE } from '../../src/kernel/text/storable.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'

/** Unavailability is also reported as an HTTP status, so that intermediaries understand it. */
function httpOf({ code, retryAfterSeconds }: ApiError) {
  if (code !== 'unavailable') return {}
  return { http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } } }
}

/** Expected failures keep their code; unexpected ones are logged and hidden. */
export function maskedError(app: App, error: unknown, message: string): Error {
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
  // A GraphQLError without an original error of ours is the client's fault: a variable of the wrong type, for example.
  if (original && !(original instanceof GraphQLError))
    app.log.error({ error: original }, 'graphql failed')
  return maskError(error, message)
}
