import { setTimeout as wait } from 'node:timers/promises'
import { pay } from '../../support/live-line.ts'
import { call } from './caller.ts'
import { type Client, patientClient, type Tally } from './patient-client.ts'
import type { Random } from './random.ts'
import { type Site, STAFF_TOKEN } from './site.ts'

/** What a journey did and which responses it got: the audit expects exactly this. */
export type Testament = {
  number: number
  kind: string
  email: string
  accountId: string
  lines: { id: string; number: string; isClosed: boolean }[]
  /** Each with what its caller said, to recognise it by. */
  calls: { sid: string; lineId: string; words: string }[]
  testLines: string[]
  meetings: { id: string; end: 'done' | 'cancelled'; minutes: number }[]
  paid: { checkoutUrl: string; seconds: number }[]
  isClosed: boolean
}

export type Traveller = {
  site: Site
  client: Client
  random: Random
  key: string
  told: Testament
}

const WITHIN_MS = 420_000
const ASK_EVERY_MS = 1_500

/** A new owner with a key, at the start of a journey. */
export async function setOut(
  site: Site,
  tally: Tally,
  random: Random,
  { number, kind }: { number: number; kind: string },
): Promise<Traveller> {
  const client = patientClient(site.config.baseUrl, tally)
  const email = `owner${number}@example.com`
  const { data } = await client.graphql<{ apiKeyCreate: { key?: string; apiKey?: object } }>(
    `mutation ($email: String!) { apiKeyCreate(input: { email: $email, name: "rehearsal" }) {
       ... on NewApiKey { key } } }`,
    { email },
    STAFF_TOKEN,
  )
  const key = data?.apiKeyCreate.key ?? ''
  const account = await client.get<{ id: string }>('/account', key)
  const told = {
    ...{ number, kind, email, accountId: account.body.id, isClosed: false },
    ...{ lines: [], calls: [], testLines: [], meetings: [], paid: [] },
  }
  return { site, client, random, key, told }
}

/** Repeats `look` until `isIt`. @throws with the last value seen */
export async function untilTold<T>(
  what: string,
  look: () => Promise<T>,
  isIt: (seen: T) => boolean,
): Promise<T> {
  const deadline = performance.now() + WITHIN_MS
  for (;;) {
    const seen = await look()
    if (isIt(seen)) return seen
    if (performance.now() > deadline)
      throw new Error(`never ${what}; last seen ${JSON.stringify(seen).slice(0, 400)}`)
    await wait(ASK_EVERY_MS)
  }
}

type LineBody = { status: string; number: string | null; balance: { seconds: number } }

export function readLine({ client, key }: Traveller, lineId: string) {
  return client.get<LineBody>(`/lines/${lineId}`, key).then(({ body }) => body)
}

/** Set-up, payment, live. */
export async function openLine(traveller: Traveller) {
  const { client, key, told } = traveller
  const answer = await client.post<{ setup_id: string; checkout_url: string }>('/lines', key, {
    business_name: `Business ${told.number}`,
    business_phone: '(512) 842-2671',
    owner_mobile: '(512) 842-2672',
    owner_confirmed_terms: true,
    services: ['water heaters', 'drain cleaning'],
  })
  if (answer.status !== 201) throw new Error(`set-up: ${JSON.stringify(answer)}`)
  const { setup_id: id, checkout_url: checkoutUrl } = answer.body
  await pay(checkoutUrl)
  told.paid.push({ checkoutUrl, seconds: 2_400 })
  const live = () => readLine(traveller, id)
  const { number } = await untilTold('live', live, ({ status }) => status === 'live')
  const line = { id, number: number ?? '', isClosed: false }
  told.lines.push(line)
  return line
}

/** One call to a line by a caller with a request. */
export async function callLine(
  traveller: Traveller,
  line: { id: string; number: string },
  onTurn?: (said: number) => void,
) {
  const { site, random, told } = traveller
  const words = `unit ${random.whole(10_000, 99_999)}`
  const matter = `my water heater in ${words} is leaking`
  const plan = {
    to: line.number,
    from: `+1212${random.whole(2_000_000, 9_999_999)}`,
    turns: [
      { say: `Hi, this is Dana Reyes, ${matter}, please call me back.` },
      { say: 'Yes.' },
      { say: 'No, thank you, bye.' },
    ],
    voicemail: `This is Dana Reyes, ${matter}.`,
    ...(onTurn ? { onTurn } : {}),
  }
  const sid = await call(site.config.sandbox.url, plan, random)
  if (sid === undefined) throw new Error(`${line.number} is not in service`)
  told.calls.push({ sid, lineId: line.id, words })
}
