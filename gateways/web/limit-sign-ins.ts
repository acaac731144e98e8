import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { consume } from '../consume.ts'
import { renderProblem } from '../problem-page.ts'

/** Each beginning writes a row. More than an office behind one address needs, and few enough to keep. */
const SIGN_INS_PER_MINUTE = 60

export function limitSignIns({ requestCounter }: App): RequestHandler {
  const limiter = requestCounter.limiter({
    keyPrefix: 'sign_in',
    points: SIGN_INS_PER_MINUTE,
    duration: 60,
  })
  return async (request, response, next) => {
    const { state, refused } = await consume(limiter, request.ip ?? '')
    if (!refused) return next()
    const waitSeconds = Math.ceil(state.msBeforeNext / 1_000)
    response.set('retry-after', String(waitSeconds))
    renderProblem(response, 429, {
      title: 'Too many sign-ins from your network',
      text: `Wait ${waitSeconds} seconds, then try again.`,
      action: { href: '/sign-in', label: 'Try again' },
    })
  }
}
