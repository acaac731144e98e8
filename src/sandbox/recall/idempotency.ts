import type { RequestHandler } from 'express'
import type { Sandbox } from '../sandbox.ts'

type FirstAnswer = { id: string; status: number; body: string; at: string }

const KEPT_MILLISECONDS = 3_600_000

/** As Recall's `Idempotency-Key`: for an hour the first answer again, whatever the body; per method and path. */
export function idempotency({ record, clock }: Sandbox): RequestHandler {
  const answers = record.collection<FirstAnswer>('recall_idempotency')
  return (request, response, next) => {
    const key = request.get('Idempotency-Key')
    if (!key || !['POST', 'PUT', 'PATCH'].includes(request.method)) return next()
    const id = `${request.method} ${request.baseUrl}${request.path} ${key}`
    const now = clock.now()
    const first = answers.get(id)
    if (first && now.getTime() - Date.parse(first.at) < KEPT_MILLISECONDS) {
      response.status(first.status).type('application/json').send(first.body)
      return
    }
    const send = response.send.bind(response)
    response.send = (body) => {
      if (typeof body === 'string') {
        answers.put({ id, status: response.statusCode, body, at: now.toISOString() })
      }
      return send(body)
    }
    next()
  }
}
