import type { DocumentNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { schema } from '../../schema/index.ts'
import { nameEnums } from './enum-names.ts'

type Run = CompiledQuery['query']

/**
 * Compiles a document to code; undefined if the compiler does not support it. Leaf values are not checked again,
 * because TypeScript has checked them against the schema's types. Enums must still get their names, which differ from
 * their values in the program.
 */
export function compileDocument(document: DocumentNode): Run | undefined {
  const compiled = compileQuery(schema, document, undefined, { disableLeafSerialization: true })
  if (!isCompiledQuery(compiled)) return undefined
  const run = compiled.query
  const name = nameEnums(schema, document)
  if (!name) return run
  return async (...asked) => {
    const result = await run(...asked)
    if (result.data) name(result.data)
    return result
  }
}
