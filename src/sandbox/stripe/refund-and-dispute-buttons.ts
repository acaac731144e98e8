import { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type { Payment } from './payment.ts'
import type { Payments } from './payments.ts'
import { StripeError } from './stripe-error.ts'

type Act = (payment: Payment, request: Request) => object

/** Actions on a payment after it was made: refunds, and disputes as the payer's bank opens and decides them. */
export function moneyBack(payments: Payments, find: (id: string) => Payment | undefined): Router {
  const router = Router({ mergeParams: true })
  const acts: Record<string, Act> = {
    '/refund': (payment, request) => payments.refund(payment, { cents: centsOf(request) }),
    '/refund/fail': (payment) => payments.failRefund(payment),
    '/dispute': (payment) => payments.dispute(payment),
    '/dispute/won': (payment) => payments.decide(payment, 'won'),
    '/dispute/lost': (payment) => payments.decide(payment, 'lost'),
  }
  for (const [path, act] of Object.entries(acts)) {
    router.post(path, (request: Request<{ id: string }>, response) => {
      const payment = find(request.params.id)
      if (!payment) throw new StripeError(404, 'There is no payment here.')
      answer(request, response, act(payment, request))
    })
  }
  router.use(refuse)
  return router
}

function answer(request: Request, response: Response, made: object) {
  if (request.accepts(['json', 'html']) === 'html') response.redirect(303, request.baseUrl)
  else response.json(made)
}

function centsOf({ body }: Request): number | undefined {
  const given = String(body?.amount_cents ?? '').trim()
  return given === '' ? undefined : Number(given)
}

const refuse: ErrorRequestHandler = (error, _request, response, next) => {
  if (error instanceof StripeError) response.status(error.status).json(error.body)
  else next(error)
}
