import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Sandbox } from '../sandbox.ts'
import { StripeError } from './stripe-error.ts'

type FirstAnswer = {
  id: string
  endpoint: string
  paramsHash: string
  status: number
  body: string
  at: string
}

const KEPT_MILLISECONDS = 86_400_000
const LONGEST_KEY = 255

/**
 * Works like Stripe's `Idempotency-Key`: repeats the first answer byte for byte; refuses other parameters or another
 * endpoint under the same key; does not keep validation failures.
 */
export function idempotency({ record, clock }: Sandbox): RequestHandler {
  const answers = record.collection<FirstAnswer>('stripe_idempotency')
  return (request, response, next) => {
    const key = request.get('Idempotency-Key')
    if (request.method !== 'POST' || !key) return next()
    if (key.length > LONGEST_KEY) {
      throw new StripeError(400, 'Idempotency keys can be up to 255 characters long.', {
        type: 'idempotency_error',
      })
    }
    const now = clock.now()
    const endpoint = `${request.baseUrl}${request.path}`
    const paramsHash = hash(JSON.stringify(request.body ?? {}))
    response.set('Idempotency-Key', key)
    const first = answers.get(key)
    if (first && now.getTime() - Date.parse(first.at) < KEPT_MILLISECONDS) {
      refuseOtherRequest(first, { key, endpoint, paramsHash })
      response.set('Idempotent-Replayed', 'true')
      response.status(first.status).type('application/json').send(first.body)
      return
    }
    const send = response.send.bind(response)
    response.send = (body) => {
      const { statusCode: status } = response
      if (typeof body === 'string' && (status < 400 || status >= 500)) {
        answers.put({ id: key, endpoint, paramsHash, status, body, at: now.toISOString() })
      }
      return send(body)
    }
    next()
  }
}

function refuseOtherRequest(
  first: FirstAnswer,
  now: { key: string; endpoint: string; paramsHash: string },
): void {
  if (first.endpoint !== now.endpoint) {
    throw new StripeError(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used ` +
        `for ('${now.endpoint}' vs '${first.endpoint}'). Try using a key other than '${now.key}' if you ` +
        `meant to execute a different request.`,
      { type: 'idempotency_error' },
    )
  }
  if (first.paramsHash !== now.paramsHash) {
    throw new StripeError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first ` +
        `used with. Try using a key other than '${now.key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    )
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
