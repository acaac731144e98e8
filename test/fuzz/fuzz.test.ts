import { Agent } from 'node:http'
import {
  buildClientSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import {
  expectAlive,
  expectBooksRight,
  expectInboxEmpty,
  expectNoJobLeft,
  victimsRows,
} from './afterwards.ts'
import { type Dice, thrown } from './dice.ts'
import { a2aDoor, mcpDoor } from './doors/agents.ts'
import { graphqlDoor } from './doors/graphql.ts'
import { oauthDoor } from './doors/oauth.ts'
import { pageDoor } from './doors/pages.ts'
import { carrierDoor, webhookDoor } from './doors/providers.ts'
import { restDoor } from './doors/rest.ts'
import { CANARY, openSite, type Site } from './site.ts'
import { callByPage, callByVoice, type Talk, talkOf } from './talks.ts'
import { send, told, type WireAnswer, type WireRequest } from './wire.ts'

/** How to repeat a run, and its length. */
const { FUZZ_SEED, FUZZ_REQUESTS, FUZZ_DOOR } = process.env
const seed = Number(FUZZ_SEED ?? Date.now() % 2 ** 31)
const requests = Number(FUZZ_REQUESTS ?? 2_000)
const FULL = 20_000
/** The share of requests that are frames of calls and turns on the test call page. */
const TALKED = 0.1
const REQUESTS_A_TALK = 12
const AT_ONCE = 16

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const unhandled: unknown[] = []
const keep = (reason: unknown) => unhandled.push(reason)
const faults: { door: string; cause: string; told: string }[] = []
const answers = new Map<string, Map<number, number>>()
const met = new Set<string>()
let causes: string[] = []
let site: Site
let schema: GraphQLSchema
let before: Awaited<ReturnType<typeof victimsRows>>

beforeAll(async () => {
  process.stdout.write(`fuzz of every door: FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}\n`)
  process.on('unhandledRejection', keep)
  process.on('uncaughtExceptionMonitor', keep)
  site = await openSite()
  await expectNoJobLeft(site)
  before = await victimsRows(site)
  hearLog()
}, 60_000)
afterAll(async () => {
  process.off('unhandledRejection', keep)
  process.off('uncaughtExceptionMonitor', keep)
  agent.destroy()
  await site.world.close()
}, 60_000)

test('whatever is sent to whichever door is no fault of ours', async () => {
  const doors = await doorsOf(site)
  await side(
    thrown(seed, Math.ceil(requests * (1 - TALKED)), (dice) => dice.pick(doors)(dice)),
    tryOut,
  )
  if (!FUZZ_DOOR || FUZZ_DOOR === 'voice') {
    await side(thrown(seed, Math.ceil((requests * TALKED) / REQUESTS_A_TALK), talkOf), talk)
  }
  process.stdout.write(
    `${JSON.stringify(Object.fromEntries([...answers].map(([door, found]) => [door, Object.fromEntries(found)])))}\n`,
  )
  expect({ seed, faults: summed() }).toEqual({ seed, faults: [] })
}, 900_000)

test('nothing is left to be done, and nothing was lost', async () => {
  await expectNoJobLeft(site)
  const dead = await expectInboxEmpty(site)
  process.stdout.write(`fuzz: ${dead} dead letters\n`)
  await expectBooksRight(site)
  expect(await victimsRows(site)).toEqual(before)
  await expectAlive(site)
  expect(unhandled).toEqual([])
}, 200_000)

test.runIf(requests >= FULL && !FUZZ_DOOR)(
  'every field and argument of GraphQL was asked for',
  () => {
    const all = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__'),
    ) as GraphQLObjectType[]
    const wanted = all.flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, args }) => [
        `${type.name}.${name}`,
        ...args.map((arg) => `${type.name}.${name}(${arg.name})`),
      ]),
    )
    expect(wanted.filter((one) => !met.has(one))).toEqual([])
  },
)

