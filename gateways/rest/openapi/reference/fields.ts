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

/** A field as a row of text: `balance.seconds`, `forwarding[].carrier`. */
export type Field = { name: string; type: string; required: boolean; description: string }

export type Resolve = (ref: string) => Schema

/** The fields of an object, those inside of it below it. A schema of its own name is told where it stands. */
export function fieldsOf(schema: Schema, resolve: Resolve, prefix = ''): Field[] {
  const properties = Object.entries(schema.properties ?? {})
  if (areAlike(properties)) {
    const [[first, one]] = properties as [[string, Schema], ...[string, Schema][]]
    const name = `${prefix}${first} … ${properties.at(-1)?.[0]}`
    return [{ name, type: typeOf(one, resolve), required: false, description: '' }]
  }
  return properties.flatMap(([name, property]) => {
    const target = property.$ref ? resolve(property.$ref) : property
    const field = {
      name: prefix + name,
      type: typeOf(property, resolve),
      required: schema.required?.includes(name) ?? false,
      description: [target.description, ...rulesOf(target)].filter(Boolean).join(' '),
    }
    return [field, ...insideOf(property, resolve, `${prefix}${name}`)]
  })
}

/** Days of a week say the same seven times. */
function areAlike(properties: readonly (readonly [string, Schema])[]): boolean {
  const [first, ...rest] = properties.map(([, schema]) => JSON.stringify(schema))
  return rest.length > 2 && rest.every((one) => one === first)
}

function insideOf(schema: Schema, resolve: Resolve, name: string): Field[] {
  if (schema.$ref) return []
  if (schema.items) return insideOf(schema.items, resolve, `${name}[]`)
  const object = schema.properties ? schema : schema.anyOf?.find((one) => one.properties)
  return object ? fieldsOf(object, resolve, `${name}.`) : []
}

function typeOf(schema: Schema, resolve: Resolve): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, resolve)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.items) return `array of ${typeOf(schema.items, resolve)}`
  if (schema.properties && Object.keys(schema.properties).length < 3) {
    return `{ ${Object.keys(schema.properties).join(', ')} }`
  }
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => (type === 'string' && schema.format) || type).join(' or ')
}

function rulesOf({ minimum, maximum, maxLength, maxItems, default: fallback }: Schema): string[] {
  const rules = [
    minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}.` : '',
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    maxItems === undefined ? '' : `At most ${maxItems} items.`,
    fallback === undefined ? '' : `Default \`${JSON.stringify(fallback)}\`.`,
  ]
  return rules.filter(Boolean)
}
