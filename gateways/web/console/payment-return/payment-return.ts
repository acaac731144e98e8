import { type RequestHandler, Router } from 'express'
import type { App } from '../../../../src/app.ts'
import { isId } from '../../../../src/kernel/ids.ts'
import { renderPage } from '../../../browser/render-page.ts'
import { sessionOf } from '../../../browser/session.ts'
import { openConsole } from '../console-context.ts'
import { readWaiting } from '../frame/waiting-counts.ts'
import { type Came, readPayment } from './read-payment.ts'

/**
 * `/paid` and `/payment-cancelled`, for who is signed in: the page of the line that was paid for, else the payment in
 * the console's frame. To others it says only what comes next, and leads to signing in.
 */
export function createPaymentReturn(app: App): Router {
  const desk = openConsole(app)
  const waiting = readWaiting(desk)

  function cameBack(came: Came): RequestHandler[] {
    const toOwnLine: RequestHandler = ({ query: { line } }, response, next) => {
      const ofLine = typeof line === 'string' && isId('line', line) ? line : undefined
      if (!sessionOf(response)) return renderPage(response, PUBLIC[came], toSignIn(came, ofLine))
      if (!ofLine) return next()
      response.redirect(303, `/console/lines/${ofLine}/${came}`)
    }
    return [
      toOwnLine,
      waiting,
      async (_request, response) => {
        const payment = await readPayment(desk, response, { came, lineId: null })
        desk.show(response, 'payment-return/payment-return', { payment })
      },
    ]
  }

  return Router()
    .get(PATHS.paid, ...cameBack('paid'))
    .get(PATHS['not-paid'], ...cameBack('not-paid'))
}

const PATHS: Record<Came, string> = { paid: '/paid', 'not-paid': '/payment-cancelled' }
const PUBLIC: Record<Came, string> = {
  paid: 'web/pages/paid',
  'not-paid': 'web/pages/payment-cancelled',
}

/** What the public page may say: whether it was for a line, and the way to the owner's own. */
function toSignIn(came: Came, line: string | undefined) {
  const returnTo = line ? `${PATHS[came]}?line=${line}` : PATHS[came]
  const own = `/sign-in?${new URLSearchParams({ return_to: returnTo })}`
  return { own, isOfLine: line !== undefined }
}
