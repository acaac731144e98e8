import {
  type DocumentNode,
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { schema } from '../../schema/index.ts'

/**
 * Compiles a document to code; undefined if the compiler does not support it. Leaf values are not checked again,
 * because TypeScript has checked them against the schema's types. Enums must still be serialized: their internal names
 * differ.
 */
export function compileDocument(document: DocumentNode): CompiledQuery['query'] | undefined {
  const compiled = compileQuery(schema, document, undefined, {
    disableLeafSerialization: !asksForEnum(document),
  })
  return isCompiledQuery(compiled) ? compiled.query : undefined
}

function asksForEnum(document: DocumentNode): boolean {
  let found = false
  const types = new TypeInfo(schema)
  const Field = () => {
    found ||= isEnumType(getNamedType(types.getType()))
  }
  visit(document, visitWithTypeInfo(types, { Field }))
  return found
}
