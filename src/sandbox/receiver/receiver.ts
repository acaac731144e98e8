import { randomUUID } from 'node:crypto'
import express, { type Request, type Response, Router } from 'express'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { namesOfIds } from './names-of-ids.ts'
import type { Received } from './received.ts'
import { type Asked, receiverPage } from './receiver-page.ts'

const Secret = z.object({
  secret: z
    .string()
    .trim()
    .regex(/^whsec_[A-Za-z0-9+/]+=*$/),
})

const NOTHING_ASKED: Asked = { type: '', before: '', event: '' }

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

  function show(response: Response, asked: Asked, problem?: string) {
    const newestFirst = received.list().toReversed()
    const shown = {
      ...{ address: `${config.sandbox.url}/events`, secrets: secrets.list().length },
      ...{ received: newestFirst.toSorted((a, b) => b.at.localeCompare(a.at)), asked, problem },
      names: namesOfIds(record),
    }
    response.type('html').send(receiverPage(shown))
  }

  router.get('/events', ({ query }, response) => {
    const asked = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
    show(response, { type: asked('type'), before: asked('before'), event: asked('event') })
  })

  router.get('/events/received.json', (_request, response) => {
    response.json(received.list())
  })

  router.post('/events/secrets', express.urlencoded({ extended: false }), (request, response) => {
    const given = Secret.safeParse(request.body)
    if (!given.success) {
      response.status(400)
      return show(response, NOTHING_ASKED, 'That is no signing secret: one begins with whsec_')
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
