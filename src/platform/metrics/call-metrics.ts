import { Gauge, Histogram, type Registry } from 'prom-client'

export type CallMetrics = {
  /** The carrier's socket for a call is open in this process. */
  connected(): void
  disconnected(): void
  /** The first words of the reply were sent this many seconds after the caller stopped speaking. */
  replied(seconds: number): void
}

export function callMetrics(registers: Registry[]): CallMetrics {
  const connections = new Gauge({
    name: 'frontdesk_call_connections',
    help: 'Calls whose socket is open in this process.',
    registers,
  })
  const turn = new Histogram({
    name: 'frontdesk_call_turn_duration_seconds',
    help: 'From what a caller said to the first words of the reply.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10],
    registers,
  })
  return {
    connected: () => connections.inc(),
    disconnected: () => connections.dec(),
    replied: (seconds) => turn.observe(seconds),
  }
}
