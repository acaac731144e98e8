import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../kernel/clock.ts'
import type { Log } from '../kernel/log.ts'
import type { SandboxRecord } from './append-only-record.ts'
import type { Faults } from './faults.ts'

export type Webhook = { provider: string; url: string; contentType: string; body: string }

/** Returns at once, after the webhook is recorded. */
export type Deliver = (webhook: Webhook) => void

/** `id` is the same for every attempt. */
export type Pending = Webhook & { id: string; createdAt: string }

/** By provider: makes the headers that prove a webhook comes from that provider. */
export type Signers = Record<string, (webhook: Pending) => Record<string, string>>

const BACK_OFF_MILLISECONDS = [200, 500, 1_000, 2_000, 4_000, 8_000]
const LONGEST_BACK_OFF_MILLISECONDS = 10_000
const GIVE_UP_AFTER_MILLISECONDS = 3_600_000
/** As long as Stripe retries. Older webhooks are not resumed after a restart. */
const FORGET_AFTER_MILLISECONDS = 3 * 86_400_000
const ATTEMPT_TIMEOUT_MILLISECONDS = 15_000
const HOLD_BACK_MILLISECONDS = 2_000

/**
 * At-least-once delivery: each webhook is sent until it gets a 2xx, and it survives a restart. Order is not
 * guaranteed; no provider guarantees it.
 */
export function createDelivery(parts: {
  record: SandboxRecord
  faults: Faults
  signers: Signers
  clock: Clock
  log: Log
  /** When aborted, retries stop; undelivered webhooks stay on record. */
  closing: AbortSignal
}): Deliver {
  const { record, faults, signers, clock, log, closing } = parts
  const pending = record.collection<Pending>('webhooks')
  const courier: Courier = { signers, log, signal: closing, held: new Map() }

  const dispatch = async (webhook: Pending, mode?: string) => {
    if (mode === 'out_of_order') await holdBack(courier, webhook.provider)
    if (mode === 'duplicate') {
      await Promise.all([attempt(courier, webhook), attempt(courier, webhook)])
    }
    if (await sendUntilAccepted(courier, webhook)) pending.delete(webhook.id)
    if (mode !== 'out_of_order') release(courier, webhook.provider)
  }
  const start = (webhook: Pending, mode?: string) => {
    dispatch(webhook, mode).catch((error: unknown) => {
      if (!closing.aborted) log.error({ err: error }, 'webhook delivery failed')
    })
  }

  for (const webhook of pending.list()) {
    const age = clock.now().getTime() - Date.parse(webhook.createdAt)
    if (age > FORGET_AFTER_MILLISECONDS) pending.delete(webhook.id)
    else start(webhook)
  }
  return (webhook) => {
    const kept = { ...webhook, id: randomUUID(), createdAt: clock.now().toISOString() }
    pending.put(kept)
    const mode = faults.take(webhook.provider, ['duplicate', 'out_of_order'])
    setImmediate(() => start(kept, mode))
  }
}

type Courier = {
  signers: Signers
  log: Log
  signal: AbortSignal
  /** Webhooks held back, by provider: each waits until the next one has been sent. */
  held: Map<string, (() => void)[]>
}

async function sendUntilAccepted(courier: Courier, webhook: Pending): Promise<boolean> {
  let waitedMilliseconds = 0
  for (let failures = 0; waitedMilliseconds < GIVE_UP_AFTER_MILLISECONDS; failures += 1) {
    if (await attempt(courier, webhook)) return true
    const pause = BACK_OFF_MILLISECONDS[failures] ?? LONGEST_BACK_OFF_MILLISECONDS
    await sleep(pause, undefined, { ref: false, signal: courier.signal })
    waitedMilliseconds += pause
  }
  courier.log.warn({ provider: webhook.provider, url: webhook.url }, 'webhook given up')
  return false
}

async function attempt(courier: Courier, webhook: Pending): Promise<boolean> {
  courier.signal.throwIfAborted()
  const { provider, url, contentType, body } = webhook
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType, ...courier.signers[provider]?.(webhook) },
      redirect: 'manual',
      signal: AbortSignal.any([courier.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MILLISECONDS)]),
    })
    await response.arrayBuffer()
    courier.log.debug({ provider, url, status: response.status }, 'webhook attempted')
    return response.ok
  } catch (error) {
    courier.log.debug({ provider, url, err: error }, 'webhook not delivered')
    return false
  }
}

async function holdBack(courier: Courier, provider: string): Promise<void> {
  const overtaken = new Promise<void>((resolve) => {
    courier.held.set(provider, [...(courier.held.get(provider) ?? []), resolve])
  })
  const limit = sleep(HOLD_BACK_MILLISECONDS, undefined, { ref: false, signal: courier.signal })
  await Promise.race([overtaken, limit])
}

function release(courier: Courier, provider: string): void {
  for (const resolve of courier.held.get(provider) ?? []) resolve()
  courier.held.delete(provider)
}
