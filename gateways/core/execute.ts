import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  getOperationAST,
} from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import type { Context } from '../../schema/context.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { isRefusedAsUnstorable, UNSTORABLE_MESSAGE } from '../../src/kernel/text/storable.ts'
import { asUnavailable } from '../../src/platform/db/unavailable.ts'
import { compileDocument } from './compile-document.ts'
import { errorCode } from './error-code.ts'

type Ready = { run: CompiledQuery['query']; operation: string }

const compiled = new WeakMap<DocumentNode, Ready>()

/**
 * Runs one of our own typed documents in process, compiled once. A resolver's error is rethrown unwrapped, so that each
 * API can map the `ApiError`. Clients' documents are never run here.
 */
export async function execute<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context: Context,
): Promise<Data> {
  const { run, operation } = readied(document)
  const began = performance.now()
  const result = (await run(null, context, variables)) as ExecutionResult<Data>
  context.app.metrics.graphql.executed({
    operation,
    seconds: (performance.now() - began) / 1_000,
    errorCodes: (result.errors ?? []).map(errorCode),
  })
  const [error] = result.errors ?? []
  if (error) throw thrownBy(error)
  return result.data as Data
}

function readied(document: DocumentNode): Ready {
  const known = compiled.get(document)
  if (known) return known
  const run = compileDocument(document)
  if (!run) throw new Error('a document of ours does not fit the schema')
  // Each of our documents has one named operation.
  const ready = { run, operation: getOperationAST(document)?.name?.value ?? 'unnamed' }
  compiled.set(document, ready)
  return ready
}

function thrownBy(error: GraphQLError): Error {
  const thrown = error.originalError ?? error
  if (!isRefusedAsUnstorable(thrown)) return asUnavailable(thrown) ?? thrown
  return new ApiError('invalid_request', UNSTORABLE_MESSAGE, { cause: thrown })
}
