/** The parts of JSON Schema that the description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

/**
 * A field as shown to readers: its anchor, its type in words, the values it can have if they are listed, its limits
 * ("at most 120 characters"), and its nested fields.
 */
export type Field = {
  id: string
  name: string
  type: string
  values: string[]
  limits: string[]
  required: boolean
  description: string
  fields: Field[]
}

export type Resolve = (ref: string) => Schema

/**
 * The fields of an object with their nested fields. A named schema is expanded in place. `within` is the prefix of the
 * anchors.
 */
export function fieldsOf(schema: Schema, resolve: Resolve, within: string): Field[] {
  const properties = Object.entries(schema.properties ?? {})
  if (areAlike(properties)) {
    const [[first, one]] = properties as [[string, Schema], ...[string, Schema][]]
    return [fieldOf(`${first} … ${properties.at(-1)?.[0]}`, one, { resolve, within })]
  }
  return properties.map(([name, property]) =>
    fieldOf(name, property, {
      resolve,
      within,
      required: schema.required?.includes(name),
    }),
  )
}

type Place = { resolve: Resolve; within: string; required?: boolean | undefined }

function fieldOf(
  name: string,
  property: Schema,
  { resolve, within, required = false }: Place,
): Field {
  const id = fieldId(within, name)
  const target = property.$ref ? resolve(property.$ref) : property
  const inside = objectIn(property, resolve)
  return {
    id,
    name,
    type: typeOf(property, resolve),
    values: valuesOf(property, resolve),
    limits: limitsOf(target),
    required,
    description: property.description ?? target.description ?? '',
    fields: inside ? fieldsOf(inside, resolve, id) : [],
  }
}

/** `At most 40 characters, default 25.`: after what the field is. */
export function limitsInWords([first, ...others]: readonly string[]): string {
  if (!first) return ''
  return `${[first[0]?.toUpperCase() + first.slice(1), ...others].join(', ')}.`
}

/** The anchor of a field. */
export function fieldId(within: string, name: string): string {
  return `${within}-${name.replaceAll(/[^\w-]+/g, '-')}`
}

/** Whether all properties are equal, as the seven days of a week are. */
function areAlike(properties: readonly (readonly [string, Schema])[]): boolean {
  const [first, ...rest] = properties.map(([, schema]) => JSON.stringify(schema))
  return rest.length > 2 && rest.every((one) => one === first)
}

/** The object schema behind a value: of the value itself, of one of its alternatives, or of its items. */
function objectIn(schema: Schema, resolve: Resolve): Schema | undefined {
  if (schema.$ref) return objectIn(resolve(schema.$ref), resolve)
  if (schema.items) return objectIn(schema.items, resolve)
  if (schema.properties) return schema
  return schema.anyOf?.map((one) => objectIn(one, resolve)).find((one) => one !== undefined)
}

function typeOf(schema: Schema, resolve: Resolve): string {
  if (schema.$ref) return typeOf(resolve(schema.$ref), resolve)
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, resolve)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return 'enum'
  if (schema.items) return `array of ${typeOf(schema.items, resolve)}`
  const types = [schema.type ?? 'any'].flat()
  return types
    .map((type) => (type === 'string' && schema.format ? `${type} (${schema.format})` : type))
    .join(' or ')
}

/** The listed values of a field, of one of its alternatives, or of its items. */
function valuesOf(schema: Schema, resolve: Resolve): string[] {
  if (schema.$ref) return valuesOf(resolve(schema.$ref), resolve)
  if (schema.items) return valuesOf(schema.items, resolve)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valuesOf(one, resolve))
  return (schema.enum ?? []).filter((one) => one !== null).map(String)
}

function limitsOf({ minimum, maximum, maxLength, maxItems, default: fallback }: Schema): string[] {
  const limits = [
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems} items`,
    fallback === undefined ? '' : `default \`${JSON.stringify(fallback)}\``,
  ]
  return limits.filter(Boolean)
}
