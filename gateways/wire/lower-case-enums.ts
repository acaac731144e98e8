import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getNamedType, isEnumType, isObjectType } from 'graphql'
import { fieldsOf, type Selected, selectedFields } from './json-schema-of-fragment.ts'

/** A GraphQL answer as it goes on the wire: values of enums in lower case, no `__typename`. */
export type Wire<T> = T extends string
  ? string extends T
    ? T
    : Lowercase<T>
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Name in keyof T as Name extends '__typename' ? never : Name]: Wire<T[Name]> }
      : T

type Turn = (value: unknown) => unknown

/**
 * Turns what a fragment of ours selected into a body of REST or MCP. Which fields hold an enum is looked up once,
 * in the schema, so a field that is added to the fragment needs nothing here (docs/decisions/wire-names.md).
 */
export function toWire<T>(fragment: TypedDocumentNode<T, unknown>): (selected: T) => Wire<T> {
  let turn: Turn | undefined
  return (selected) => {
    turn ??= turnOf(selectedFields(fragment)) ?? withoutTypename
    return turn(selected) as Wire<T>
  }
}

/** What changes an object of these fields; none where nothing has to change. */
function turnOf(fields: Selected[]): Turn | undefined {
  const turns = fields.flatMap((one) => {
    const turn = turnOfField(one)
    return turn ? [[one.name, turn] as const] : []
  })
  if (turns.length === 0) return undefined
  return (value) => {
    const turned = withoutTypename(value)
    for (const [name, turn] of turns) turned[name] = turn(turned[name])
    return turned
  }
}

function turnOfField(one: Selected): Turn | undefined {
  const named = getNamedType(one.field.type)
  if (isEnumType(named)) return through((name) => String(name).toLowerCase())
  const turn = isObjectType(named) && one.selection && turnOf(fieldsOf(one.selection, named))
  return turn ? through(turn) : undefined
}

/** The same of each item of a list, and null as it is. */
function through(turn: Turn): Turn {
  return (value) => {
    if (value === null || value === undefined) return null
    return Array.isArray(value) ? value.map(turn) : turn(value)
  }
}

function withoutTypename(value: unknown): Record<string, unknown> {
  const { __typename, ...rest } = value as Record<string, unknown>
  return rest
}
