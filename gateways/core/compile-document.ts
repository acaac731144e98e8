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
 * Code that answers a document; undefined for what the compiler cannot do. What the schema's own types make sure of
 * in TypeScript is not looked at again in each value of each row. An enum has another name inside, which it turns.
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
