import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../schema/context.ts'
import { schema } from '../schema/index.ts'
import { ApiError } from '../src/errors.ts'
import { isRefusedAsUnstorable, UNSTORABLE_MESSAGE } from '../src/storable.ts'

const compiled = new WeakMap<DocumentNode, CompiledQuery>()

/**
 * Runs one of our own typed documents in process, compiled once. What a resolver threw is thrown again as it was, so
 * that a door's error table sees the `ApiError` and not a wrapper. Documents of clients never come here.
 */
export async function execute<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Context,
): Promise<Data> {
  const result = (await compiledQuery(document).query(
    null,
    context,
    variables,
  )) as ExecutionResult<Data>
  const [error] = result.errors ?? []
  if (error) throw thrownBy(error)
  return result.data as Data
}

function compiledQuery(document: DocumentNode): CompiledQuery {
  const known = compiled.get(document)
  if (known) return known
  const query = compileQuery(schema, document)
  if (!isCompiledQuery(query))
    throw new Error('a document of ours does not fit the schema', { cause: query })
  compiled.set(document, query)
  return query
}

function thrownBy(error: GraphQLError): Error {
  const thrown = error.originalError ?? error
  if (!isRefusedAsUnstorable(thrown)) return thrown
  return new ApiError('invalid_request', UNSTORABLE_MESSAGE, { cause: thrown })
}
