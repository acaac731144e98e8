import type { CodeSample } from '../code-samples.ts'
import type { OpenApiDocument } from '../document.ts'
import { type Field, fieldsOf, type Schema } from './fields.ts'

/** What the page shows, in its order. */
export type ReferencePage = {
  baseUrl: string
  paragraphs: string[]
  groups: { name: string; description: string; operations: Operation[] }[]
  schemas: { name: string; description: string; fields: Field[] }[]
}

type Operation = {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: Field[]
  body: Body | undefined
  success: (Body & { status: string; description: string })[]
  refusals: { status: string; description: string }[]
  samples: CodeSample[]
}

type Body = { schema: string; example: string }

type Media = { content?: Record<string, { schema?: Schema; example?: unknown }> }
type Described = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { $ref: string }[]
  requestBody?: Media
  responses: Record<string, Media & { description: string }>
  'x-codeSamples': CodeSample[]
}
type Parameter = { in: string; name: string; required?: boolean; schema: Schema }

export function referencePage(document: OpenApiDocument): ReferencePage {
  const parameters = document.components?.parameters as unknown as Record<string, Parameter>
  const schemas = document.components?.schemas as unknown as Record<string, Schema>
  const paths = document.paths as unknown as Record<string, Record<string, Described>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      operation: operationOf(method, path, described, parameters, schemas),
    })),
  )
  return {
    baseUrl: document.servers?.[0]?.url ?? '',
    paragraphs: (document.info.description ?? '').split('\n\n'),
    groups: (document.tags ?? []).map(({ name, description = '' }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map(({ operation }) => operation),
    })),
    schemas: Object.entries(schemas).map(([name, schema]) => ({
      name,
      description: schema.description ?? '',
      fields: fieldsOf(schema, (ref) => schemas[nameOf(ref)] ?? {}),
    })),
  }
}

function operationOf(
  method: string,
  path: string,
  described: Described,
  parameters: Record<string, Parameter>,
  schemas: Record<string, Schema>,
): Operation {
  const responses = Object.entries(described.responses)
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    description: described.description,
    parameters: (described.parameters ?? []).flatMap(({ $ref }) =>
      parameterField(parameters[nameOf($ref)], schemas),
    ),
    body: described.requestBody && bodyOf(described.requestBody),
    success: responses
      .filter(([status]) => status < '300')
      .map(([status, response]) => ({
        status,
        description: response.description,
        ...bodyOf(response),
      })),
    refusals: responses
      .filter(([status]) => status >= '400')
      .map(([status, { description }]) => ({ status, description })),
    samples: described['x-codeSamples'],
  }
}

function parameterField(parameter: Parameter | undefined, schemas: Record<string, Schema>) {
  if (!parameter) return []
  const { name, schema, required = false } = parameter
  const object = { properties: { [name]: schema }, required: required ? [name] : [] }
  return fieldsOf(object, (ref) => schemas[nameOf(ref)] ?? {}).map((field) => ({
    ...field,
    type: `${field.type}, in the ${parameter.in}`,
  }))
}

function bodyOf({ content }: Media): Body {
  const { schema, example } = content?.['application/json'] ?? {}
  return { schema: nameOf(schema?.$ref ?? ''), example: JSON.stringify(example, null, 2) }
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
