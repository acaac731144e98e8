import { type Response, Router } from 'express'
import { ownPath } from '../../../src/accounts/return-after-sign-in.ts'
import type { App } from '../../../src/app.ts'
import { howMany } from '../../../src/kernel/text/how-many.ts'
import { readFormOf } from '../../browser/csrf.ts'
import { renderProblem } from '../../browser/problem-page.ts'
import { staffSessions } from '../../browser/staff-session.ts'
import { staffGuesses } from '../../core/staff-token-guesses.ts'
import { createDeadLetters } from './dead-letters.ts'
import { graphiqlFiles } from './graphiql-files.ts'
import { createStaffAccounts } from './staff-accounts.ts'
import { csrfOf, showStaff, textOf } from './staff-page.ts'
import { showSearch } from './staff-search.ts'

/** Pages for operators: find an account, read it, correct its minutes. Everybody else sees only the sign-in page. */
export function createStaff(app: App): Router {
  const sessions = staffSessions(app)
  const guess = staffGuesses(app)
  const form = readFormOf(app, csrfOf)
  const router = Router()
  router.use('/staff', (request, response, next) => {
    response.locals.staffCsrf = sessions.csrfOf(request)
    next()
  })

  router.get('/staff', (request, response) => {
    const { return_to: returnTo } = request.query
    if (csrfOf(response)) return showSearch(app, response)
    showStaff(response, 'token', { returnTo })
  })

  router.post('/staff/sign-in', readFormOf(app), async (request, response) => {
    const returnTo = textOf(request, 'return_to')
    const { isStaff, waitSeconds } = await guess(request, textOf(request, 'token'))
    if (waitSeconds !== undefined) return tooMany(response, waitSeconds)
    if (!isStaff) {
      return showStaff(response, 'token', { wrong: true, returnTo }, 401)
    }
    sessions.cookie.write(response, sessions.open())
    response.redirect(303, ownPath(returnTo) ?? '/staff')
  })

  router.use('/staff', (_request, response, next) => {
    if (csrfOf(response)) next()
    else renderProblem(response, 404, NOTHING)
  })

  router.post('/staff/sign-out', form, (_request, response) => {
    sessions.cookie.clear(response)
    response.redirect(303, '/staff')
  })

  router.use('/staff/graphiql', graphiqlFiles())
  return router.use(createStaffAccounts(app, form), createDeadLetters(app, form))
}

/** The same page as for an address that does not exist. */
const NOTHING = {
  title: 'Page not found',
  text: 'The address may be mistyped, or the page may have moved.',
}

function tooMany(response: Response, waitSeconds: number) {
  response.set('retry-after', String(waitSeconds))
  renderProblem(response, 429, {
    title: 'Too many tries',
    text: `Wait ${howMany(waitSeconds, 'second')}, then try again.`,
    action: { href: '/staff', label: 'Try again' },
  })
}
