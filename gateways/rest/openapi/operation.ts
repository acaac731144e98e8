import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { codeSamples } from './code-samples.ts'
import { idempotentReplayed, limitHeaders } from './headers.ts'
import { idempotencyKey } from './parameters.ts'
import { refusals, type WireCode } from './refusals.ts'

type Described = {
  method: 'get' | 'post'
  /** Relative to the base address: `/lines/{id}`. */
  path: string
  operationId: string
  tag: string
  summary: string
  description: string
  /** What a request changes in the account, as a warning before trying it with a real key. A GET changes nothing. */
  effect?: string
  parameters?: { path?: z.ZodObject; query?: z.ZodObject }
  body?: { schema: z.ZodObject; example: object }
  /** By status: what it means, and the schema of the body. */
  success: Record<number, readonly [meaning: string, schema: z.ZodObject]>
  refusals: readonly WireCode[]
}

/** One operation, plus what all operations share: headers, refusals, code samples. */
export function operation(baseUrl: string, described: Described): ZodOpenApiOperationObject {
  const { method, body, success } = described
  const responses = Object.entries(success).map(([status, [meaning, schema]]) => [
    status,
    successResponse(method, meaning, schema),
  ])
  return {
    operationId: described.operationId,
    tags: [described.tag],
    summary: described.summary,
    description: described.description,
    requestParams: {
      ...described.parameters,
      ...(method === 'post' ? { header: idempotencyKey } : {}),
    },
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: body.schema, example: body.example } },
          },
        }
      : {}),
    responses: { ...Object.fromEntries(responses), ...refusals(method, described.refusals) },
    'x-effect': described.effect ?? 'Reads from your account. Nothing changes.',
    'x-codeSamples': codeSamples(baseUrl, { ...described, body: body?.example }),
  }
}

function successResponse(
  method: 'get' | 'post',
  description: string,
  schema: z.ZodObject,
): ZodOpenApiResponseObject {
  return {
    description,
    headers: z.object(
      method === 'post'
        ? { ...limitHeaders, 'Idempotent-Replayed': idempotentReplayed }
        : limitHeaders,
    ),
    content: { 'application/json': { schema, example: firstExample(schema) } },
  }
}

function firstExample(schema: z.ZodObject): unknown {
  const examples: unknown = schema.meta()?.examples
  return Array.isArray(examples) ? examples[0] : undefined
}
