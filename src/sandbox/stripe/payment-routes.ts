import { type Request, Router } from 'express'
import { z } from 'zod'
import { listPage } from './list-page.ts'
import { renderCharge, renderDispute, renderRefund } from './payment.ts'
import type { Payments } from './payments.ts'
import { StripeError } from './stripe-error.ts'

const Refund = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce.number().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})

/** `/v1/charges`, `/v1/refunds` and `/v1/disputes`, each newest first, and for one payment when its id is given. */
export function paymentRoutes(payments: Payments, sandboxUrl: string): Router {
  const router = Router()
  router.get('/charges', (request, response) => {
    const charges = asked(payments, request).map((payment) => renderCharge(payment, sandboxUrl))
    response.json(listPage(request, charges))
  })
  router.post('/refunds', (request, response) => {
    const { payment_intent: id, amount, reason = null, metadata = {} } = refundParams(request.body)
    const payment = payments.find(id)
    if (!payment) throw noSuchPayment(id)
    response.json(payments.refund(payment, { cents: amount, reason, metadata }))
  })
  router.get('/refunds', (request, response) => {
    const refunds = asked(payments, request).flatMap((payment) =>
      payment.refunds.map((refund) => renderRefund(payment, refund)).reverse(),
    )
    response.json(listPage(request, refunds))
  })
  router.get('/disputes', (request, response) => {
    const disputes = asked(payments, request).flatMap((payment) =>
      payment.disputes.map((dispute) => renderDispute(payment, dispute)).reverse(),
    )
    response.json(listPage(request, disputes))
  })
  return router
}

function asked(payments: Payments, { query }: Request) {
  const { payment_intent: id } = query
  return payments.list().filter((payment) => id === undefined || payment.id === id)
}

function refundParams(form: unknown) {
  const parsed = Refund.safeParse(form ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const param = String(issue?.path[0] ?? '')
  throw new StripeError(400, issue?.message ?? 'Invalid request.', { param })
}

function noSuchPayment(id: string): StripeError {
  return new StripeError(404, `No such payment_intent: '${id}'`, {
    code: 'resource_missing',
    param: 'payment_intent',
  })
}
