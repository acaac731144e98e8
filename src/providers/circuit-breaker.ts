import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
} from 'cockatiel'
import { expectClaim } from '../platform/db/exclusive-lease.ts'
import { currentLane, type Lane } from '../platform/jobs/lane.ts'
import type { ProviderStanding } from '../platform/metrics/provider-metrics.ts'
import { requestOutcome } from './request-outcome.ts'

/** The provider was not called: it failed repeatedly, or too many requests already wait. A later request may work. */
export class ProviderResting extends Error {
  constructor(provider: string, cause: Error) {
    super(`${provider} is not asked now: ${cause.message}`, { cause })
    this.name = 'ProviderResting'
  }
}

/** How many requests run at once, and how many wait for a slot. The lanes do not share slots. */
const PLACES: Record<Lane, { requests: number; waiting: number }> = {
  // A slot costs only a socket.
  doors: { requests: 32, waiting: 128 },
  // A job that waits longer than a job may last would be started a second time.
  jobs: { requests: 8, waiting: 16 },
}
const LANES = Object.keys(PLACES) as Lane[]
/** After this many failures in a row the provider gets no requests; then one at a time, at growing intervals. */
const FAILURES_MAX = 5
const REST_MS = { initialDelay: 1_000, maxDelay: 15_000 }

/** Methods computed locally, without a request. */
export const RECKONED = new Set<string | symbol>(['isSigned', 'readEvent'])

export type Guarded<T> = { provider: T; standing(): ProviderStanding }

/** The same provider with a limit on concurrent requests, and a pause after repeated failures. */
export function guarded<T extends object>(name: string, target: T): Guarded<T> {
  const { ask, standing } = guardOf(name)
  const provider = new Proxy(target, {
    get(members, key) {
      const member: unknown = Reflect.get(members, key)
      if (typeof member !== 'function' || RECKONED.has(key)) return member
      return (...given: unknown[]) => ask(() => Reflect.apply(member, members, given))
    },
  })
  return { provider, standing }
}

function guardOf(name: string) {
  const circuit = circuitBreaker(
    handleWhen((error) => requestOutcome(error) === 'failed'),
    {
      breaker: new ConsecutiveBreaker(FAILURES_MAX),
      halfOpenAfter: new ExponentialBackoff(REST_MS),
    },
  )
  const places = Object.fromEntries(
    LANES.map((lane) => [lane, bulkhead(PLACES[lane].requests, PLACES[lane].waiting)]),
  ) as Record<Lane, ReturnType<typeof bulkhead>>

  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await places[currentLane()].execute(() => {
        // The claim may have been lost while waiting for a slot.
        expectClaim()
        return circuit.execute(request)
      })
    } catch (error) {
      const rests = error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError
      throw rests ? new ProviderResting(name, error) : error
    }
  }

  function standing(): ProviderStanding {
    const taken = (of: 'requests' | 'waiting', left: 'executionSlots' | 'queueSlots') =>
      LANES.reduce((sum, lane) => sum + PLACES[lane][of] - places[lane][left], 0)
    return {
      circuit: CIRCUIT[circuit.state],
      requestsInHand: taken('requests', 'executionSlots'),
      requestsWaiting: taken('waiting', 'queueSlots'),
    }
  }
  return { ask, standing }
}

const CIRCUIT = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const