async function doorsOf(at: Site): Promise<((dice: Dice) => WireRequest)[]> {
  const introspected = await graphqlClient(
    at.world.url,
    at.world.app.staffToken,
  )(getIntrospectionQuery())
  schema = buildClientSchema(introspected.data as unknown as IntrospectionQuery)
  const graphql = graphqlDoor(at, schema, met)
  const [rest, mcp, a2a, oauth] = [restDoor(at), mcpDoor(at), a2aDoor(at), oauthDoor(at)]
  const [webhooks, carrier, pages] = [webhookDoor(at), carrierDoor(at), pageDoor(at)]
  const named = { rest, graphql, mcp, a2a, oauth, webhooks, carrier, pages }
  if (FUZZ_DOOR)
    return Object.entries(named).flatMap(([name, door]) => (name === FUZZ_DOOR ? [door] : []))
  return [
    rest,
    rest,
    graphql,
    graphql,
    graphql,
    graphql,
    mcp,
    a2a,
    oauth,
    webhooks,
    webhooks,
    carrier,
    carrier,
    pages,
    pages,
    pages,
    pages,
  ]
}

/** Runs `AT_ONCE` items at a time, in order. */
async function side<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function tryOut(sent: WireRequest) {
  const { door } = sent
  try {
    const answer = await send(site.world.url, agent, sent)
    count(door, answer.status)
    const cause = faultIn(sent, answer)
    if (cause)
      faults.push({
        door,
        cause,
        told: `${told(sent)} → ${answer.status} ${answer.text.slice(0, 300)}`,
      })
  } catch (error) {
    // The server closes the connection of a client that sends more than it reads.
    if (
      /EPIPE|ECONNRESET/.test(String((error as NodeJS.ErrnoException).code)) &&
      (sent.body?.length ?? 0) > 60_000
    )
      return
    faults.push({ door, cause: `no answer: ${error}`, told: told(sent) })
  }
}

/** Features that a deployment may switch off, or limits used up: not a fault. */
const NOT_OFFERED =
  /"(test_lines_unavailable|line_setup_unavailable|not_enabled)"|no test line|in use/i
/** The description and the staff tool list fault codes; mentioning one is not a fault. */
const TELLS_OF_CODES = /^\/(openapi\.json|developers\/reference|staff\/graphiql)/
const INSIDE =
  /INTERNAL_SERVER_ERROR|"internal_error"|-32603|Unexpected error|Prisma|\bat [^ ]+ \(?(file:|\/)/

function faultIn(
  { path, from, headers }: WireRequest,
  { status, text }: WireAnswer,
): string | undefined {
  if (status >= 500 && !(status === 503 && NOT_OFFERED.test(text)))
    return `${status} ${causes.at(-1) ?? ''}`
  if (INSIDE.test(text) && !TELLS_OF_CODES.test(path))
    return `of the inside: ${INSIDE.exec(text)?.[0]}`
  const isStaff = from === 'staff' || headers.cookie === site.staff.cookie
  return !isStaff && text.includes(CANARY) ? 'of another account' : undefined
}

async function talk(one: Talk) {
  for (const [door, call] of [
    ['voice', callByVoice],
    ['hear', callByPage],
  ] as const) {
    await call(site, one).then(
      (sent) => count(door, 0, sent),
      (error) =>
        faults.push({
          door,
          cause: `${error} ${causes.at(-1) ?? ''}`,
          told: JSON.stringify(one, textOf).slice(0, 1_500),
        }),
    )
  }
}

function textOf(_name: string, value: unknown) {
  const { type, data } = (value ?? {}) as { type?: string; data?: number[] }
  return type === 'Buffer' && data ? Buffer.from(data).toString().slice(0, 200) : value
}

function count(door: string, status: number, more = 1) {
  const found = answers.get(door) ?? new Map<number, number>()
  answers.set(door, found.set(status, (found.get(status) ?? 0) + more))
}

/** Faults by door and cause, with one request of each to send again. */
function summed() {
  const kinds = new Map<string, { count: number; told: string }>()
  for (const { door, cause, told: what } of faults) {
    const kind = `${door}: ${cause.replace(/invalid value .*/, 'invalid value').slice(0, 140)}`
    kinds.set(kind, {
      count: (kinds.get(kind)?.count ?? 0) + 1,
      told: kinds.get(kind)?.told ?? what,
    })
  }
  return [...kinds].map(
    ([kind, { count: times, told: what }]) => `${times} × ${kind}\n      ${what}`,
  )
}

/** Collects the site's own error log for the cause of a 5xx; some entries may belong to other requests. */
function hearLog() {
  const { log } = site.world.app
  const written = log.error.bind(log)
  log.error = ((...args: Parameters<typeof written>) => {
    const [{ error }] = args as unknown as [{ error?: Error }]
    causes = [
      ...causes.slice(-20),
      String(error?.stack ?? error)
        .replace(/\s+/g, ' ')
        .slice(0, 260),
    ]
    return written(...args)
  }) as typeof log.error
}
