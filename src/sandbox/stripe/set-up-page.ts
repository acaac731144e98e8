import express, { Router } from 'express'
import { escapeHtml, page } from '../page-shell.ts'
import { cardFields } from './card-fields.ts'
import type { Cards } from './cards.ts'
import type { KeptSession, Sessions } from './sessions.ts'

const DECLINED_LATER = '4000 0000 0000 0341'
const ASKS_LATER = '4000 0027 6000 3184'

/** The page of a session in mode `setup`, which saves a card. Payment sessions go on to the next handler. */
export function setUpPage(sessions: Sessions, cards: Cards): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false }), express.json())
  const openSetUp = (id: string) => {
    const found = sessions.find(id)
    const { mode, status } = found?.session ?? {}
    return mode === 'setup' && status === 'open' ? found : undefined
  }

  router.get('/:id', (request, response, next) => {
    const found = openSetUp(request.params.id)
    if (found) response.send(cardPage(found))
    else next()
  })
  router.post('/:id/pay', (request, response, next) => {
    const found = openSetUp(request.params.id)
    if (!found) return next()
    const card = cards.save(found.session, String(request.body?.card ?? '').replace(/\D/g, ''))
    const { session } = sessions.saveCard(found, card.id, card.setupIntent)
    if (request.accepts(['json', 'html']) === 'html') {
      response.redirect(303, session.success_url ?? '/')
    } else response.json({ session })
  })
  return router
}

function cardPage({ session }: KeptSession): string {
  return page(
    'Save a card',
    `<article>
<header><small>Frontdesk · test card</small><h1>Save a card</h1></header>
<form method="post" action="/checkout/${session.id}/pay">
<p class="payer"><span>Email</span> ${escapeHtml(session.customer_email ?? '')}</p>
${cardFields(`A test card. ${DECLINED_LATER} is declined when it is charged later, ${ASKS_LATER} asks its owner. No \
money moves.`)}
<button type="submit">Save the card</button>
</form>
<form method="post" action="/checkout/${session.id}/cancel">
<button type="submit" class="secondary outline">Cancel</button>
</form></article>`,
    'alone',
  )
}
