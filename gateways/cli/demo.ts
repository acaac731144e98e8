import { setTimeout as wait } from 'node:timers/promises'
import { CliError, type Client, createClient } from './client.ts'
import { createKey } from './commands.ts'
import { demoDirectory } from './demo-directory.ts'

const EMAIL = 'demo@example.com'
const STEP_WITHIN_MS = 30_000
const ASK_EVERY_MS = 200

const SETUP = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  city: 'Austin',
  description: 'Family plumbers for homes in Austin.',
  services: ['water heaters', 'drain cleaning', 'leak repair'],
}

/** Caller's words of the demo call; an urgent one, so that the mail shows it. */
const CALL = [
  { say: 'Hi, are you open right now? My water heater burst and the garage is flooding.' },
  { say: 'My name is Dana Reyes.' },
  { say: 'My number is five one two, eight four two, oh one nine three.' },
  { say: 'Yes, that is right.' },
  { say: 'No, that is all. Thank you, bye.' },
]

type Line = { id: string; status: string; number: string; balance: { seconds: number } }

/** The owner's journey over the public doors: set up, pay, phone, read. Each step prints what came of it. */
export async function runDemo(client: Client, sandboxUrl: string) {
  const key = await step('make an API key', () => createKey(client, { email: EMAIL, name: 'demo' }))
  const rest = createRest(`${client.url}/v1`, key)

  const setUp = await step('POST /v1/lines', () =>
    rest<{ setup_id: string; checkout_url: string }>('POST', '/lines', SETUP),
  )
  await step('pay on the checkout page', () => request('POST', `${setUp.checkout_url}/pay`))
  const line = await step('wait until the line is live', () =>
    until(
      () => rest<Line>('GET', `/lines/${setUp.setup_id}`),
      ({ status }) => status === 'live',
    ),
  )
  const mail = await step('read the mail with the number', () =>
    until(
      () => request<{ subject: string }[]>('GET', `${sandboxUrl}/mailbox/messages?to=${EMAIL}`),
      (mails) => mails.some(({ subject }) => subject.includes('answering line')),
    ),
  )
  show('mail', mail[0]?.subject)

  const call = await step(`phone ${line.number} and leave a message`, () =>
    request<{ transcript: { who: string; text: string }[] }>('POST', `${sandboxUrl}/phone/calls`, {
      from: '+15128420193',
      to: line.number,
      turns: CALL,
    }),
  )
  for (const { who, text } of call.transcript) show(who, text)

  const { items: calls } = await step('GET /v1/lines/{id}/calls', () =>
    until(
      () => rest<{ items: object[] }>('GET', `/lines/${line.id}/calls`),
      ({ items }) => items.length > 0,
    ),
  )
  show('call', calls[0])
  const { items: messages } = await step('GET /v1/lines/{id}/messages', () =>
    rest<{ items: object[] }>('GET', `/lines/${line.id}/messages`),
  )
  show('message', messages[0])
  const { balance } = await rest<Line>('GET', `/lines/${line.id}`)
  show('balance', balance)

  await demoDirectory({ step, show, request }, createClient(client.url, key), line)
  const { items: left } = await step('GET /v1/lines/{id}/messages', () =>
    rest<{ items: object[] }>('GET', `/lines/${line.id}/messages`),
  )
  show('message', left[0])
}

async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`• ${title} … `)
  const began = performance.now()
  const result = await work()
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(1)} s\n`)
  return result
}

function show(label: string, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  process.stdout.write(`    ${label}: ${text}\n`)
}

function createRest(baseUrl: string, key: string) {
  return <T>(method: string, path: string, body?: unknown) =>
    request<T>(method, `${baseUrl}${path}`, body, { authorization: `Bearer ${key}` })
}

async function request<T>(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new CliError(`${method} ${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as T
}

async function until<T>(look: () => Promise<T>, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + STEP_WITHIN_MS
  for (;;) {
    const seen = await look()
    if (isIt(seen)) return seen
    if (Date.now() > deadline)
      throw new CliError(`not within ${STEP_WITHIN_MS / 1_000} s: ${JSON.stringify(seen)}`)
    await wait(ASK_EVERY_MS)
  }
}
