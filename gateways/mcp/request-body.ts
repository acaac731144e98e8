import type { RequestHandler } from 'express'
import { ApiError, type ApiErrorCode } from '../../src/kernel/errors.ts'
import { readJsonBody } from '../wire/json-body.ts'
import { INVALID_REQUEST, PARSE_ERROR, refuse, SERVER_ERROR } from './json-rpc-refusal.ts'

/** No call needs more than ten. The library walks a message recursively, so deep nesting would overflow its stack. */
const LEVELS_MAX = 64

/** The HTTP status of each reason to refuse a body. */
const STATUS: Partial<Record<ApiErrorCode, number>> = { body_too_large: 413, json_only: 415 }

/** Reads any JSON value; the protocol library checks whether it is JSON-RPC. */
export const readAgentBody: RequestHandler = async (request, response, next) => {
  if (request.method !== 'POST') return next()
  try {
    request.body = (await readJsonBody(request)).value
  } catch (error) {
    // The client disconnected while sending its body: nobody to answer.
    if (response.destroyed) return
    if (!(error instanceof ApiError)) throw error
    // A refused body is not read to its end, so the connection cannot be reused.
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
