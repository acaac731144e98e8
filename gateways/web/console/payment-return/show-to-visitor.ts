import type { Response } from 'express'
import type { App } from '../../../../src/app.ts'
import { linePacks, meetingPacks } from '../../../../src/billing/minute-packs.ts'
import { renderPage } from '../../../browser/render-page.ts'
import { execute } from '../../../core/execute.ts'
import { VisitorReturnDocument } from '../../../generated/operations.ts'
import * as words from '../frame/amounts-and-times-in-words.ts'
import type { Came } from './read-payment.ts'

type Place = { path: string; came: Came; lineId: string | undefined }

/**
 * The page for who comes back from a payment and is not signed in. An address that we signed names one purchase, and
 * tells what the payment page told; any other leads to signing in, beside what can be bought.
 */
export async function showToVisitor(app: App, response: Response, { path, came, lineId }: Place) {
  const { of = '' } = response.req.query
  const context = { app, viewer: { kind: 'anonymous' } } as const
  const token = typeof of === 'string' ? of : ''
  const { paymentReturn: payment } = await execute(VisitorReturnDocument, { token }, context)
  const own = signInFor(lineId ? `${path}?line=${lineId}` : path)
  const again = `${path}?${new URLSearchParams({ ...(lineId && { line: lineId }), of: token })}`
  const facts = {
    came: payment?.isPaid ? 'paid' : came,
    ...{ payment, own, again, signInFor, words },
    // Of a line that is named, the sum is its owner's business.
    packs: lineId === undefined && { calls: linePacks(), meetings: meetingPacks() },
  }
  const page = payment ? 'visitor-payment' : 'visitor-sign-in'
  const manner = { referrer: 'no-referrer', isPrivate: true } as const
  renderPage(response, `web/console/payment-return/${page}`, facts, manner)
}

function signInFor(place: string): string {
  return `/sign-in?${new URLSearchParams({ return_to: place })}`
}
