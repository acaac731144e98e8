import { z } from 'zod'
import { builder } from './builder.ts'

/** What a client may send: null means the same as omitting the field. */
type Sent<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] }

type Scalar = 'String' | 'Int' | 'Boolean' | 'WeekHours'
type JsonSchema = { type?: string; items?: JsonSchema; description?: string }

/**
 * The GraphQL input for a zod schema. Fields, descriptions and required fields come from the schema, which also defines
 * REST bodies and MCP arguments. Bounds are checked by the schema itself, in the use case. `others` names the scalar of
 * a field that is not text, a number, a boolean or a list of texts.
 */
export function inputOf<T extends z.ZodObject>(
  name: string,
  schema: T,
  others: Partial<Record<keyof z.input<T> & string, Scalar>> = {},
) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return builder.inputRef<Sent<z.input<T>>>(name).implement({
    fields: (t) => {
      const fields = Object.entries(properties as Record<string, JsonSchema>).map(
        ([field, { description, ...json }]) => {
          const type = others[field as keyof typeof others] ?? typeOf(name, field, json)
          return [
            field,
            t.field({
              type,
              required: required.includes(field),
              ...(description && { description }),
            }),
          ]
        },
      )
      return Object.fromEntries(fields)
    },
  })
}

function typeOf(name: string, field: string, { type, items }: JsonSchema): Scalar | [Scalar] {
  if (type === 'string') return 'String'
  if (type === 'integer') return 'Int'
  if (type === 'boolean') return 'Boolean'
  if (type === 'array' && items?.type === 'string') return ['String']
  throw new Error(`${name}.${field}: name its scalar`)
}
