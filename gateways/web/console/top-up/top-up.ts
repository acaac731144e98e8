import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleTopUpChangeCardDocument,
  ConsoleTopUpShowDocument,
  ConsoleTopUpStartDocument,
  ConsoleTopUpStopDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { isRefused, orRefused, type Refused } from '../frame/form-refusal.ts'
import { noticeOf, redirectSaying, saying } from '../frame/notice.ts'
import { PACKS_PER_MONTH_DEFAULT, PROBLEMS, THRESHOLD_DEFAULT } from './top-up-in-words.ts'

const NOTICES = {
  saved: 'Saved.',
  stopped: 'Auto top-up is off. The payment processor is deleting your card.',
  'card-saved': 'Card saved. If it isn’t shown below yet, reload the page.',
  'card-not-saved': 'No card saved, and nothing was charged.',
}

type Again = { typed?: Record<string, unknown>; refused?: Refused }

/** Auto top-up of a line: turn it on, change it, turn it off, and go to the page where a card is saved. */
export function createTopUp(desk: ConsoleContext): Router {
  const router = Router()
  const pageOf = (lineId: string) => `/console/minutes/${lineId}/top-up`

  async function read(request: Request, response: Response) {
    const lineId = String(request.params.wallet)
    const shown = await desk.run(response, ConsoleTopUpShowDocument, { lineId })
    if (!shown.line) throw notFound('line')
    return { line: shown.line, packs: shown.account.minutePacks }
  }

  async function show(request: Request, response: Response, again: Again = {}) {
    const { line, packs } = await read(request, response)
    const { topUp } = line
    const typed = { ...typedBefore(topUp, packs[0]?.name), ...beingTyped(request) }
    const notice = noticeOf(request, NOTICES)
    const facts = { line, topUp, packs, typed, PROBLEMS, notice }
    desk.show(response, 'top-up/top-up', { ...facts, ...again }, again.refused ? 400 : 200)
  }

  router.get('/minutes/:wallet/top-up', (request, response) => show(request, response))

  async function start(request: Request, response: Response) {
    const lineId = String(request.params.wallet)
    const variables = { lineId, input: orderOf(request.body) }
    const started = await orRefused(async () =>
      unwrap((await desk.run(response, ConsoleTopUpStartDocument, variables)).lineTopUpStart),
    )
    if (isRefused(started)) {
      await show(request, response, { typed: request.body, refused: started.refused })
      return undefined
    }
    const page = pageOf(lineId)
    return { path: started.status === 'AWAITING_CARD' ? `${page}/card` : saying(page, 'saved') }
  }
  router.post('/minutes/:wallet/top-up', desk.ownForm, desk.once(start))

  async function changeCard(request: Request, response: Response) {
    const lineId = String(request.params.wallet)
    const opened = await orRefused(async () =>
      unwrap(
        (await desk.run(response, ConsoleTopUpChangeCardDocument, { lineId })).lineTopUpChangeCard,
      ),
    )
    if (!isRefused(opened)) return { path: `${pageOf(lineId)}/card` }
    await show(request, response, { refused: opened.refused })
    return undefined
  }
  router.post('/minutes/:wallet/top-up/card', desk.ownForm, desk.once(changeCard))

  router.get('/minutes/:wallet/top-up/card', async (request, response) => {
    const { line } = await read(request, response)
    const url = line.topUp?.cardPageUrl
    if (!url) return response.redirect(303, pageOf(line.id))
    // Not a redirect: the browser blocks our forms from leading there (minutes.ts).
    response.set('refresh', `0; url=${new URL(url).href}`)
    desk.show(response, 'top-up/save-card', { line, url })
  })

  router.post('/minutes/:wallet/top-up/stop', desk.ownForm, async (request, response) => {
    const lineId = String(request.params.wallet)
    unwrap((await desk.run(response, ConsoleTopUpStopDocument, { lineId })).lineTopUpStop)
    redirectSaying(response, pageOf(lineId), 'stopped')
  })

  return router
}

type Saved = { pack: { name: string }; thresholdMinutes: number; packsPerMonth: number }

/** The form's initial values: those saved, else defaults. */
function typedBefore(saved: Saved | null | undefined, firstPack: string | undefined) {
  return {
    pack: saved?.pack.name ?? firstPack,
    thresholdMinutes: String(saved?.thresholdMinutes ?? THRESHOLD_DEFAULT),
    packsPerMonth: String(saved?.packsPerMonth ?? PACKS_PER_MONTH_DEFAULT),
  }
}

/** What the form holds at the moment, for what it would come to. */
function beingTyped({ query }: Request) {
  const names = ['pack', 'packsPerMonth'] as const
  const typed = names.filter((name) => typeof query[name] === 'string')
  return Object.fromEntries(typed.map((name) => [name, String(query[name])]))
}

/** Text that is not a number becomes 0, which the domain refuses. */
function orderOf(typed: Record<string, unknown>) {
  const number = (name: string) => {
    const text = String(typed[name] ?? '').trim()
    return /^\d{1,4}$/.test(text) ? Number(text) : 0
  }
  return {
    pack: String(typed.pack ?? ''),
    thresholdMinutes: number('thresholdMinutes'),
    packsPerMonth: number('packsPerMonth'),
  }
}
