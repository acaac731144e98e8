import { GraphQLError } from 'graphql'
import { maskError } from 'graphql-yoga'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { isRefusedAsUnstorable, UNSTORABLE_MESSAGE } from '../../src/kernel/text/storable.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'

/** What nobody can be served now is HTTP's own business too, for what is in between. */
function httpOf({ code, retryAfterSeconds }: ApiError) {
  if (code !== 'unavailable') return {}
  return { http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } } }
}

/** Expected failures keep their code; what was not expected is logged and hidden. */
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
  // A GraphQLError that wraps nothing of ours is what the client sent: a variable of the wrong type.
  if (original && !(original instanceof GraphQLError))
    app.log.error({ error: original }, 'graphql failed')
  return maskError(error, message)
}
