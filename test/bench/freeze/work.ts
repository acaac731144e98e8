import { setTimeout as wait } from 'node:timers/promises'
import { pay, setUpLine, untilLive } from '../../support/live-line.ts'
import { type MeetingBody, newLink, setRoom } from '../../support/meeting-room.ts'
import { until } from '../../support/until.ts'
import type { Site } from './site.ts'

const PREPARED_WITHIN_MS = 240_000
const BEGUN_WITHIN_MS = 10_000
const TURNS = [{ say: 'My sink is leaking.' }, { say: 'Ana Ruiz, 512 842 0193.' }, { say: 'Bye.' }]

type Owner = Awaited<ReturnType<Site['owner']>>

export type Prepared = Awaited<ReturnType<typeof prepareOwner>>

/** Prepares one owner before the providers are slow: lines to call and to close, a page to pay on, a meeting room. */
async function prepareOwner(site: Site, name: string) {
  const owner = await site.owner(`${name}@example.com`)
  const [called, toClose] = [await liveLine(owner), await liveLine(owner)]
  const toPay = await setUpLine(owner.api)
  const link = newLink()
  await setRoom(site.config.sandbox.url, { meeting_url: link })
  return { owner, called, toClose, toPay, link }
}

export async function prepare(site: Site, size: number): Promise<Prepared[]> {
  const prepared: Prepared[] = []
  for (let number = 1; number <= size; number += 1)
    prepared.push(await prepareOwner(site, `owner${number}`))
  return prepared
}

async function liveLine({ api }: Owner) {
  const { setup_id: lineId, checkout_url } = await setUpLine(api)
  await pay(checkout_url)
  const { number } = await untilLive(api, lineId, PREPARED_WITHIN_MS)
  return { lineId, number: number ?? '' }
}

/** For each owner a payment, a booking, a closing and a call, within a few seconds. Returns the failures. */
export async function begin(site: Site, prepared: readonly Prepared[]): Promise<string[]> {
  const gone: string[] = []
  const note = (what: string) => (error: unknown) => void gone.push(`${what}: ${error}`)
  const journeys = prepared.flatMap(({ owner, called, toClose, toPay, link }) => [
    () => pay(toPay.checkout_url).catch(note('payment')),
    () => book(owner, link).catch(note('booking')),
    () => close(site, owner, toClose.lineId).catch(note('closing')),
    () => call(site, called.number).catch(note('call')),
  ])
  const under: Promise<unknown>[] = []
  for (const journey of journeys) {
    under.push(journey())
    await wait(BEGUN_WITHIN_MS / journeys.length)
  }
  await Promise.all(under)
  return gone
}

async function book({ api }: Owner, meeting_url: string) {
  const { status } = await api.post<MeetingBody>('/meetings', { meeting_url, max_minutes: 1 })
  if (status > 299) throw new Error(String(status))
}

async function close({ config }: Site, { key }: Owner, lineId: string) {
  const answer = await fetch(`${config.baseUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { lineClose(id: "${lineId}") { __typename } }` }),
  })
  const text = await answer.text()
  if (!answer.ok || text.includes('errors')) throw new Error(text)
}

async function call({ config }: Site, to: string) {
  const from = '+12125551000'
  const answer = await fetch(`${config.sandbox.url}/phone/calls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, to, turns: TURNS, duration_seconds: 40 }),
  })
  const { answered, transcript } = (await answer.json()) as Outcome
  if (!answered) throw new Error('not answered')
  if (transcript.some(({ text }) => text.includes('after the tone'))) throw new Error('voicemail')
}

type Outcome = { answered: boolean; transcript: { text: string }[] }

/** Waits until everything that was begun is done; the result counts what is not done, by kind. */
export async function untilDone({ db }: Site, prepared: readonly Prepared[], withinMs: number) {
  const paid = { id: { in: prepared.map(({ toPay }) => toPay.setup_id) } }
  const closed = { lineId: { in: prepared.map(({ toClose }) => toClose.lineId) } }
  return until(
    'all is done',
    async () => {
      await wait(500)
      return {
        paid: prepared.length - (await db.line.count({ where: { ...paid, status: 'live' } })),
        held: await db.phoneNumber.count({ where: { ...closed, releasedAt: null } }),
        meetings: await db.meeting.count({ where: { state: { not: 'done' } } }),
        calls: await db.call.count({ where: { status: 'in_progress' } }),
        mails: await db.mail.count({ where: { sentAt: null } }),
        claims: await db.claim.count(),
        inbox: await db.providerEvent.count({ where: { processedAt: null } }),
      }
    },
    (left) => Object.values(left).every((count) => count === 0),
    withinMs,
  )
}
