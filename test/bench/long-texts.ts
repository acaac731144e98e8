import { setTimeout as wait } from 'node:timers/promises'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { openSite, type Site } from './freeze/site.ts'
import { quantile } from './quantile.ts'
import { BUSINESSES } from './receptionist/businesses.ts'
import { WEDNESDAY } from './receptionist/caller.ts'

/**
 * What does an agent's longest text cost the process that handles it? First each text alone: milliseconds of this
 * thread's CPU per turn, whatever else the machine does. Then a service: response times of /healthz alone and next to
 * agents that send such texts without pause. The arguments `turns` and `service` run only one part; FREEZE_PORT and
 * DATABASE_URL as in bench:freeze.
 */
/** Systems count a thread's CPU time in steps of milliseconds, so the mean of many turns is reported. */
const TURNS = 100
const COST_MS_MAX = 10
const PORT = Number(process.env.FREEZE_PORT ?? 18_100)
const AGENTS = 4
const SECONDS = 8
const PROBE_EVERY_MS = 10

const TEXTS: Record<string, string> = {
  'oh × 600': 'oh '.repeat(600),
  'one word of 1,800 letters': 'a'.repeat(1_800),
  'digits × 900': '5 1 '.repeat(450),
  'numbers in words × 420': 'five one two '.repeat(140),
  'commas × 900': 'a,'.repeat(900),
  'questions × 94': 'Do you fix drains? '.repeat(94),
  'names × 112': 'My name is Ana. '.repeat(112),
  'talk of 1,800 letters':
    'So the sink in the kitchen started leaking last night and the floor is wet by the door. '.repeat(
      20,
    ),
}

const engine = rulesReceptionist()
const facts = { ...BUSINESSES.plumbing, languages: ['es', 'de', 'fr'] as const }
const [part] = process.argv.slice(2)
if (part !== 'service') await reportTurns()
if (part !== 'turns') await reportService()
// Keep-alive connections of HTTP agents would keep the process running.
process.exit()

async function reportTurns() {
  for (const [name, text] of Object.entries(TEXTS)) {
    const [first, ...later] = await turnsOf(text.slice(0, 1_800))
    const mean = later.reduce((sum, time) => sum + time, 0) / later.length
    const verdict = mean < COST_MS_MAX ? 'under' : 'NOT UNDER'
    print(
      `${name.padEnd(26)} first ${ms(first)}  mean ${ms(mean)}  most ${ms(Math.max(...later))}  ${verdict} ${COST_MS_MAX} ms`,
    )
  }
}

async function reportService() {
  const site = await openSite(['all'], PORT, { TRUST_PROXY: 'loopback' })
  try {
    const slug = await listedLine(site)
    print(`/healthz, asked every ${PROBE_EVERY_MS} ms`)
    report('alone', await healthBeside(site, []))
    for (const [what, text] of Object.entries({
      'a plain question': 'Do you do drain cleaning on Saturdays?',
      ...TEXTS,
    })) {
      const senders = Array.from({ length: AGENTS }, (_, index) => sender(site, slug, text, index))
      report(`beside ${what}`, await healthBeside(site, senders))
    }
  } finally {
    await site.close()
  }
}

/** CPU milliseconds per turn, both at the beginning of a call and in the middle of one. */
async function turnsOf(text: string): Promise<number[]> {
  const times: number[] = []
  const begun = engine.begin('+13105550111')
  const words = { kind: 'speech', text: 'My sink is leaking, this is Ana Ruiz.' } as const
  const middle = (await engine.hear(facts, begun, words, WEDNESDAY)).conversation
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const conversation of [begun, middle]) {
      const before = process.threadCpuUsage()
      await engine.hear(facts, conversation, { kind: 'speech', text }, WEDNESDAY)
      const { user, system } = process.threadCpuUsage(before)
      times.push((user + system) / 1_000)
    }
  }
  return times
}

async function listedLine({ config, owner }: Site): Promise<string> {
  const { api, key } = await owner('listed@example.com')
  const { setup_id: lineId, checkout_url } = await setUpLine(api)
  await pay(checkout_url)
  await untilLive(api, lineId, 120_000)
  const response = await fetch(`${config.baseUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { directoryOptIn(lineId: "${lineId}") { ... on Line { directory { agentCard } } } }`,
    }),
  })
  const slug = /agents\/([^/]+)\//.exec(await response.text())?.[1]
  if (!slug) throw new Error('the line was not listed')
  return slug
}

/** An agent that sends the text again after each response, from so many addresses that no limit stops it. */
function sender({ config }: Site, slug: string, text: string, index: number) {
  const times: number[] = []
  const stop = new AbortController()
  const going = (async () => {
    for (let sent = 0; !stop.signal.aborted; sent += 1) {
      const from = performance.now()
      const response = await fetch(`${config.baseUrl}/agents/${slug}/a2a`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'a2a-version': '1.0',
          'x-forwarded-for': `198.${18 + index}.${Math.floor(sent / 250) % 256}.${sent % 250}`,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'SendMessage',
          params: {
            message: { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ text }] },
          },
        }),
      })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${response.status} ${body}`)
      times.push(performance.now() - from)
    }
  })()
  return {
    times,
    end: async () => {
      stop.abort()
      await going
    },
  }
}

async function healthBeside({ config }: Site, senders: ReturnType<typeof sender>[]) {
  const health: number[] = []
  const under: Promise<void>[] = []
  const until = performance.now() + SECONDS * 1_000
  while (performance.now() < until) {
    const from = performance.now()
    under.push(
      fetch(`${config.baseUrl}/healthz`).then(async (response) => {
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`healthz answered ${response.status}`)
        health.push(performance.now() - from)
      }),
    )
    await wait(PROBE_EVERY_MS)
  }
  for (const each of senders) await each.end()
  await Promise.all(under)
  return { health, messages: senders.flatMap(({ times }) => times) }
}

function report(what: string, { health, messages }: Awaited<ReturnType<typeof healthBeside>>) {
  const sent =
    messages.length > 0
      ? `  (${messages.length} messages, p50 ${ms(quantile(messages, 0.5))}, p99 ${ms(quantile(messages, 0.99))})`
      : ''
  print(
    `${what.padEnd(30)} p50 ${ms(quantile(health, 0.5))}  p99 ${ms(quantile(health, 0.99))}  most ${ms(Math.max(...health))}${sent}`,
  )
}

function ms(value = Number.NaN): string {
  return `${value.toFixed(1)} ms`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
