import { Agent, request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBlank } from '../../src/kernel/text/blank-text.ts'
import {
  assertDescribed,
  operationsOf,
  readDocument,
  requestFault,
  schemaFault,
} from '../support/description.ts'
import { type FuzzRequest, type Known, requestGrid, requestsOf } from '../support/fuzz-requests.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { withoutBlanks } from '../support/without-blanks.ts'
import { openWorld, type World } from '../support/world.ts'

const RANDOM_REQUESTS = 10_240
const AT_ONCE = 16
/** Errors for features that a deployment may switch off; every other 5xx is a fault. */
const OFF = new Set(['test_lines_unavailable', 'line_setup_unavailable'])

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const document = readDocument()
const operations = operationsOf(document)
const seen = new Map<string, Set<number>>()
let world: World
let known: Known

beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  const { owner: own, lineId, number } = await openLiveLine(world)
  await makeCall(world.app, {
    to: number,
    from: '+13105550000',
    says: ['This is Ana Ruiz, my water heater is leaking.', 'Yes.', 'That is all, thank you.'],
  })
  const other = await world.account()
  known = {
    keys: [...Array(12).fill(own.key), other.key, `${own.key}x`],
    ids: [
      lineId,
      await storeNotedMeeting(world.app, own.accountId),
      (await setUpLine(other.api)).setup_id,
      await storeNotedMeeting(world.app, other.accountId),
    ],
    components: document.components,
  }
})
afterAll(async () => {
  agent.destroy()
  await world.close()
})

test('one thing odd at a time brings nothing that is not described', async () => {
  const requests = operations.flatMap((operation) => requestGrid(operation, known))
  for (let index = 0; index < requests.length; index += AT_ONCE) {
    await tryOut(requests.slice(index, index + AT_ONCE))
  }
  expect(requests.length).toBeGreaterThan(1_000)
})

test('whatever is sent brings nothing that is not described', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  process.stdout.write(`fuzz: ${RANDOM_REQUESTS} requests, FUZZ_SEED=${seed}\n`)
  const anyRequest = fc.oneof(...operations.map((operation) => requestsOf(operation, known)))
  const batches = fc.array(anyRequest, { minLength: AT_ONCE, maxLength: AT_ONCE })
  const details = await fc.check(fc.asyncProperty(batches, tryOut), {
    seed,
    numRuns: RANDOM_REQUESTS / AT_ONCE,
    // The error names the one request; smaller batches would tell no more.
    endOnFailure: true,
    interruptAfterTimeLimit: 300_000,
    markInterruptAsFailure: true,
  })
  expect({ seed, fault: details.errorInstance, runs: details.numRuns }).toEqual({
    seed,
    fault: null,
    runs: RANDOM_REQUESTS / AT_ONCE,
  })
}, 120_000)

test('every operation was met, taken and refused', () => {
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(operations.map((operation) => [operation.operationId, reached(operation)])),
  )
})

async function tryOut(requests: readonly FuzzRequest[]): Promise<void> {
  await Promise.all(
    requests.map(async (request) => {
      const answer = await send(request)
      check(request, answer)
      const { operationId } = request.operation
      seen.set(operationId, (seen.get(operationId) ?? new Set()).add(answer.status))
    }),
  )
}

/** A fuzzer that never passes authentication finds nothing, so it must have received these statuses. */
function reached({ method, responses }: (typeof operations)[number]) {
  const good = Number(Object.keys(responses)[0])
  const refused = method === 'post' ? [400, 401, 413, 415] : [401]
  return expect.toSatisfy((statuses: Set<number>) =>
    [good, ...refused].every((status) => statuses.has(status)),
  )
}

type Answer = { status: number; headers: Headers; text: string }

function check(request: FuzzRequest, { status, headers, text }: Answer) {
  const told = `${describe(request)} → ${status} ${text.slice(0, 300)}`
  const body = text ? JSON.parse(text) : undefined
  assertDescribed(request.method, request.target, status, body, headers)
  if (status >= 500 && !OFF.has(body?.error?.code)) throw new Error(`fault of ours: ${told}`)
  if (status < 300) {
    const fault = bodyFault(request) ?? queryFault(request)
    if (fault) throw new Error(`taken though ${fault}: ${told}`)
  }
}

function bodyFault({ operation, body }: FuzzRequest): string | undefined {
  if (!operation.requestBody) return undefined
  if (!/^application\/json(; charset=utf-8)?$/i.test(body?.contentType ?? ''))
    return 'it is not JSON'
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body?.bytes)
  return requestFault(operation, withoutBlanks(document, operation, JSON.parse(text)))
}

function queryFault({ operation, query }: FuzzRequest): string | undefined {
  const described = (operation.parameters ?? [])
    .map(({ $ref }) => known.components.parameters[$ref.split('/').at(-1) ?? ''])
    .filter((parameter) => parameter?.in === 'query')
  for (const [name, value] of query) {
    const schema = described.find((parameter) => parameter?.name === name)?.schema
    const meant = schema?.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value
    const fault = schema && !isBlank(value) && schemaFault(schema, meant)
    if (fault) return `${name}: ${fault}`
  }
  return undefined
}

function describe({ method, target, headers, body }: FuzzRequest): string {
  const { authorization, ...others } = headers
  const sent = body
    ? `${body.contentType} ${JSON.stringify(body.bytes.toString().slice(0, 500))}`
    : ''
  return `${method} ${target} ${JSON.stringify(others)} ${sent}`
}

function send(request: FuzzRequest): Promise<Answer> {
  const { method, target, headers, body } = request
  return new Promise((resolve, reject) => {
    const sending = httpRequest(`${world.url}`, {
      agent,
      method,
      path: `/v1${target}`,
      headers: {
        ...headers,
        ...(body?.contentType === undefined ? {} : { 'content-type': body.contentType }),
        ...(body ? { 'content-length': body.bytes.length } : {}),
      },
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection just as it was used again: Node says to send it anew.
      if (sending.reusedSocket && error.code === 'ECONNRESET') resolve(send(request))
      else reject(error)
    })
    sending.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sending.end(body?.bytes)
  })
}
