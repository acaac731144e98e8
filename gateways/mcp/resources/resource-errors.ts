import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import { ApiError, type ApiErrorCode } from '../../../src/kernel/errors.ts'
import type { Log } from '../../../src/kernel/log.ts'
import { asUnavailable } from '../../../src/platform/db/unavailable.ts'
import { wireMessage } from '../../wire/wire-error-message.ts'

const NOT_THERE: readonly ApiErrorCode[] = ['not_found', 'not_ready']

/**
 * Reads a resource. Failures become errors of the protocol; unexpected ones are logged, and their details are not sent.
 */
export async function answerResource<T>(log: Log, uri: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw asProtocolError(log, uri, asUnavailable(error) ?? error)
  }
}

function asProtocolError(log: Log, uri: string, error: unknown): Error {
  if (error instanceof ProtocolError) return error
  if (error instanceof ApiError) {
    const { code } = error
    if (NOT_THERE.includes(code)) return new ResourceNotFoundError(uri, wireMessage(error))
    const ours = code === 'unavailable' || code === 'internal_error'
    const kind = ours ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams
    return new ProtocolError(kind, wireMessage(error))
  }
  log.error({ error }, 'agent resource failed')
  return new ProtocolError(ProtocolErrorCode.InternalError, 'Something went wrong on our side.')
}
