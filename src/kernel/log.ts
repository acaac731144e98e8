import { destination, type Logger, pino, stdSerializers } from 'pino'
import { currentRequestId } from './request-id.ts'

export type Log = Logger

/**
 * JSON lines on stderr; stdout is for output that a person requested. Messages are constant; what varies goes in
 * fields; personal data goes under keys that start with `pii.`. A line that belongs to a request has its id.
 */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: requestField,
      serializers: { error: stdSerializers.err, err: stdSerializers.err },
    },
    destination(2),
  )
}

function requestField() {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
