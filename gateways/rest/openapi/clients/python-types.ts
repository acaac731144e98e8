import { nameOf, type Schema } from './read-description.ts'

/** Reserved words of Python that are, or may become, names of our fields. */
const RESERVED = new Set([
  'from',
  'import',
  'class',
  'global',
  'pass',
  'in',
  'is',
  'not',
  'or',
  'and',
])
const COLUMNS = 98

/**
 * TypedDicts for the named schemas and everything inside them, each defined before it is used. Equal shapes share one
 * name.
 */
export function pythonTypes(schemas: Record<string, Schema>) {
  const written = new Map<string, string>()
  // A shape with a schema name keeps that name wherever it is used.
  const nameByShape = new Map(Object.entries(schemas).map(([name, one]) => [shapeOf(one), name]))

  function define(name: string, schema: Schema): string {
    const shape = shapeOf(schema)
    const known = nameByShape.get(shape)
    if (known !== undefined && known !== name) return ensure(known)
    if (written.has(name)) return name
    nameByShape.set(shape, name)
    const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
      const type = typeOf(inner, name + pascal(singular(field, inner)))
      const isRequired = schema.required?.includes(field) ?? false
      return { field, type: isRequired ? type : `NotRequired[${type}]`, says: inner.description }
    })
    written.set(name, typedDict(name, schema.description, fields))
    return name
  }

  /** A schema as a Python type; `place` is the name for a type that has none. */
  function typeOf(schema: Schema, place: string): string {
    if (schema.$ref) return ensure(nameOf(schema.$ref))
    const values = schema.const === undefined ? schema.enum : [schema.const]
    if (values) return literals(values)
    const choices = schema.anyOf ?? choicesOf(schema)
    return choices ? union(choices.map((one) => typeOf(one, place))) : single(schema, place)
  }

  function single(schema: Schema, place: string): string {
    if (schema.type === 'array') return `list[${typeOf(schema.items ?? {}, place)}]`
    if (schema.type === 'object' && schema.properties) return define(place, schema)
    return SCALARS[String(schema.type)] ?? 'Any'
  }

  function ensure(name: string): string {
    const schema = schemas[name]
    return schema ? define(name, schema) : name
  }

  for (const name of Object.keys(schemas)) ensure(name)
  return { text: [...written.values()].join('\n\n\n'), names: [...written.keys()].sort(), typeOf }
}

const SCALARS: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

type Field = { field: string; type: string; says: string | undefined }

function typedDict(name: string, says: string | undefined, fields: Field[]): string {
  const about = says ? docstring(says, 4) : ''
  if (fields.some(({ field }) => RESERVED.has(field))) {
    const entries = fields.map(({ field, type }) => `        "${field}": ${type},\n`).join('')
    const said = says ? docstring(says, 0) : ''
    return `${name} = TypedDict(\n    "${name}",\n    {\n${entries}    },\n)\n${said}`.trimEnd()
  }
  const lines = fields.map(({ field, type, says: means }) => {
    return `    ${field}: ${type}\n${means ? docstring(means, 4) : ''}`
  })
  return `class ${name}(TypedDict):\n${about}${about ? '\n' : ''}${lines.join('\n')}`.trimEnd()
}

/** A `"""…"""` docstring at an indent; the description's Markdown is kept. */
export function docstring(text: string, indent: number): string {
  const pad = ' '.repeat(indent)
  const paragraphs = text
    .replaceAll('\\', '\\\\')
    .split('\n\n')
    .map((one) => wrap(one, COLUMNS - indent - 6))
  const [first = [], ...more] = paragraphs
  if (more.length === 0 && first.length === 1) return `${pad}"""${first[0]}"""\n`
  const lines = paragraphs.flatMap((one, at) => (at > 0 ? ['', ...one] : one))
  const body = lines.map((line, at) => (line && at > 0 ? pad + line : line)).join('\n')
  return `${pad}"""${body}\n${pad}"""\n`
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function union(types: string[]): string {
  return [...new Set(types)].join(' | ')
}

/** Splits `type: ["string", "null"]` into one schema per type. */
function choicesOf({ type, ...schema }: Schema): Schema[] | undefined {
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : undefined
}

function literals(values: unknown[]): string {
  const written = values.map((value) => (value === true ? 'True' : JSON.stringify(value)))
  const line = `Literal[${written.join(', ')}]`
  if (line.length <= 70) return line
  return `Literal[\n${written.map((one) => `        ${one},\n`).join('')}    ]`
}

export function snakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/** The name of one list item: `recipients` → `recipient`. */
function singular(field: string, schema: Schema): string {
  return schema.type === 'array' ? field.replace(/ies$/, 'y').replace(/s$/, '') : field
}

/** A key for comparing shapes: everything except descriptions, examples and defaults. */
function shapeOf(schema: Schema): string {
  return JSON.stringify(schema, (key, value) => {
    const isWord = key === 'description' && typeof value === 'string'
    return isWord || key === 'examples' || key === 'default' ? undefined : value
  })
}
