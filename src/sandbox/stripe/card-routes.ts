import { Router } from 'express'
import type { Cards } from './cards.ts'
import { StripeError } from './stripe-error.ts'

/** `/v1/customers/{id}` and `/v1/setup_intents/{id}`. */
export function cardRoutes(cards: Cards): Router {
  const router = Router()
  router.get('/customers/:id', (request, response) => {
    const { id, email, created } = cards.find(request.params.id)
    response.json({ id, object: 'customer', created, email, livemode: false, metadata: {} })
  })
  router.delete('/customers/:id', (request, response) => {
    const card = cards.find(request.params.id)
    cards.delete(card)
    response.json({ id: card.id, object: 'customer', deleted: true })
  })
  router.get('/setup_intents/:id', (request, response) => {
    const { id } = request.params
    const found = cards.setUpOf(id)
    if (!found) throw new StripeError(404, `No such setupintent: '${id}'`, RESOURCE_MISSING)
    response.json(found)
  })
  return router
}

const RESOURCE_MISSING = { code: 'resource_missing', param: 'intent' }
