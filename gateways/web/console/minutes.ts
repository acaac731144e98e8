import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../core/unwrap.ts'
import {
  type ConsoleCheckoutFragment,
  ConsoleLineMinutesBuyDocument,
  ConsoleMeetingMinutesBuyDocument,
  ConsoleMinutesDocument,
} from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { isRefused, orRefused, type Refused } from './refused.ts'
import { createStatement } from './statement.ts'

/** How many minutes are left, where more are bought, and what happened to them. */
export function createMinutes(desk: Desk): Router {
  const router = Router()

  async function show(response: Response, refused?: Refused) {
    const { account } = await desk.run(response, ConsoleMinutesDocument, {})
    const lines = account.lines.edges.map(({ node }) => node)
    desk.show(response, 'minutes', { account, lines, refused }, refused ? 400 : 200)
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

  router.get('/minutes', (_request, response) => show(response))

  router.post('/minutes/buy', desk.ownForm, async (request, response) => {
    const opened = await orRefused(() => checkout(response, orderOf(request)))
    if (isRefused(opened)) return show(response, opened.refused)
    // Not a redirect: browsers let no form of ours lead to the payment page.
    response.set('refresh', `1; url=${new URL(opened.checkoutUrl).href}`)
    desk.show(response, 'checkout', { checkout: opened })
  })

  return router.use(createStatement(desk))
}

type Order = { wallet: string; pack: string }

function orderOf({ body }: Request): Order {
  return { wallet: String(body.wallet ?? ''), pack: String(body.pack ?? '') }
}
