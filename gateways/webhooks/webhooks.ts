import express, { type ErrorRequestHandler, type Response, Router } from 'express'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { InvalidSignature } from '../../src/providers/stripe/checkout.ts'
import { finalReport } from '../../src/providers/twilio/final-report.ts'
import { recordingReport } from '../../src/providers/twilio/recording-report.ts'
import { textStatus } from '../../src/providers/twilio/text-status.ts'
import { execute } from '../core/execute.ts'
import { type EventSource, ProviderEventReceiveDocument } from '../generated/operations.ts'
import { formFields, signedForm } from '../wire/signed-form.ts'

type ReadEvent = { id: string; kind: string; payload: object }

/** Providers' webhooks: verified, stored in the inbox, answered. A job processes them. */
export function createWebhooks(app: App): Router {
  const context: Context = { app, viewer: { kind: 'provider' } }
  const router = Router()

  async function receive(response: Response, provider: EventSource, event: ReadEvent | undefined) {
    if (event) {
      const { id: externalId, kind, payload } = event
      const input = { provider, externalId, kind, payload }
      await execute(ProviderEventReceiveDocument, { input }, context)
    }
    response.status(200).json({ received: true })
  }

  router.post('/stripe', raw('1mb'), async (request, response) => {
    const signature = request.header('stripe-signature') ?? ''
    const event = await app.checkout.readEvent(rawBody(request.body), signature)
    await receive(response, 'STRIPE', event)
  })

  for (const [source, name] of NOTE_TAKERS) {
    router.post(`/${name}`, raw('256kb'), async ({ headers, body }, response) => {
      const event = app.noteTakers[name].readEvent({ headers, body: rawBody(body) })
      await receive(response, source, event)
    })
  }

  router.post('/postmark', express.json({ limit: '256kb' }), async (request, response) => {
    const secret = request.header('x-postmark-secret') ?? ''
    await receive(response, 'POSTMARK', app.mailer.readEvent(request.body, secret))
  })

  router.use('/twilio', express.urlencoded({ extended: false, limit: '64kb' }), signedForm(app))
  router.post('/twilio/status', async (request, response) => {
    await receive(response, 'TWILIO', finalReport(formFields(request)))
  })

  router.post('/twilio/recording-status', async (request, response) => {
    await receive(response, 'TWILIO', recordingReport(formFields(request)))
  })

  router.post('/twilio/text-status', async (request, response) => {
    await receive(response, 'TWILIO', textStatus(request.query, formFields(request)))
  })

  router.use(refuse)
  return router
}

const NOTE_TAKERS = [
  ['RECALL', 'recall'],
  ['ATTENDEE', 'attendee'],
] as const

/** The signature covers the raw bytes, so they are not parsed first. */
function raw(limit: string) {
  return express.raw({ type: () => true, limit })
}

function rawBody(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

const refuse: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof InvalidSignature) return tell(response, 'invalid_signature', error.message)
  if (!(error instanceof ApiError) || error.code !== 'invalid_request') return next(error)
  tell(response, error.code, error.message)
}

function tell(response: Response, code: string, message: string) {
  response.status(400).json({ error: { code, message } })
}
