import { type Response, Router } from 'express'
import { sessionCookie } from '../../../browser/session-cookie.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleAccountCloseDocument,
  ConsoleAccountToDeleteDocument,
  ConsoleLinesToDeleteDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { count, minutes } from '../frame/amounts-and-times-in-words.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { allNodesOf } from '../frame/json-pages.ts'
import { stopCodesOf } from '../lines/forwarding-of-carrier.ts'
import { PAID } from '../lines/paid-first.ts'

type Again = { typed: { email: string }; refused: Refused }

/** Deleting the account. The owner must type the account's email address to confirm. */
export function createDeleteAccount(desk: ConsoleContext): Router {
  const router = Router()

  async function show(response: Response, again?: Again) {
    const { account } = await desk.run(response, ConsoleAccountToDeleteDocument, {})
    const open = await allNodesOf(async (after) => {
      const asked = { after, paidStatus: PAID }
      return (await desk.run(response, ConsoleLinesToDeleteDocument, asked)).account.lines
    })
    const answering = open.filter(({ number }) => number !== null)
    const facts = {
      account,
      answering,
      stopCodes: stopCodesOf(answering[0]?.forwarding ?? []),
      ...forwardingOf(answering),
      lost: minutesLost(open, account.meetingMinutes),
    }
    desk.show(response, 'settings/delete-account', { ...facts, ...again }, again ? 400 : 200)
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

/** A line whose calls were never seen to be forwarded has nothing that the owner must turn off. */
function forwardingOf<L extends { forwardingSeenAt: unknown }>(answering: readonly L[]) {
  return {
    forwarded: answering.filter(({ forwardingSeenAt }) => forwardingSeenAt),
    unforwarded: answering.filter(({ forwardingSeenAt }) => !forwardingSeenAt),
  }
}

type MeetingMinutes = { available: number; reserved: number }

/** `76 minutes for calls, 215 minutes for meetings and 10 more reserved for booked ones`; empty if nothing is left. */
function minutesLost(
  lines: readonly { balance: { seconds: number } }[],
  { available, reserved }: MeetingMinutes,
) {
  const seconds = lines.reduce((sum, { balance }) => sum + Math.max(0, balance.seconds), 0)
  const said = [
    ...(seconds > 0 ? [`${minutes(seconds)} for calls`] : []),
    ...(available > 0 ? [`${count(available, 'minute')} for meetings`] : []),
    ...(reserved > 0 ? [`${count(reserved, 'minute')} reserved for booked meetings`] : []),
  ]
  return LIST.format(said)
}

const LIST = new Intl.ListFormat('en-US')
