import express, { type RequestHandler, Router } from 'express'
import { faultGate } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { cardRoutes } from './card-routes.ts'
import { type Cards, openCards } from './cards.ts'
import { checkoutPage } from './checkout-page.ts'
import { API_VERSION, openEvents } from './events.ts'
import { idempotency } from './idempotency.ts'
import { intentRoutes } from './intent-routes.ts'
import { type Intents, openIntents } from './intents.ts'
import { listPage } from './list-page.ts'
import { paymentRoutes } from './payment-routes.ts'
import { openPayments, type Payments } from './payments.ts'
import { receiptPage } from './receipt-page.ts'
import { openSessions, type Sessions } from './sessions.ts'
import { setUpPage } from './set-up-page.ts'
import { renderStripeError, StripeError } from './stripe-error.ts'
import { stripeId } from './stripe-id.ts'

/**
 * The parts of Stripe's `/v1` for Checkout and payments by saved cards, and the hosted pages: `/checkout/{id}`,
 * `/receipts/{charge}`.
 */
export function stripe(sandbox: Sandbox): { router: Router } {
  const tell = openEvents(sandbox)
  const sessions = openSessions(sandbox, tell)
  const payments = openPayments(sandbox, tell)
  const cards = openCards(sandbox)
  const intents = openIntents(sandbox, { tell, cards, payments })
  const router = Router()
  router.use('/v1', api(sandbox, { sessions, payments, cards, intents }))
  router.use('/checkout', setUpPage(sessions, cards), checkoutPage(sessions, payments))
  router.use('/receipts', receiptPage(payments))
  return { router }
}

type Kept = { sessions: Sessions; payments: Payments; cards: Cards; intents: Intents }

function api(sandbox: Sandbox, { sessions, payments, cards, intents }: Kept): Router {
  const router = Router()
  router.use(faultGate(sandbox.faults, 'stripe'))
  router.use((_request, response, next) => {
    response.set({ 'Request-Id': stripeId('req_', 14), 'Stripe-Version': API_VERSION })
    next()
  })
  router.use(checkKey(sandbox.config.stripe.secretKey))
  router.use(express.urlencoded({ extended: true, limit: '1mb' }))
  router.use(idempotency(sandbox))

  router.post('/checkout/sessions', (request, response) => {
    response.json(sessions.create(request.body))
  })
  router.get('/checkout/sessions', (request, response) => {
    const { payment_intent: payment } = request.query
    const found = sessions.list(payment === undefined ? undefined : String(payment))
    response.json(listPage(request, found))
  })
  router.get('/checkout/sessions/:id', (request, response) => {
    const { session } = known(sessions, request.params.id)
    // Matches `expand[0]=setup_intent`.
    const isWhole = Object.values(request.query).includes('setup_intent')
    const intent = isWhole && cards.setUpOf(String(session.setup_intent))
    response.json(intent ? { ...session, setup_intent: intent } : session)
  })
  router.post('/checkout/sessions/:id/expire', (request, response) => {
    const found = known(sessions, request.params.id)
    if (found.session.status !== 'open') {
      throw new StripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session ` +
          `has a status of \`${found.session.status}\`.`,
      )
    }
    response.json(sessions.expire(found).session)
  })
  router.use(paymentRoutes(payments, sandbox.config.sandbox.url))
  router.use(cardRoutes(cards))
  router.use(intentRoutes(intents))
  router.use((request) => {
    const address = `${request.method}: ${request.baseUrl}${request.path}`
    throw new StripeError(404, `Unrecognized request URL (${address}).`)
  })
  router.use(renderStripeError)
  return router
}

function known(sessions: Sessions, id: string) {
  const found = sessions.find(id)
  if (found) return found
  throw new StripeError(404, `No such checkout.session: '${id}'`, {
    code: 'resource_missing',
    param: 'session',
  })
}

function checkKey(secretKey: string): RequestHandler {
  return (request, _response, next) => {
    const key = /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1]
    if (!key) {
      throw new StripeError(
        401,
        'You did not provide an API key. You need to provide your API key in the Authorization ' +
          "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      )
    }
    if (key !== secretKey) {
      throw new StripeError(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
    }
    next()
  }
}
