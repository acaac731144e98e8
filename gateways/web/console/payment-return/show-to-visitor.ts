import type { Response } from 'express'
import type { App } from '../../../../src/app.ts'
import { renderPage } from '../../../browser/render-page.ts'
import { execute } from '../../../core/execute.ts'
import { VisitorReturnDocument } from '../../../generated/operations.ts'
import * as words from '../frame/amounts-and-times-in-words.ts'
import type { Came } from './read-payment.ts'
import { unnamedResult, visitorsResult } from './visitors-result.ts'

type Place = { path: string; came: Came; lineId: string | undefined }

/**
 * The page for who comes back from a payment and is not signed in. An address that we signed names one purchase, and
 * tells what the payment page told; any other leads to signing in.
 */
export async function showToVisitor(app: App, response: Response, { path, came, lineId }: Place) {
  const { of = '' } = response.req.query
  const context = { app, viewer: { kind: 'anonymous' } } as const
  const token = typeof of === 'string' ? of : ''
  const { paymentReturn: payment } = await execute(VisitorReturnDocument, { token }, context)
  const own = signInFor(lineId ? `${path}?line=${lineId}` : path)
  const again = `${path}?${new URLSearchParams({ ...(lineId && { line: lineId }), of: token })}`
  const result = payment
    ? visitorsResult(came, payment, { signInFor, own, again })
    : unnamedResult(came, { isLine: lineId !== undefined, own })
  const manner = { referrer: 'no-referrer', isPrivate: true } as const
  renderPage(response, 'web/console/payment-return/visitor-payment', { result, words }, manner)
}

function signInFor(place: string): string {
  return `/sign-in?${new URLSearchParams({ return_to: place })}`
}
