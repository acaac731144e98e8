import type { CodeSample } from '../code-samples.ts'
import type { OpenApiDocument } from '../document.ts'
import { type Field, fieldId, fieldsOf, type Schema } from './fields.ts'

/** Operations of one part of the API, and what several of them answer; each group has its own page. */
export type Group = {
  slug: string
  name: string
  description: string
  operations: Operation[]
  objects: AnsweredObject[]
}

/** What several operations answer, alone or in a list: told once for all of them. */
export type AnsweredObject = { id: string; title: string; fields: Field[]; example: string }

export type Operation = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  /** The address of its page. */
  href: string
  /** What a request changes in the key's account. */
  effect: string
  /** Grouped by where they are sent. */
  parameters: { place: 'path' | 'query' | 'header'; fields: Field[] }[]
  body: { fields: Field[]; example: string } | undefined
  success: Answer[]
  refusals: Refusal[]
  samples: CodeSample[]
}

/** A header of every response to a known key. */
export type Header = { name: string; description: string; example: string }

/**
 * `sameAs` is the status of an earlier answer with the same body; `holds` names the schema that it is, or is a page
 * of.
 */
export type Answer = {
  status: string
  description: string
  sameAs: string | undefined
  holds: string
  isPage: boolean
  fields: Field[]
  example: string
}

export type Refusal = { status: string; code: string; meaning: string; message: string }

type Example = { summary?: string; value: { error: { code: string; message: string } } }
type Media = {
  content?: Record<
    string,
    { schema?: Schema; example?: unknown; examples?: Record<string, Example> }
  >
}
type Described = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { $ref: string }[]
  requestBody?: Media
  responses: Record<string, Media & { description: string }>
  'x-effect': string
  'x-codeSamples': CodeSample[]
}
type DescribedHeader = {
  description?: string
  schema?: Schema & { examples?: unknown[] }
  examples?: Record<string, { value: unknown }>
}
type Parameter = { in: string; name: string; required?: boolean; schema: Schema }

/** The path of the reference pages. */
export const REFERENCE = '/developers/reference'

const PLACES = ['path', 'query', 'header'] as const

/** The groups with their operations, in the description's order. */
export function groupsOf(document: OpenApiDocument): Group[] {
  const read = reader(document)
  const paths = document.paths as unknown as Record<string, Record<string, Described>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      operation: read(method, path, described),
    })),
  )
  return (document.tags ?? []).map(({ name, description = '' }) => {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const own = operations.filter(({ tag }) => tag === name).map(({ operation }) => operation)
    return {
      slug,
      name,
      description,
      operations: own.map((one) => ({ ...one, href: `${REFERENCE}/${slug}#${one.id}` })),
      objects: objectsOf(own),
    }
  })
}

/** The anchor of what several operations answer. */
export function objectId(name: string): string {
  return `${name.toLowerCase()}-object`
}

function objectsOf(operations: readonly Omit<Operation, 'href'>[]): AnsweredObject[] {
  const answers = operations.flatMap(({ success }) => success.filter(({ sameAs }) => !sameAs))
  return [...Map.groupBy(answers, ({ holds }) => holds)].flatMap(([name, alike]) => {
    const whole = alike.find(({ isPage }) => !isPage)
    if (!whole || alike.length < 2) return []
    const id = objectId(name)
    const fields = whole.fields.map((field) => moved(field, id))
    return [{ id, title: `The ${name.toLowerCase()}`, fields, example: whole.example }]
  })
}

/** The same field, with its anchor within another part of the page. */
function moved(field: Field, within: string): Field {
  const id = fieldId(within, field.name)
  return { ...field, id, fields: field.fields.map((inner) => moved(inner, id)) }
}

/** Codes that every operation can return, and those that every POST can: not repeated at each operation. */
export function codesOfAll(operations: readonly Operation[]): Set<string> {
  const posts = operations.filter(({ method }) => method === 'POST')
  const common = (some: readonly Operation[]) =>
    some
      .map(({ refusals }) => new Set(refusals.map(({ code }) => code)))
      .reduce((all, codes) => all.intersection(codes))
  return common(operations).union(common(posts)).difference(OWN_TO_EACH)
}

/** Each operation has its own reasons for this code. */
const OWN_TO_EACH = new Set(['invalid_request'])

/** Headers of every response to a known key, and of those that say how long to wait. */
export function headersOf({ components }: OpenApiDocument): Header[] {
  const known = components?.headers as unknown as Record<string, DescribedHeader>
  return ['RateLimit', 'RateLimit-Policy', 'Retry-After'].flatMap((name) => {
    const { description = '', examples, schema } = known[name] ?? {}
    const [example] = schema?.examples ?? Object.values(examples ?? {}).map(({ value }) => value)
    return [{ name, description, example: String(example ?? '') }]
  })
}

function reader({ components }: OpenApiDocument) {
  const parameters = components?.parameters as unknown as Record<string, Parameter>
  const schemas = components?.schemas as unknown as Record<string, Schema>
  const resolve = (ref: string) => schemas[nameOf(ref)] ?? {}

  function parametersOf({ operationId, parameters: refs = [] }: Described) {
    const known = refs.flatMap(({ $ref }) => parameters[nameOf($ref)] ?? [])
    return PLACES.map((place) => ({
      place,
      fields: known
        .filter((one) => one.in === place)
        .flatMap(({ name, schema, required = false }) => {
          const object = { properties: { [name]: schema }, required: required ? [name] : [] }
          return fieldsOf(object, resolve, `${operationId}-${place}`)
        }),
    })).filter(({ fields }) => fields.length > 0)
  }

  function bodyOf({ content }: Media, within: string) {
    const { schema = {}, example } = content?.['application/json'] ?? {}
    const fields = fieldsOf(schema.$ref ? resolve(schema.$ref) : schema, resolve, within)
    return { fields, example: JSON.stringify(example, null, 2) }
  }

  function successOf({ operationId, responses }: Described): Answer[] {
    const answers = Object.entries(responses).filter(([status]) => status < '300')
    const names = answers.map(([, { content }]) =>
      nameOf(content?.['application/json']?.schema?.$ref ?? ''),
    )
    return answers.map(([status, answer], index) => {
      const name = names[index] ?? ''
      const [sameAs] = answers[names.indexOf(name)] ?? []
      const listed = schemas[name]?.properties?.items?.items?.$ref
      return {
        status,
        description: answer.description,
        sameAs: sameAs === status ? undefined : sameAs,
        holds: nameOf(listed ?? name),
        isPage: listed !== undefined,
        ...bodyOf(answer, `${operationId}-${status}`),
      }
    })
  }

  return (method: string, path: string, described: Described): Omit<Operation, 'href'> => ({
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    description: described.description,
    effect: described['x-effect'],
    parameters: parametersOf(described),
    body: described.requestBody && bodyOf(described.requestBody, `${described.operationId}-body`),
    success: successOf(described),
    refusals: Object.entries(described.responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, answer]) => refusalsOf(status, answer)),
    samples: described['x-codeSamples'],
  })
}

function refusalsOf(status: string, { content }: Media): Refusal[] {
  const examples = content?.['application/json']?.examples ?? {}
  return Object.entries(examples).map(([code, { summary = '', value }]) => ({
    status,
    code,
    meaning: summary,
    message: value.error.message,
  }))
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
