import fc from 'fast-check'

/** The parts of JSON Schema used to make values. */
export type ValueSchema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, ValueSchema>
  required?: string[]
  items?: ValueSchema
  anyOf?: ValueSchema[]
}

/** Values that fit a schema: mostly its examples, so that many whole bodies are accepted. */
export function fitting(schema: ValueSchema): fc.Arbitrary<unknown> {
  const made = shaped(schema)
  if (!schema.examples) return made
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...schema.examples) }, made)
}

function shaped(schema: ValueSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.properties) return object(schema.properties, schema.required ?? [])
  if (schema.items) return fc.array(fitting(schema.items), { maxLength: schema.maxItems ?? 3 })
  return plain(schema)
}

function plain({ type, minimum = -5, maximum = 500, minLength = 0, maxLength = 30 }: ValueSchema) {
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
  if (type === 'boolean') return fc.boolean()
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
}

function object(properties: Record<string, ValueSchema>, required: string[]) {
  const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** Values at and past the limits of a field, and values of every other type. */
export function strainingValues({ maxLength = 60, maximum = 240, maxItems = 12 }: ValueSchema) {
  return [
    'x'.repeat(maxLength),
    'x'.repeat(maxLength + 1),
    '😀'.repeat(maxLength),
    '😀'.repeat(maxLength + 1),
    ` ${'x'.repeat(maxLength)}`,
    maximum,
    maximum + 1,
    Array(maxItems).fill('x'),
    Array(maxItems + 1).fill('x'),
    Array(maxItems).fill('\u0000'),
    ...ODD_VALUES,
  ]
}

export function straining(schema: ValueSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...strainingValues(schema)) },
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
  )
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e15,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202eabc',
  '\ufeff',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%{jndi:ldap://x}',
  '<script>alert(1)</script>',
  'now',
  '0000-00-00T00:00:00Z',
  '+99999-01-01T00:00:00Z',
  [],
  {},
  [[[[[]]]]],
  { open: '9:00 AM', close: '5:00 PM' },
  { toString: 1, valueOf: null },
  { constructor: { prototype: {} } },
]
