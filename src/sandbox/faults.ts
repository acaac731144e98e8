import type { RequestHandler, Response } from 'express'

export const FAULT_MODES = ['down', 'slow', 'duplicate', 'out_of_order', 'drop_response'] as const

export type FaultMode = (typeof FAULT_MODES)[number]

/** Faults set with `POST /faults`. Kept in memory: a restart clears them. */
export type Faults = {
  /** The next `times` requests (or webhooks, for `duplicate` and `out_of_order`) get the fault; 0 clears it. */
  set(provider: string, mode: FaultMode, times: number): void
  /** Uses up one occurrence of the first of these modes that is set, if any. */
  take(provider: string, modes: readonly FaultMode[]): FaultMode | undefined
}

export function createFaults(): Faults {
  const left = new Map<string, number>()
  const key = (provider: string, mode: FaultMode) => `${provider} ${mode}`
  return {
    set(provider, mode, times) {
      left.set(key(provider, mode), times)
    },
    take(provider, modes) {
      const mode = modes.find((candidate) => (left.get(key(provider, candidate)) ?? 0) > 0)
      if (mode) left.set(key(provider, mode), (left.get(key(provider, mode)) ?? 0) - 1)
      return mode
    },
  }
}

const REQUEST_FAULTS = ['down', 'slow', 'drop_response'] as const

/**
 * Runs before a provider's API routes. down: 503 and no effect; slow: the effect and the answer come late;
 * drop_response: the effect happens and the connection closes without an answer.
 */
export function faultGate(
  faults: Faults,
  provider: string,
  slowMilliseconds = 5_000,
): RequestHandler {
  return (_request, response, next) => {
    const mode = faults.take(provider, REQUEST_FAULTS)
    if (mode === 'down') {
      response.status(503).type('text/plain').send('Service Unavailable')
      return
    }
    if (mode === 'slow') {
      setTimeout(next, slowMilliseconds)
      return
    }
    if (mode === 'drop_response') dropAnswer(response)
    next()
  }
}

function dropAnswer(response: Response): void {
  response.flushHeaders = () => {}
  response.write = () => true
  response.end = () => {
    response.socket?.destroy()
    return response
  }
}
