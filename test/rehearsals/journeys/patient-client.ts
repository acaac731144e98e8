import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const AGAIN_AFTER_MS = 1_000
const GIVEN_UP_AFTER_MS = 240_000
const ANSWER_WITHIN_MS = 30_000

/** How often each response came, by endpoint: `POST /v1/lines 503`. */
export type Tally = Map<string, number>

export type Client = ReturnType<typeof patientClient>

type Asked = { method: string; path: string; body?: unknown; key: string }
type Answer<T> = { status: number; body: T }

/**
 * An integrator who follows the reference: a request without a response, or with a retryable error, is repeated with
 * the same Idempotency-Key.
 */
export function patientClient(baseUrl: string, tally: Tally) {
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)

  async function once<T>(asked: Asked, idempotencyKey: string): Promise<Answer<T> | undefined> {
    const { method, path, body, key } = asked
    const door = `${method} ${path.replace(/\w+_\w{20,}/g, '{id}').replace(/\?.*/, '')}`
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(method === 'POST' ? { 'idempotency-key': idempotencyKey } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      const text = await response.text()
      count(`${door} ${response.status}`)
      return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T }
    } catch (error) {
      count(`${door} no answer (${causeOf(error)})`)
      return undefined
    }
  }

  /** @throws when it failed for longer than anybody would keep trying */
  async function ask<T>(asked: Asked): Promise<Answer<T>> {
    const idempotencyKey = randomUUID()
    const deadline = performance.now() + GIVEN_UP_AFTER_MS
    for (;;) {
      const answer = await once<T>(asked, idempotencyKey)
      if (answer && answer.status < 500 && ![409, 429].includes(answer.status)) return answer
      if (performance.now() > deadline) {
        throw new Error(`${asked.method} ${asked.path} in vain; last ${JSON.stringify(answer)}`)
      }
      await wait(AGAIN_AFTER_MS)
    }
  }

  return {
    get: <T>(path: string, key: string) => ask<T>({ method: 'GET', path: `/v1${path}`, key }),
    post: <T>(path: string, key: string, body?: unknown) =>
      ask<T>({ method: 'POST', path: `/v1${path}`, key, body }),
    read: <T>(path: string) => ask<T>({ method: 'GET', path, key: '' }),
    /** Retries when the service is temporarily unavailable; the caller handles other errors. */
    async graphql<T>(query: string, variables: object, key: string): Promise<Answered<T>> {
      const deadline = performance.now() + GIVEN_UP_AFTER_MS
      for (;;) {
        const { status, body } = await ask<GraphqlBody<T>>({
          method: 'POST',
          path: '/graphql',
          key,
          body: { query, variables },
        })
        const codes = codesOf(body)
        for (const code of codes) count(`POST /graphql ${code}`)
        const isPassing = codes.some((code) => AGAIN.test(code))
        if (!isPassing) return { status, data: body.data, codes }
        if (performance.now() > deadline) throw new Error(`in vain: ${query} ${codes}`)
        await wait(AGAIN_AFTER_MS)
      }
    },
  }
}

type GraphqlBody<T> = { data?: T | null; errors?: { extensions?: { code?: string } }[] }
type Answered<T> = { status: number; data: T | null | undefined; codes: string[] }

function codesOf({ errors = [] }: GraphqlBody<unknown>): string[] {
  return errors.map(({ extensions }) => extensions?.code ?? 'no code')
}

const AGAIN = /unavailable|internal/i

function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? String(error)
}
