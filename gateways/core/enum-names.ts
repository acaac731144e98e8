import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** Puts the enums' names in place of the values that resolvers returned for them, in a result. */
export type NameEnums = (data: object) => void

type Named = Record<string, unknown>
/** By name in the response: the enum of a field, or what to do in its objects. */
type Turns = Map<string, GraphQLEnumType | Turns>

/**
 * Where a document asks for enums, found once. The compiler can serialize all leaves or none, and for all, a response
 * with a hundred items takes a tenth longer (docs/performance.md §6). A name stands for one type wherever it is merged,
 * which validation has checked. Undefined if the document asks for no enum.
 */
export function nameEnums(schema: GraphQLSchema, document: DocumentNode): NameEnums | undefined {
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return undefined
  const turns: Turns = new Map()
  collect({ schema, document }, operation.selectionSet, root, turns)
  return turns.size === 0 ? undefined : (data) => turnAll(data as Named, turns)
}

type Places = { schema: GraphQLSchema; document: DocumentNode }

function collect(
  places: Places,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  turns: Turns,
): void {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) {
      collectField(places, one, type, turns)
      continue
    }
    const fragment = one.kind === Kind.INLINE_FRAGMENT ? one : fragmentOf(places, one.name.value)
    const on = fragment?.typeCondition?.name.value
    const inner = on === undefined ? type : places.schema.getType(on)
    if (fragment && inner) collect(places, fragment.selectionSet, inner, turns)
  }
}

function collectField(places: Places, field: FieldNode, type: GraphQLNamedType, turns: Turns) {
  const known = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
  const named = getNamedType(known[field.name.value]?.type)
  const name = field.alias?.value ?? field.name.value
  if (isEnumType(named)) turns.set(name, named)
  if (!named || !field.selectionSet) return
  const before = turns.get(name)
  const inner: Turns = before instanceof Map ? before : new Map()
  collect(places, field.selectionSet, named, inner)
  if (inner.size > 0) turns.set(name, inner)
}

function fragmentOf({ document }: Places, name: string): FragmentDefinitionNode | undefined {
  return document.definitions.find(
    (one): one is FragmentDefinitionNode =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
  )
}

function turnAll(object: Named, turns: Turns) {
  for (const [name, turn] of turns) {
    const value = object[name]
    if (value === null || value === undefined) continue
    if (turn instanceof Map) turnInside(value, turn)
    else object[name] = nameOf(value, turn)
  }
}

function turnInside(value: unknown, turns: Turns) {
  if (!Array.isArray(value)) turnAll(value as Named, turns)
  else for (const item of value) if (item !== null) turnInside(item, turns)
}

/** @throws {GraphQLError} if it is no value of the enum */
function nameOf(value: unknown, type: GraphQLEnumType): unknown {
  if (!Array.isArray(value)) return type.serialize(value)
  return value.map((item) => (item === null ? null : nameOf(item, type)))
}
