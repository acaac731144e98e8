import { type RequestHandler, type Response, Router } from 'express'
import type { App } from '../../../src/app.ts'
import { Adjustment } from '../../../src/billing/adjust-minutes.ts'
import { problemsIn } from '../../../src/kernel/input/parse-input.ts'
import { codeBlock } from '../../../src/kernel/text/code-block.ts'
import { renderProblem } from '../../browser/problem-page.ts'
import { execute } from '../../core/execute.ts'
import type { MinutesAdjustInput } from '../../generated/operations.ts'
import {
  StaffAccountDocument,
  StaffAccountFindDocument,
  StaffMinutesAdjustDocument,
} from '../../generated/operations.ts'
import * as words from '../console/frame/amounts-and-times-in-words.ts'
import { type Refused, refusedBy } from '../console/frame/form-refusal.ts'
import { isReached, stateOfLine } from '../console/lines/state-of-line.ts'
import { signed } from '../console/statement/statement-in-words.ts'
import { eventsShown } from './events-shown.ts'
import { providerName } from './provider-names.ts'
import { showStaff, textOf, time } from './staff-page.ts'
import { showSearch } from './staff-search.ts'

/** Finding an account, reading it, correcting its minutes. Must be mounted after the staff session. */
export function createStaffAccounts(app: App, form: RequestHandler): Router {
  const context = { app, viewer: { kind: 'staff' } } as const
  const router = Router()

  router.get('/staff/find', async (request, response) => {
    const clue = typeof request.query.clue === 'string' ? request.query.clue.trim() : ''
    const { accountFind } = await execute(StaffAccountFindDocument, clueOf(clue), context)
    if (accountFind.__typename === 'Account') {
      return response.redirect(303, `/staff/accounts/${accountFind.id}`)
    }
    await showSearch(app, response, clue)
  })

  async function show(response: Response, id: string, { provider, ...again }: Again = {}) {
    const { accountFind: account } = await execute(StaffAccountDocument, { id }, context)
    if (account.__typename !== 'Account') return renderProblem(response, 404, NO_ACCOUNT)
    const lines = account.lines.edges.map(({ node }) => node)
    const facts = {
      account,
      lines,
      time,
      words,
      signed,
      stateOfLine,
      isReached,
      codeBlock,
      providerName,
      ofProviders: eventsShown(account.providerEvents, provider),
      adjustmentId: app.newId('adj'),
      ...again,
    }
    showStaff(response, 'account', facts, again.refused ? 400 : 200)
  }

  router.get('/staff/accounts/:id', (request, response) =>
    show(response, request.params.id, {
      isAdjusted: request.query.done === 'adjusted',
      provider: request.query.provider,
    }),
  )

  router.post('/staff/accounts/:id/adjust', form, async (request, response) => {
    const accountId = String(request.params.id)
    const typed = {
      wallet: textOf(request, 'wallet'),
      minutes: textOf(request, 'minutes').replace('−', '-'),
      reason: textOf(request, 'reason'),
      id: textOf(request, 'id'),
    }
    const input = adjustmentOf(accountId, typed)
    if (!/^[+-]?\d{1,6}$/.test(typed.minutes)) {
      const minutes = { field: ['minutes'], message: 'not a whole number' }
      const others = problemsIn(Adjustment, { ...input, minutes: 1 })
      return show(response, accountId, { typed, refused: refusedBy([minutes, ...others]) })
    }
    const { minutesAdjust } = await execute(StaffMinutesAdjustDocument, { input }, context)
    if (minutesAdjust.__typename === 'LedgerEntry') {
      return response.redirect(303, `/staff/accounts/${accountId}?done=adjusted`)
    }
    await show(response, accountId, { typed, refused: refusedBy(minutesAdjust.problems) })
  })

  return router
}

type Typed = { wallet: string; minutes: string; reason: string; id: string }
type Again = {
  typed?: Typed
  refused?: Refused
  isAdjusted?: boolean
  /** Whose events are shown; those of all if it is none. */
  provider?: unknown
}

function adjustmentOf(
  accountId: string,
  { wallet, minutes, reason, id }: Typed,
): MinutesAdjustInput {
  const line = wallet === accountId ? {} : { lineId: wallet }
  return { accountId, ...line, minutes: Number(minutes), reason, id }
}

function clueOf(clue: string) {
  if (clue.includes('@')) return { email: clue }
  return clue.startsWith('acct_') ? { id: clue } : { number: clue }
}

const NO_ACCOUNT = {
  title: 'There is no such account',
  text: 'The address may be mistyped, or the account was deleted.',
  action: { href: '/staff', label: 'Find another' },
}
