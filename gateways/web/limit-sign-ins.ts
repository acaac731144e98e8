import type { RequestHandler } from 'express'
import type { App } from '../../src/app.ts'
import { howMany } from '../../src/kernel/text/how-many.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { limitByAddress } from '../core/rate-limit-by-network.ts'

/**
 * Each sign-in attempt writes a row. The limit is more than an office behind one address needs, but few enough rows.
 */
const SIGN_INS = { name: 'sign_in', points: 60, pointsOfAll: 1_200, seconds: 60 }

export function limitSignIns(app: App): RequestHandler {
  return limitByAddress(app, SIGN_INS, (response, waitSeconds) => {
    renderProblem(response, 429, {
      title: 'Too many sign-ins at once',
      text: `Wait ${howMany(waitSeconds, 'second')}, then try again.`,
      action: { href: '/sign-in', label: 'Try again' },
    })
  })
}
