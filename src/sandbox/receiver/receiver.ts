import { randomUUID } from 'node:crypto'
import express, { type Request, type Response, Router } from 'express'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import type { Received } from './received.ts'
import { receiverPage } from './receiver-page.ts'

const Secret = z.object({
  secret: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]+=*$/),
})

/**
 * Stands in for an integrator's program: accepts events at `POST /events`, verifies each with the Standard Webhooks
 * library and the secrets entered on its page, and shows all of them, verified or not.
 */
export function receiver({ record, config, clock }: Sandbox): { router: Router } {
  const secrets = record.collection<{ id: string }>('event_secrets')
  const received = record.collection<Received>('received_events')
  const router = Router()

  router.post('/events', express.text({ type: () => true, limit: '64kb' }), (request, response) => {
    const body = String(request.body)
    const headers = {
      'webhook-id': request.get('webhook-id') ?? '',
      'webhook-timestamp': request.get('webhook-timestamp') ?? '',
      'webhook-signature': request.get('webhook-signature') ?? '',
    }
    const verified = secrets.list().some(({ id: secret }) => verifies(secret, body, headers))
    const [id, at] = [randomUUID(), clock.now().toISOString()]
    received.put({
      ...{ id, at, eventId: headers['webhook-id'], verified, body },
      headers: { ...headersOf(request), ...headers },
    })
    response.json({ received: true, verified })
  })

  type Asked = { problem?: string; type?: string; before?: string }

  function show(response: Response, { problem, type = '', before = '' }: Asked) {
    const address = `${config.sandbox.url}/events`
    const newestFirst = received.list().toReversed()
    const narrowed = { received: newestFirst, problem, type, before }
    const shown = { address, secrets: secrets.list().length, ...narrowed }
    response.type('html').send(receiverPage(shown))
  }

  router.get('/events', ({ query }, response) => {
    const { type, before } = query
    show(response, {
      ...(typeof type === 'string' && { type }),
      ...(typeof before === 'string' && { before }),
    })
  })

  router.get('/events/received.json', (_request, response) => {
    response.json(received.list())
  })

  router.post('/events/secrets', express.urlencoded({ extended: false }), (request, response) => {
    const given = Secret.safeParse(request.body)
    if (!given.success) {
      response.status(400)
      return show(response, { problem: 'That is no signing secret: one begins with whsec_' })
    }
    secrets.put({ id: given.data.secret })
    response.redirect(303, '/events')
  })

  return { router }
}

/** What else tells a program how to read the body. */
function headersOf(request: Request): Record<string, string> {
  const names = ['content-type', 'content-length', 'user-agent']
  return Object.fromEntries(names.map((name) => [name, request.get(name) ?? '']))
}

function verifies(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
