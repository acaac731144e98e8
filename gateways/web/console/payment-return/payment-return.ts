import { type RequestHandler, Router } from 'express'
import type { App } from '../../../../src/app.ts'
import { isId } from '../../../../src/kernel/ids.ts'
import { sessionOf } from '../../../browser/session.ts'
import { openConsole } from '../console-context.ts'
import { readWaiting } from '../frame/waiting-counts.ts'
import { ownersResult } from './owners-result.ts'
import { type Came, readPayment } from './read-payment.ts'
import { showToVisitor } from './show-to-visitor.ts'

/**
 * `/paid` and `/payment-cancelled`, for who is signed in: the page of the line that was paid for, else the payment in
 * the console's frame. To others it tells of the one purchase that a signed address names.
 */
export function createPaymentReturn(app: App): Router {
  const desk = openConsole(app)
  const waiting = readWaiting(desk)

  function cameBack(came: Came): RequestHandler[] {
    const toOwnLine: RequestHandler = async ({ query: { line } }, response, next) => {
      const lineId = typeof line === 'string' && isId('line', line) ? line : undefined
      if (!sessionOf(response))
        return showToVisitor(app, response, { path: PATHS[came], came, lineId })
      if (!lineId) return next()
      response.redirect(303, `/console/lines/${lineId}/${came}`)
    }
    return [
      toOwnLine,
      waiting,
      async (_request, response) => {
        const payment = await readPayment(desk, response, { came, lineId: null })
        desk.show(response, 'payment-return/payment-return', { result: ownersResult(payment) })
      },
    ]
  }

  return Router()
    .get(PATHS.paid, ...cameBack('paid'))
    .get(PATHS['not-paid'], ...cameBack('not-paid'))
}

const PATHS: Record<Came, string> = { paid: '/paid', 'not-paid': '/payment-cancelled' }
