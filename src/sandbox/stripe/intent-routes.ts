import { type Request, Router } from 'express'
import { z } from 'zod'
import { type ChargeWish, type Intents, renderIntent } from './intents.ts'
import { listPage } from './list-page.ts'
import { StripeError } from './stripe-error.ts'

const Charge = z.strictObject({
  amount: z.coerce.number().int().min(50),
  currency: z.enum(['usd']),
  customer: z.string(),
  payment_method: z.string(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  off_session: z.enum(['true'], 'The sandbox charges saved cards only.'),
  confirm: z.enum(['true'], 'The sandbox confirms at once only.'),
  description: z.string().max(1_000).optional(),
  metadata: z.record(z.string().max(40), z.string().max(500)).optional(),
})

/** `/v1/payment_intents`: payments by saved cards, and by id also payments made on checkout pages. */
export function intentRoutes(intents: Intents): Router {
  const router = Router()
  router.post('/payment_intents', (request, response) => {
    response.json(intents.charge(chargeWish(request)))
  })
  router.get('/payment_intents', (request, response) => {
    const found = intents.list(String(request.query.customer))
    response.json(listPage(request, found.map(renderIntent)))
  })
  router.get('/payment_intents/:id', (request, response) => {
    response.json(renderIntent(intents.find(request.params.id)))
  })
  router.post('/payment_intents/:id/cancel', (request, response) => {
    response.json(renderIntent(intents.cancel(intents.find(request.params.id))))
  })
  return router
}

function chargeWish({ body }: Request): ChargeWish {
  const parsed = Charge.safeParse(body ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const param = String(issue?.path[0] ?? '')
    throw new StripeError(400, issue?.message ?? 'Invalid request.', { param })
  }
  const { amount: cents, currency, customer, payment_method: paymentMethod } = parsed.data
  const { description = null, metadata = {} } = parsed.data
  return { cents, currency, customer, paymentMethod, description, metadata }
}
