import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { openApiDocument } from '../../gateways/rest/openapi/document.ts'

/** The parts of the description that the tests read. */
export type Operation = {
  method: 'get' | 'post'
  /** Below the base URL: `/lines/{id}`. */
  path: string
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { $ref: string }[]
  requestBody?: { content: Json }
  responses: Record<string, Response>
  'x-codeSamples': { lang: string; source: string }[]
}

type Json = {
  'application/json': {
    schema: Record<string, unknown>
    example?: unknown
    examples?: Record<string, { value: unknown }>
  }
}
type Response = {
  description: string
  headers: Record<string, { $ref: string }>
  content: Json
}

/** The document as a client receives it. */
export function readDocument(baseUrl = 'https://frontdesk.invalid') {
  return JSON.parse(JSON.stringify(openApiDocument(baseUrl)))
}

export function operationsOf(document = readDocument()): Operation[] {
  const paths: Record<string, Record<'get' | 'post', Operation>> = document.paths
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method === 'get' ? 'get' : 'post',
    })),
  )
}

/**
 * Throws when a response of `/v1` does not match the description: an undocumented status, a body that breaks its
 * schema, a missing required header. `path` is the requested one: `/lines/line_…/calls?limit=5`.
 */
export function assertDescribed(
  method: string,
  path: string,
  status: number,
  body: unknown,
  headers?: Headers,
): void {
  const described = description()
  const operation = described.find(method, path.split('?', 1)[0] ?? '')
  const response = operation ? operation.responses[status] : described.unknown.responses[status]
  const told = `${method} ${path} answered ${status} ${JSON.stringify(body)?.slice(0, 500)}`
  if (!response) throw new Error(`not described: ${told}`)
  // The response to a HEAD has a GET's headers and no body.
  if (method !== 'HEAD') {
    const isValid = described.validator(response.content['application/json'].schema)
    if (!isValid(body)) throw new Error(`${explain(isValid)}: ${told}`)
  }
  if (!operation || !headers) return
  const missing = described.requiredHeaders(response).filter((name) => !headers.has(name))
  if (missing.length > 0) throw new Error(`without ${missing.join(', ')}: ${told}`)
}

/** Where a body breaks the described schema of a request; undefined when it is valid. */
export function requestFault(operation: Operation, body: unknown): string | undefined {
  const { requestValidator } = description()
  const schema = operation.requestBody?.content['application/json'].schema
  if (!schema) return undefined
  const isValid = requestValidator(schema)
  return isValid(body) ? undefined : explain(isValid)
}

/** Where a value breaks a schema of the description; undefined when it is valid. */
export function schemaFault(schema: object, value: unknown): string | undefined {
  const isValid = description().validator(schema)
  return isValid(value) ? undefined : explain(isValid)
}

let known: ReturnType<typeof readDescription> | undefined

/** Read once per process, at the first response. */
function description() {
  known ??= readDescription()
  return known
}

function readDescription() {
  const document = readDocument()
  const operations = operationsOf(document)
  const routes = operations.map((operation) => ({
    operation,
    path: new RegExp(`^${operation.path.replace('{id}', '[^/]+')}$`),
  }))
  const [first] = operations
  if (!first) throw new Error('the description has no operation')
  return {
    find: (method: string, path: string) => {
      const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
      return routes.find((route) => route.operation.method === wanted && route.path.test(path))
        ?.operation
    },
    /** An unknown path is a 401, which every operation has (contract §5.4). */
    unknown: { responses: { 401: first.responses[401] } as Record<number, Response | undefined> },
    validator: compiler(document, true),
    // In a request a format is only a hint to the client, as in JSON Schema: the bounds count.
    requestValidator: compiler(document, false),
    requiredHeaders: ({ headers = {} }: Response) =>
      Object.keys(headers).filter((name) => {
        const component = headers[name]?.$ref.split('/').at(-1) ?? name
        return document.components.headers[component].required
      }),
  }
}

function compiler(document: { components: object }, validateFormats: boolean) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats })
  formats.default(ajv)
  ajv.addSchema({ $id: 'https://frontdesk.invalid/description', components: document.components })
  const compiled = new WeakMap<object, ValidateFunction>()
  return (schema: object): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
    compiled.set(schema, validate)
    return validate
  }
}

function absolute(schema: object): object {
  const text = JSON.stringify(schema)
  return JSON.parse(
    text.replaceAll('"#/components', '"https://frontdesk.invalid/description#/components'),
  )
}

function explain({ errors }: ValidateFunction): string {
  const [error] = errors ?? []
  return `${error?.instancePath || 'body'} ${error?.message} ${JSON.stringify(error?.params)}`
}
