import type { Owner } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { startTopUp } from '../../src/lines/top-up/switch-top-up.ts'
import { until } from './until.ts'

export const PAYS = '4242 4242 4242 4242'
export const DECLINES = '4000 0000 0000 0341'
export const ASKS_OWNER = '4000 0027 6000 3184'

type Line = { accountId: string; lineId: string }
type Order = { pack: string; thresholdMinutes: number; packsPerMonth: number }

/** Saves a card on its open page, as the owner would, without waiting for the webhook. */
export async function saveCard(url: string, card: string): Promise<void> {
  const answer = await fetch(`${url}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ card }),
  })
  if (!answer.ok) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`)
}

/** Turns on auto top-up, with a saved card, and waits until it is on. */
export async function turnOn(app: App, line: Line, order: Order, card = PAYS) {
  const viewer: Owner = { kind: 'session', accountId: line.accountId, sessionId: 'sess' }
  const { setUpUrl } = await startTopUp(app, viewer, line.lineId, order)
  await saveCard(setUpUrl ?? '', card)
  return untilTopUp(app, line, ({ status }) => status === 'on')
}

type TopUp = NonNullable<Awaited<ReturnType<App['db']['topUp']['findFirst']>>>

export async function untilTopUp(app: App, line: Line, isIt: (topUp: TopUp) => boolean) {
  const read = () => app.db.topUp.findUniqueOrThrow({ where: { accountId_lineId: line } })
  return until('the top-up is so', read, isIt)
}
