import type { ErrorRequestHandler } from 'express'
import type { z } from 'zod'

/** An error of Recall's or Attendee's API: both use the format of Django REST framework. */
export class DjangoError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** `{field: [messages]}`, nested like the body. */
export function fieldErrors(error: z.ZodError, given: unknown): DjangoError {
  const body: Record<string, unknown> = {}
  for (const issue of error.issues) {
    const path = issue.path.length > 0 ? issue.path.map(String) : ['non_field_errors']
    const missing = issue.path.length > 0 && at(given, issue.path) === undefined
    put(body, path, [missing ? 'This field is required.' : issue.message])
  }
  return new DjangoError(400, body)
}

export const renderDjangoError: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof DjangoError) response.status(error.status).json(error.body)
  else if (error?.type === 'entity.parse.failed') {
    response.status(400).json({ detail: `JSON parse error - ${error.message}` })
  } else next(error)
}

function at(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), given)
}

function put(body: Record<string, unknown>, path: readonly string[], messages: string[]): void {
  const [first = '', ...rest] = path
  if (rest.length === 0) {
    body[first] = messages
    return
  }
  const within = body[first]
  const nested = isNested(within) ? within : {}
  put(nested, rest, messages)
  body[first] = nested
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
