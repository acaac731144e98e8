import type { RequestHandler } from 'express'
import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import { readJsonBody } from '../wire/json-body.ts'
import { INVALID_REQUEST, PARSE_ERROR, refuse, SERVER_ERROR } from './json-rpc-refusal.ts'

/** No call needs more than ten; the library walks a message by recursion, and runs out of stack. */
const LEVELS_MAX = 64

/** What a body can be refused for, and the HTTP status of it. */
const STATUS: Partial<Record<ApiErrorCode, number>> = { body_too_large: 413, json_only: 415 }

/** Reads any JSON value; whether it is JSON-RPC is for the protocol to say. */
export const readAgentBody: RequestHandler = async (request, response, next) => {
  if (request.method !== 'POST') return next()
  try {
    request.body = (await readJsonBody(request)).value
  } catch (error) {
    // The client has gone in the middle of its body: there is nobody to answer.
    if (response.destroyed) return
    if (!(error instanceof ApiError)) throw error
    // A refused body is not read to its end, so the connection cannot be used again.
    if (!request.complete) response.set('connection', 'close')
    const status = STATUS[error.code]
    return refuse(response, status ?? 400, error.message, status ? SERVER_ERROR : PARSE_ERROR)
  }
  if (isDeeperThan(request.body, LEVELS_MAX)) {
    return refuse(response, 400, `Nested deeper than ${LEVELS_MAX} levels`, INVALID_REQUEST)
  }
  next()
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
