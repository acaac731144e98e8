import { setTimeout as wait } from 'node:timers/promises'
import { pay } from '../../support/live-line.ts'
import { newLink, setRoom } from '../../support/meeting-room.ts'
import { call } from './caller.ts'
import { closeAccount } from './close-account.ts'
import { callLine, openLine, readLine, type Traveller, untilTold } from './journey.ts'
import type { Random } from './random.ts'

/** The kinds of journeys, with their share in percent. */
const KINDS = {
  answered: { share: 35, go: answered },
  buyer: { share: 15, go: buyer },
  listed: { share: 8, go: listed },
  tester: { share: 12, go: tester },
  noted: { share: 14, go: noted },
  calledOff: { share: 5, go: calledOff },
  leaver: { share: 11, go: leaver },
} as const

export type Kind = keyof typeof KINDS

export function drawKind(random: Random): Kind {
  let place = random.whole(1, 100)
  for (const [kind, { share }] of Object.entries(KINDS)) {
    place -= share
    if (place <= 0) return kind as Kind
  }
  return 'answered'
}

export const go = (kind: Kind, traveller: Traveller): Promise<void> => KINDS[kind].go(traveller)

async function answered(traveller: Traveller) {
  const line = await openLine(traveller)
  const calls = traveller.random.whole(1, 3)
  for (let done = 0; done < calls; done += 1) await callLine(traveller, line)
  await untilListed(traveller, line.id, calls)
}

/** Waits until the calls are listed, which happens when they are over, however we learned of the end. */
async function untilListed({ client, key }: Traveller, lineId: string, calls: number) {
  const list = () =>
    client.get<{ items: { duration_seconds: number }[] }>(`/lines/${lineId}/calls?limit=100`, key)
  await untilTold('all calls listed', list, ({ body }) => body.items.length >= calls)
  await client.get(`/lines/${lineId}/messages`, key)
}

async function buyer(traveller: Traveller) {
  const { client, key, told } = traveller
  const line = await openLine(traveller)
  await callLine(traveller, line)
  const pack = traveller.random.oneOf(['min40', 'min200'])
  const { body } = await client.post<{ checkout_url: string; minutes: number }>(
    `/lines/${line.id}/minute-packs`,
    key,
    { pack },
  )
  await pay(body.checkout_url)
  const seconds = body.minutes * 60
  told.paid.push({ checkoutUrl: body.checkout_url, seconds })
  const balance = () => readLine(traveller, line.id).then(({ balance }) => balance.seconds)
  await untilTold('credited', balance, (left) => left > seconds)
  await callLine(traveller, line)
}

async function listed(traveller: Traveller) {
  const { client, key } = traveller
  const line = await openLine(traveller)
  const { codes } = await client.graphql(
    `mutation ($id: ID!) { directoryOptIn(lineId: $id, trade: "Plumber", town: "Austin") {
       __typename ... on ApiError { code message } } }`,
    { id: line.id },
    key,
  )
  if (codes.length > 0) throw new Error(`opting in: ${codes}`)
  const address = `/a2a/resolve?number=${encodeURIComponent(line.number)}`
  const found = await untilTold(
    'found in the directory',
    () => client.read<{ agentCard?: string }>(address),
    ({ status }) => status === 200,
  )
  if (!JSON.stringify(found.body).includes('http')) throw new Error('the directory gave no card')
  await callLine(traveller, line)
}

async function tester({ site, client, key, random, told }: Traveller) {
  const order = { business_name: `Drains ${told.number}`, trade: 'plumbing' }
  const { status, body } = await client.post<{ test_number_e164: string; test_code: string }>(
    '/test-lines',
    key,
    order,
  )
  if (status !== 201) throw new Error(`test line: ${status} ${JSON.stringify(body)}`)
  told.testLines.push(body.test_code)
  const plan = {
    to: body.test_number_e164,
    from: `+1212${random.whole(2_000_000, 9_999_999)}`,
    turns: [
      { press: body.test_code },
      { say: 'This is Sam Ortiz, my kitchen sink is clogged.' },
      { say: 'Yes.' },
      { say: 'No, thank you, bye.' },
    ],
    voicemail: 'Sam Ortiz.',
  }
  await call(site.config.sandbox.url, plan, random)
}

type MeetingBody = { id: string; state: string }

async function order({ site, client, key, random, told }: Traveller, room: object) {
  const link = newLink()
  const minutes = random.whole(1, 3)
  await setRoom(site.config.sandbox.url, { meeting_url: link, minutes, ...room })
  const { status, body } = await client.post<MeetingBody>('/meetings', key, {
    meeting_url: link,
    max_minutes: minutes + 1,
    title: `Meeting ${told.number}`,
  })
  if (status > 299) throw new Error(`meeting: ${status} ${JSON.stringify(body)}`)
  const read = () => client.get<MeetingBody>(`/meetings/${body.id}`, key)
  return { id: body.id, minutes, read }
}

async function noted(traveller: Traveller) {
  const { client, key, told } = traveller
  const { id, minutes, read } = await order(traveller, { lobby_seconds: 2 })
  await untilTold('done', read, ({ body }) => body.state === 'done')
  const { status } = await client.get(`/meetings/${id}/recap`, key)
  if (status !== 200) throw new Error(`recap: ${status}`)
  told.meetings.push({ id, end: 'done', minutes })
}

/** Cancels while the note-taker is on the way or in the room; a meeting that ended first is not cancelled. */
async function calledOff(traveller: Traveller) {
  const { client, key, told, random } = traveller
  const { id, minutes, read } = await order(traveller, { real_seconds: 60 })
  await wait(random.next() * 6_000)
  await client.post(`/meetings/${id}/cancel`, key)
  const isOver = ({ body }: { body: MeetingBody }) => ['cancelled', 'done'].includes(body.state)
  const { body } = await untilTold('cancelled', read, isOver)
  told.meetings.push({ id, minutes, end: body.state === 'done' ? 'done' : 'cancelled' })
}

/** Closes the account with a payment page open, and then pays on it, if it is still open. */
async function leaver(traveller: Traveller) {
  const { client, key, told, random } = traveller
  const line = await openLine(traveller)
  if (random.next() < 0.5) await callLine(traveller, line)
  const { body } = await client.post<{ checkout_url: string }>(
    `/lines/${line.id}/minute-packs`,
    key,
    { pack: 'min40' },
  )
  await closeAccount(traveller)
  line.isClosed = true
  told.isClosed = true
  await pay(body.checkout_url).then(
    () => told.paid.push({ checkoutUrl: body.checkout_url, seconds: 2_400 }),
    () => undefined,
  )
}
