import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { z } from 'zod'
import { schema } from '../../schema/index.ts'

/** A selected field: its name in the response, its definition in the schema, and its own selection. */
export type Selected = {
  name: string
  field: GraphQLField<unknown, unknown>
  selection: SelectionSetNode | undefined
}

/** A fragment's fields, in their order, with their definitions. @throws if it contains another fragment */
export function selectedFields(fragment: DocumentNode): Selected[] {
  const definition = fragment.definitions.find(
    (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
  )
  if (!definition) throw new Error('no fragment in the document')
  return fieldsOf(definition.selectionSet, objectNamed(definition.typeCondition.name.value))
}

export function fieldsOf(selection: SelectionSetNode, type: GraphQLObjectType): Selected[] {
  const known = type.getFields()
  return selection.selections.flatMap((one) => {
    if (one.kind !== Kind.FIELD) throw new Error(`${type.name}: a fragment within a fragment`)
    const field = known[one.name.value]
    if (!field) return []
    return [{ name: one.alias?.value ?? one.name.value, field, selection: one.selectionSet }]
  })
}

/**
 * The shape of a response body made from this fragment: names, types and descriptions are the schema's, enums are in
 * lower case (docs/decisions/wire-names.md). `finer` gives more precise types than GraphQL can, by path:
 * `recipients.email`.
 */
export function shapeOf(fragment: DocumentNode, finer: Record<string, z.ZodType> = {}) {
  return shapeOfFields(selectedFields(fragment), finer, '')
}

function shapeOfFields(fields: Selected[], finer: Record<string, z.ZodType>, path: string) {
  const shape = fields.map((one) => {
    const at = `${path}${one.name}`
    const inner = nullableOf(one.field.type)
    const plain = finer[at] ?? shapeOfType(inner, one, finer, `${at}.`)
    const nullable = isNonNullType(one.field.type) ? plain : plain.nullable()
    return [one.name, described(nullable, plain, one)] as const
  })
  return z.strictObject(Object.fromEntries(shape))
}

function described(schemaOfField: z.ZodType, plain: z.ZodType, { field }: Selected): z.ZodType {
  const said = plain.meta()
  const description = said?.description ?? field.description ?? undefined
  if (!description) return schemaOfField
  const time = said?.format === 'date-time' ? ' RFC 3339, UTC, with milliseconds.' : ''
  return schemaOfField.meta({ ...said, description: description + time })
}

function shapeOfType(
  type: GraphQLNullableType & GraphQLOutputType,
  one: Selected,
  finer: Record<string, z.ZodType>,
  path: string,
): z.ZodType {
  if (isListType(type)) return z.array(shapeOfType(nullableOf(type.ofType), one, finer, path))
  if (isEnumType(type)) return z.enum(type.getValues().map(({ name }) => name.toLowerCase()))
  if (isObjectType(type)) {
    if (!one.selection) throw new Error(`${path} selects nothing`)
    return shapeOfFields(fieldsOf(one.selection, type), finer, path)
  }
  const scalar = SCALARS[type.name]
  if (!scalar) throw new Error(`${path} a ${type.name} on the wire has no schema: give it one`)
  return scalar()
}

const SCALARS: Record<string, () => z.ZodType> = {
  ID: () => z.string(),
  String: () => z.string(),
  Boolean: () => z.boolean(),
  Int: () => z.int(),
  Float: () => z.number(),
  DateTime: () => z.string().meta({ format: 'date-time', examples: ['2026-11-21T09:00:00.000Z'] }),
}

function nullableOf(type: GraphQLOutputType): GraphQLNullableType & GraphQLOutputType {
  return isNonNullType(type) ? type.ofType : type
}

function objectNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no object of the schema`)
  return type
}
