import type { App } from '../../src/app.ts'
import { howMany } from '../../src/kernel/text/how-many.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { limitByAddress } from '../core/rate-limit-by-network.ts'

/** More than an office behind one address needs. */
const AUTHORIZATIONS_PER_MINUTE = 120
const AUTHORIZATIONS_OF_ALL_PER_MINUTE = 2_400

/** Anybody can register, and each registration writes a row. */
const REGISTRATIONS_PER_HOUR = 60
const REGISTRATIONS_OF_ALL_PER_HOUR = 1_000

export function limitAuthorizations(app: App) {
  const limit = {
    name: 'oauth_authorize',
    points: AUTHORIZATIONS_PER_MINUTE,
    pointsOfAll: AUTHORIZATIONS_OF_ALL_PER_MINUTE,
    seconds: 60,
  }
  return limitByAddress(app, limit, (response, waitSeconds) => {
    renderProblem(response, 429, {
      title: 'Too many agents at once',
      text: `Wait ${howMany(waitSeconds, 'second')}, then start again from the agent.`,
    })
  })
}

export function limitRegistrations(app: App) {
  const limit = {
    name: 'oauth_register',
    points: REGISTRATIONS_PER_HOUR,
    pointsOfAll: REGISTRATIONS_OF_ALL_PER_HOUR,
    seconds: 3_600,
  }
  return limitByAddress(app, limit, (response, waitSeconds) => {
    response.status(429).json({
      error: 'temporarily_unavailable',
      error_description: `Too many registrations; wait ${waitSeconds} s.`,
    })
  })
}
