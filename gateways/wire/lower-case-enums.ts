import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getNamedType, isEnumType, isObjectType } from 'graphql'
import { fieldsOf, type Selected, selectedFields } from './json-schema-of-fragment.ts'

/** A GraphQL result as REST and MCP return it: enum values in lower case, no `__typename`. */
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
 * Converts what a fragment selected into a REST or MCP body. The enum fields are found once, in the schema, so a field
 * added to the fragment needs no change here (docs/decisions/wire-names.md).
 */
export function toWire<T>(fragment: TypedDocumentNode<T, unknown>): (selected: T) => Wire<T> {
  let turn: Turn | undefined
  return (selected) => {
    turn ??= turnOf(selectedFields(fragment)) ?? withoutTypename
    return turn(selected) as Wire<T>
  }
}

/** The conversion for an object with these fields; undefined if nothing changes. */
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

/** Applies `turn` to a value or to each item of a list; null stays null. */
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
