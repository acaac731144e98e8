import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from './api.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

const ASK_EVERY_MS = 75

/** A line's set-up as an integrator would send it. */
export const LINE_SETUP = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  services: ['water heaters', 'drain cleaning'],
}

export type SetUp = { setup_id: string; checkout_url: string; minutes: number; price_cents: number }

export type LineBody = {
  id: string
  status: string
  number: string | null
  pack: string
  balance: { seconds: number; minutes_remaining: number }
  checkout_url: string | null
  live_at: string | null
}

/** POST /lines; returns its response, or throws an error that shows it. */
export async function setUpLine(api: Api, wishes: object = {}): Promise<SetUp> {
  const answer = await api.post<SetUp>('/lines', { ...LINE_SETUP, ...wishes })
  if (answer.status !== 201) {
    throw new Error(`POST /lines answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return answer.body
}

/** Does what the checkout page's button does. */
export async function pay(checkoutUrl: string): Promise<void> {
  const answer = await fetch(`${checkoutUrl}/pay`, { method: 'POST' })
  if (!answer.ok) throw new Error(`the checkout answered ${answer.status}: ${await answer.text()}`)
}

/** Where a checkout page leads back to, as its buttons answer. */
export async function returnsOf(checkoutUrl: string) {
  const answer = await fetch(`${checkoutUrl}/cancel`, { method: 'POST' })
  const { session } = (await answer.json()) as { session: Record<string, string> }
  return { success: session.success_url ?? '', cancel: session.cancel_url ?? '' }
}

/** Polls slowly enough to stay below every rate limit. */
export async function untilLive(api: Api, lineId: string, withinMs?: number): Promise<LineBody> {
  const { body } = await until(
    `line ${lineId} is live`,
    async () => {
      await wait(ASK_EVERY_MS)
      return api.get<LineBody>(`/lines/${lineId}`)
    },
    (answer) => answer.body.status === 'live',
    withinMs,
  )
  return body
}

/** A new account with a line that was set up, paid and provisioned through the public endpoints. */
export async function openLiveLine(world: World, wishes: object = {}) {
  const owner = await world.account()
  const { setup_id: lineId, checkout_url } = await setUpLine(owner.api, wishes)
  await pay(checkout_url)
  const line = await untilLive(owner.api, lineId)
  return { owner, lineId, line, number: line.number ?? '' }
}
