import type { RequestHandler } from 'express'
import { z } from 'zod'
import { INVALID_PARAMS, refuse } from './refuse.ts'

const paged = z.looseObject({ cursor: z.string().optional() }).optional()

/** What the protocol asks of the parameters, by method (its schemas of 2025-06-18 and 2026-07-28). */
const PARAMS = new Map<unknown, z.ZodType>([
  ['tools/call', z.looseObject({ name: z.string(), arguments: z.looseObject({}).optional() })],
  ['resources/read', z.looseObject({ uri: z.string() })],
  ['tools/list', paged],
  ['resources/list', paged],
  ['resources/templates/list', paged],
])

/** Refuses parameters of the wrong type as -32602. The library would call them -32603, a fault of ours. */
export const checkParams: RequestHandler = (request, response, next) => {
  const { body } = request
  const problem = [body].flat().map(problemOf).find(Boolean)
  if (!problem) return next()
  if (Array.isArray(body)) return refuse(response, 400, problem, INVALID_PARAMS)
  refuse(response, 200, problem, INVALID_PARAMS, body.id ?? null)
}

function problemOf(message: { method?: unknown; params?: unknown } | null): string | undefined {
  const issue = PARAMS.get(message?.method)?.safeParse(message?.params).error?.issues[0]
  return issue && `${['params', ...issue.path].join('.')}: ${issue.message}`
}
