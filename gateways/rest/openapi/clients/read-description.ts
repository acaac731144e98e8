import { openApiDocument } from '../document.ts'

/** The part of JSON Schema that the description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

export type Parameter = {
  /** The component's key: `line-id`. */
  key: string
  name: string
  in: 'path' | 'query' | 'header'
  description: string
  schema: Schema & { examples?: unknown[] }
}

export type DescribedOperation = {
  operationId: string
  method: 'get' | 'post'
  path: string
  tag: string
  summary: string
  description: string
  parameters: Parameter[]
  body: { schema: Schema; example: object } | undefined
  /** The success statuses; all have the same response shape. */
  statuses: number[]
  answers: Schema
  /** The possible error codes. */
  codes: string[]
}

type Document = {
  paths: Record<string, Record<string, Record<string, never>>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
  tags: { name: string; description: string }[]
}

/** The parts of the API description from which clients are generated. They do not depend on where the service runs. */
export function readDescription() {
  const document: Document = JSON.parse(
    JSON.stringify(openApiDocument('https://frontdesk.invalid')),
  )
  const { schemas, parameters } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      described({ path, method, ...operation } as never, parameters),
    ),
  )
  return { operations, schemas, tags: document.tags }
}

type Written = {
  path: string
  method: 'get' | 'post'
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters?: { $ref: string }[]
  requestBody?: { content: { 'application/json': { schema: Schema; example: object } } }
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}

function described(
  { tags: [tag], parameters = [], requestBody, responses, ...operation }: Written,
  components: Record<string, Parameter>,
): DescribedOperation {
  const all = Object.entries(responses).map(([status, { content }]) => ({
    status: Number(status),
    schema: content['application/json'].schema,
  }))
  const good = all.filter(({ status }) => status < 300)
  const bad = all.filter(({ status }) => status >= 300)
  return {
    ...operation,
    tag,
    parameters: parameters.flatMap(({ $ref }) => {
      const key = nameOf($ref)
      const parameter = components[key]
      return parameter ? [{ ...parameter, key }] : []
    }),
    body: requestBody?.content['application/json'],
    statuses: good.map(({ status }) => status),
    answers: good[0]?.schema ?? {},
    codes: bad.flatMap(
      ({ schema }) => (schema.properties?.error?.properties?.code?.enum ?? []) as string[],
    ),
  }
}

/** `#/components/schemas/Line` → `Line`. */
export function nameOf($ref: string): string {
  return $ref.split('/').at(-1) ?? ''
}
