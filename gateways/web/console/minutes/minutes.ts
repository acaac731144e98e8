import { type Request, type Response, Router } from 'express'
import { ApiError, notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  type ConsoleCheckoutFragment,
  ConsoleCheckoutShowDocument,
  ConsoleLineMinutesBuyDocument,
  ConsoleMeetingMinutesBuyDocument,
  ConsoleMinutesDocument,
  ConsoleReceiptDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { paidFirst, placeAmongLines } from '../lines/paid-first.ts'
import { createStatement } from '../statement/statement.ts'
import { createTopUp } from '../top-up/top-up.ts'
import { thisMonthOf } from './this-month.ts'

/** How many minutes are left, where to buy more, and how they were used. */
export function createMinutes(desk: ConsoleContext): Router {
  const router = Router()

  async function show(response: Response, { query, ...again }: Shown = {}) {
    const { refused } = again
    const { account } = await desk.run(response, ConsoleMinutesDocument, placeAmongLines(query))
    const { lines, next } = paidFirst(account)
    const month = await thisMonthOf(desk, response, { ...account, lines })
    const facts = { account, lines, next, month, ...again }
    desk.show(response, 'minutes/minutes', facts, refused ? 400 : 200)
  }

  function checkout(response: Response, { wallet, pack }: Order): Promise<ConsoleCheckoutFragment> {
    return wallet === 'meetings'
      ? desk
          .run(response, ConsoleMeetingMinutesBuyDocument, { pack })
          .then(({ meetingMinutesBuy }) => unwrap(meetingMinutesBuy))
      : desk
          .run(response, ConsoleLineMinutesBuyDocument, { lineId: wallet, pack })
          .then(({ lineMinutesBuy }) => unwrap(lineMinutesBuy))
  }

  router.get('/minutes', ({ query }, response) =>
    show(response, { query, wanted: { wallet: query.buy, pack: query.pack } }),
  )

  async function buy(request: Request, response: Response) {
    const opened = await orRefused(() => checkout(response, orderOf(request)))
    if (!isRefused(opened)) return { path: `/console/minutes/checkouts/${opened.id}` }
    await show(response, { refused: opened.refused })
  }

  router.post('/minutes/buy', desk.ownForm, desk.once(buy))

  router.get('/minutes/checkouts/:id', async (request, response) => {
    const { id } = request.params
    const { checkout: opened } = await desk.run(response, ConsoleCheckoutShowDocument, { id })
    if (!opened) return response.redirect(303, '/console/minutes')
    // Not a redirect: the browser blocks our forms from leading to the payment page (form-action). A refresh replaces
    // this page in the history, so "back" skips it.
    response.set('refresh', `0; url=${new URL(opened.checkoutUrl).href}`)
    desk.show(response, 'minutes/checkout', { checkout: opened })
  })

  router.get('/minutes/receipts/:id', async (request, response) => {
    const purchaseId = request.params.id
    const { receipt } = await desk.run(response, ConsoleReceiptDocument, { purchaseId })
    if (!receipt) throw notFound('payment')
    if (receipt.url === null) throw new ApiError('not_ready', NO_RECEIPT)
    // The receipt's link shows private payment details, so it must not be cached.
    response.set('cache-control', 'no-store').redirect(303, new URL(receipt.url).href)
  })

  return router.use(createTopUp(desk), createStatement(desk))
}

const NO_RECEIPT =
  'The payment processor has no receipt of this payment. The statement says what was paid.'

type Shown = { query?: Request['query']; refused?: Refused; wanted?: Wanted }

/** Of a link that leads to a pack: its wallet's packs stand open, and this one is the filled button. */
type Wanted = { wallet: unknown; pack: unknown }

type Order = { wallet: string; pack: string }

function orderOf({ body }: Request): Order {
  return { wallet: String(body.wallet ?? ''), pack: String(body.pack ?? '') }
}
