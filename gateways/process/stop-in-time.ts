import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../../src/app.ts'
import type { HttpDoors } from '../http.ts'

export type Running = {
  app: App
  http: HttpDoors | undefined
  close(): Promise<void>
  stopSandbox(): Promise<void>
}

export async function stop({ app, http, close, stopSandbox }: Running) {
  const drained = await inTime(DRAIN_WITHIN_MS, http && drain(http))
  const closed = await inTime(CLOSE_WITHIN_MS, close())
  if (!drained || !closed) app.log.warn({ drained, closed }, 'stopped with work in hand')
  await inTime(SANDBOX_WITHIN_MS, stopSandbox())
}

/** Supervisors usually kill ten seconds after the signal. Unfinished work is then requested again or retried. */
const DRAIN_WITHIN_MS = 6_000
export const CLOSE_WITHIN_MS = 3_000
/** The sandbox is told to stop at once; only a test or a person waits to see it end. */
const SANDBOX_WITHIN_MS = 500

/** Clients keep idle connections open for a minute and more; do not wait for them. */
async function drain({ server, close }: HttpDoors) {
  const hangUp = setInterval(() => server.closeIdleConnections(), 50)
  await close()
  clearInterval(hangUp)
}

export function inTime(ms: number, work: Promise<void> | undefined): Promise<boolean> {
  return Promise.race([Promise.resolve(work).then(() => true), wait(ms, false, { ref: false })])
}
