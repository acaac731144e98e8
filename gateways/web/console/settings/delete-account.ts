import { type Response, Router } from 'express'
import { sessionCookie } from '../../../browser/session-cookie.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleAccountCloseDocument,
  ConsoleAccountToDeleteDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'

type Again = { typed: { email: string }; refused: Refused }

/** Deleting the account. The owner must type the account's email address to confirm. */
export function createDeleteAccount(desk: ConsoleContext): Router {
  const router = Router()

  async function show(response: Response, again?: Again) {
    const { account } = await desk.run(response, ConsoleAccountToDeleteDocument, {})
    const lines = account.lines.edges.map(({ node }) => node)
    const open = lines.filter(({ status }) => status !== 'CLOSED')
    desk.show(
      response,
      'settings/delete-account',
      { account, lines: open, ...again },
      again ? 400 : 200,
    )
  }

  router.get('/settings/delete', (_request, response) => show(response))

  router.post('/settings/delete', desk.ownForm, async (request, response) => {
    const email = String(request.body.email ?? '')
    const closed = await orRefused(async () => {
      const { accountClose } = await desk.run(response, ConsoleAccountCloseDocument, { email })
      return unwrap(accountClose)
    })
    if (isRefused(closed)) return show(response, { typed: { email }, ...closed })
    sessionCookie(desk.app).clear(response)
    response.redirect(303, '/account-deleted')
  })

  return router
}
