import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import { ConsoleLinePayDocument, ConsoleLineShowDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { redirectSaying } from '../frame/notice.ts'
import type { ShownLine } from './shown-line.ts'

/** Takes the owner from a line to its payment page and back. */
export function createLinePayment(
  desk: ConsoleContext,
  readLine: (request: Request, response: Response) => Promise<ShownLine>,
): Router {
  const router = Router()

  router.get('/lines/:id/pay', async (request, response) => {
    const line = await readLine(request, response)
    if (line.status !== 'AWAITING_PAYMENT' || !line.checkoutUrl) {
      return response.redirect(303, `/console/lines/${line.id}`)
    }
    // Not a redirect: the browser blocks our forms from leading to the payment page (form-action). A refresh replaces
    // this page in the history, so "back" skips it.
    response.set('refresh', `0; url=${new URL(line.checkoutUrl).href}`)
    desk.show(response, 'lines/line-payment', { line })
  })

  async function newLink(request: Request, response: Response) {
    const id = String(request.params.id)
    const pack = String(request.body.pack ?? '')
    unwrap((await desk.run(response, ConsoleLinePayDocument, { id, pack })).lineMinutesBuy)
    return { path: `/console/lines/${id}/pay` }
  }

  router.post('/lines/:id/pay', desk.ownForm, desk.once(newLink))

  /** Where the payment page returns to: the line if its owner is signed in, else a public page. */
  router.get('/lines/:id/:came', async (request, response, next) => {
    const { id = '', came = '' } = request.params
    if (came !== 'paid' && came !== 'not-paid') return next()
    const { line } = await desk.run(response, ConsoleLineShowDocument, { id })
    if (line) redirectSaying(response, `/console/lines/${id}`, came)
    else response.redirect(303, came === 'paid' ? '/paid' : '/payment-cancelled')
  })

  return router
}
