import { type Request, type Response, Router } from 'express'
import { RETENTION_DAYS_MAX } from '../../../../src/accounts/retention.ts'
import { ApiError } from '../../../../src/kernel/errors.ts'
import { sessionCookie } from '../../../browser/session-cookie.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleRecipientAddDocument,
  ConsoleRecipientRemoveDocument,
  ConsoleRetentionDocument,
  ConsoleSettingsDocument,
  ConsoleSettingsLinesDocument,
  type ConsoleSettingsQuery,
  ConsoleSignOutEverywhereDocument,
  ConsoleTimeZoneDocument,
  ConsoleWantedMailsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { allNodesOf } from '../frame/json-pages.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { PAID } from '../lines/paid-first.ts'
import { createDeleteAccount } from './delete-account.ts'
import { retentionsOf } from './retentions.ts'
import { zonesNow } from './zones-now.ts'

type Again = { typed?: unknown; refused?: Refused }

/** Settings: which mails are sent, who gets recaps, the time zone, who has access. */
export function createSettings(desk: ConsoleContext): Router {
  const router = Router()

  async function show(request: Request, response: Response, again: Again = {}) {
    const { account, agentGrants } = await desk.run(response, ConsoleSettingsDocument, {})
    const facts = {
      account,
      lines: await linesOf(desk, response),
      ...zonesNow(account, desk.app.clock.now()),
      retentions: retentionsOf(account.retentionDays),
      keys: keysInUse(account.apiKeys),
      agents: agentGrants.length,
      canText: desk.app.config.smsFrom !== undefined,
      saved: savedIn(request),
      ...again,
    }
    desk.show(response, 'settings/settings', facts, again.refused ? 400 : 200)
  }

  router.get('/settings', (request, response) => show(request, response))

  router.post('/settings/recipients', desk.ownForm, async (request, response) => {
    const email = String(request.body.email ?? '')
    const added = await orRefused(async () => {
      const { savedRecipientAdd } = await desk.run(response, ConsoleRecipientAddDocument, { email })
      return unwrap(savedRecipientAdd)
    })
    if (isRefused(added)) return show(request, response, { typed: { email }, ...added })
    redirectSaying(response, '/console/settings#recipients', 'recipient-added')
  })

  router.post('/settings/recipients/remove', desk.ownForm, async (request, response) => {
    const email = String(request.body.email ?? '')
    const removed = await desk.run(response, ConsoleRecipientRemoveDocument, { email })
    unwrap(removed.savedRecipientRemove)
    redirectSaying(response, '/console/settings#recipients', 'recipient-removed')
  })

  router.post('/settings/mails', desk.ownForm, async ({ body }, response) => {
    await desk.run(response, ConsoleWantedMailsDocument, {
      balance: body.balance === 'yes',
      digest: body.digest === 'yes',
      reminders: body.reminders === 'yes',
    })
    redirectSaying(response, '/console/settings#mails', 'mails')
  })

  router.post('/settings/retention', desk.ownForm, async (request, response) => {
    const days = String(request.body.days ?? '').trim()
    const kept = await orRefused(async () => {
      const { retentionSet } = await desk.run(response, ConsoleRetentionDocument, {
        days: daysIn(days),
      })
      return unwrap(retentionSet)
    })
    if (isRefused(kept)) return show(request, response, { typed: { days }, ...kept })
    redirectSaying(response, '/console/settings#data', days === '' ? 'kept' : 'retention')
  })

  router.post('/settings/time-zone', desk.ownForm, async (request, response) => {
    const timeZone = String(request.body.timeZone ?? '') || null
    const { timeZoneSet } = await desk.run(response, ConsoleTimeZoneDocument, { timeZone })
    unwrap(timeZoneSet)
    redirectSaying(response, '/console/settings#zone', 'time-zone')
  })

  router.post('/settings/sign-out-everywhere', desk.ownForm, async (_request, response) => {
    await desk.run(response, ConsoleSignOutEverywhereDocument, {})
    sessionCookie(desk.app).clear(response)
    response.redirect(303, '/')
  })

  return router.use(createDeleteAccount(desk))
}

/** Empty means data is kept forever. @throws {ApiError} invalid_request */
function daysIn(typed: string): number | null {
  if (typed === '') return null
  if (/^\d{1,6}$/.test(typed)) return Number(typed)
  throw new ApiError('invalid_request', `not from 1 to ${RETENTION_DAYS_MAX}`, { field: ['days'] })
}

/** Each line that takes messages, however many there are. */
function linesOf(desk: ConsoleContext, response: Response) {
  return allNodesOf(async (after) => {
    const asked = { after, paidStatus: PAID }
    return (await desk.run(response, ConsoleSettingsLinesDocument, asked)).account.lines
  })
}

type Key = ConsoleSettingsQuery['account']['apiKeys'][number]

/** How many keys are not revoked, and when one of them was last used. */
function keysInUse(keys: readonly Key[]) {
  const inUse = keys.filter(({ revokedAt }) => revokedAt === null)
  const used = inUse.flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
  return { count: inUse.length, usedAt: used.toSorted().at(-1) }
}

const NOTICES = {
  kept: 'Saved. We keep calls and messages until you delete them.',
  retention: 'Saved. We delete older calls and messages within an hour.',
  'recipient-added': 'Recipient added.',
  'recipient-removed': 'Recipient removed.',
  mails: 'Saved.',
  'time-zone': 'Saved.',
}

/** Each notice stands in the part of the page that was saved. */
const PARTS: Record<string, string> = {
  kept: 'data',
  retention: 'data',
  'recipient-added': 'recipients',
  'recipient-removed': 'recipients',
  mails: 'mails',
  'time-zone': 'zone',
}

function savedIn(request: Request): { part: string; words: string } | undefined {
  const words = noticeOf(request, NOTICES)
  return words === undefined ? words : { part: PARTS[String(request.query.said)] ?? '', words }
}
