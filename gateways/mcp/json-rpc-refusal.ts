import type { Response } from 'express'

/** JSON-RPC leaves -32000 to servers; the message says what is wrong. */
export const SERVER_ERROR = -32_000
export const PARSE_ERROR = -32_700
export const INVALID_REQUEST = -32_600
export const INVALID_PARAMS = -32_602

/** Refuses a request before the protocol library handles it, using its id if known. */
export function refuse(
  response: Response,
  status: number,
  message: string,
  code = SERVER_ERROR,
  id: string | number | null = null,
) {
  response.status(status).json({ jsonrpc: '2.0', id, error: { code, message } })
}
