import { type Request, type Response, Router } from 'express'
import { renderPart } from '../../../browser/render-page.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleMessageHandleDocument,
  ConsoleMessagesDocument,
  ConsoleMessageUnhandleDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import * as words from '../frame/amounts-and-times-in-words.ts'
import { byDay } from '../frame/by-day.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listFrame } from '../frame/list-frame.ts'
import {
  type ListView,
  listAddress,
  listVariables,
  listViewOf,
  tabOf,
  tabVariables,
} from '../frame/list-view.ts'
import { besidePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { narrowedTo } from '../frame/narrowed-to.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { titleWaiting } from '../frame/waiting-counts.ts'
import { eachAlone, groupByCaller, newestFirst } from './group-by-caller.ts'
import { HANDLE_NOTICES, type HandleNotice } from './handle-notices.ts'
import { bestTimeOf } from './message-details.ts'
import { gistInList, moreInWords, saidAt, unwantedAs } from './message-in-words.ts'
import { createMessagePage } from './message-page.ts'
import { justHandled } from './next-to-handle.ts'

/** The list of messages: open urgent ones on top, the others newest first; those that wait in one row a caller. */
export function createMessages(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/messages', async (request, response) => {
    const view = listViewOf(request.query)
    const inbox = await readInbox(desk, response, view)
    const list = view.after
      ? renderPart(response, 'web/console/messages/message-list', { words, ...inbox })
      : livePart(response, partOf(view), inbox)
    desk.show(response, 'messages/messages', {
      ...inbox,
      title: titleWaiting(PLACE, inbox.waiting),
      list,
      notice: noticeOf(request, HANDLE_NOTICES),
    })
  })

  router.get('/messages/live', async (request, response) => {
    const view = newest(listViewOf(request.query))
    const inbox = await readInbox(desk, response, view)
    sendLivePart(request, response, partOf(view), inbox, () => besideList(response, inbox))
  })

  router.use(createMessagePage(desk))

  router.post('/messages/:id/handle', desk.ownForm, async (request, response) => {
    const { messageHandle } = await desk.run(response, ConsoleMessageHandleDocument, idOf(request))
    await showAgain(request, response, unwrap(messageHandle), 'handled')
  })

  router.post('/messages/:id/unhandle', desk.ownForm, async (request, response) => {
    const { messageUnhandle } = await desk.run(
      response,
      ConsoleMessageUnhandleDocument,
      idOf(request),
    )
    await showAgain(request, response, unwrap(messageUnhandle), 'unhandled')
  })

  /** Returns only the list if the page can swap it in (htmx); else redirects to the page that the form was on. */
  async function showAgain(
    request: Request,
    response: Response,
    message: { id: string; callId: string | null },
    notice: HandleNotice,
  ) {
    const view = listViewOf(request.body)
    const isWhole = request.get('hx-request') === undefined
    if (request.body.from === 'home') return backHome(response, isWhole, notice, message.id)
    if (isWhole) {
      const from = pageOf(request.body.from, message)
      // Alone on its page it is in sight; in the list it is a row among others.
      const page = from === LIST ? `${listAddress(LIST, view)}#${message.id}` : from
      return redirectSaying(response, page, notice)
    }
    const now = { ...newest(view), just: message.id }
    const inbox = await readInbox(desk, response, now)
    const beside = besideList(response, inbox, HANDLE_NOTICES[notice])
    const part = livePart(response, partOf(now), inbox)
    response.set('cache-control', 'no-store').type('html').send(`${part}${beside}`)
  }

  return router
}

/** Its name in the browser's tab. */
const PLACE = 'Messages'

/** What goes with a list that changed: `besidePart`, and how many wait, in the head of the page. */
function besideList(response: Response, inbox: Inbox, said = ''): string {
  const summary = { ...inbox, isAgain: true }
  return [
    besidePart(response, PLACE, inbox.waiting, said),
    renderPart(response, 'web/console/messages/list-summary', summary),
  ].join('')
}

type Inbox = Awaited<ReturnType<typeof readInbox>>

async function readInbox(desk: ConsoleContext, response: Response, view: ListView) {
  const frame = await listFrame(desk, response)
  const tab = tabOf(view)
  const variables = {
    ...listVariables(view, frame.timeZone),
    ...tabVariables(tab),
    just: view.just,
    isJust: view.just !== '',
  }
  const { account, message } = await desk.run(response, ConsoleMessagesDocument, variables)
  const { urgent, others, messageCounts, waiting } = account
  const times = ownersTimes(desk.app.clock.now(), frame.timeZone, frame.timeZones)
  const group = tab === 'open' ? groupByCaller : eachAlone
  const rows = group(
    view.after ? [] : urgent.edges.map(({ node }) => node),
    newestFirst(others.edges.map(({ node }) => node)),
  )
  const older = others.pageInfo.hasNextPage ? others.pageInfo.endCursor : null
  const isWhole = tab === 'open' && !older && !view.after && !isNarrowed(view)
  return {
    excerpt,
    offers: desk.offers,
    ...{ gistInList, moreInWords, bestTimeOf, unwantedAs, saidAt },
    times,
    view,
    tab,
    counts: messageCounts,
    callers: isWhole ? rows.urgent.length + rows.others.length : null,
    waiting,
    just: justHandled(message, desk.app.clock.now()),
    ...frame,
    narrowedTo: narrowedTo(view, frame.lines),
    urgent: rows.urgent,
    days: byDay(rows.others, ({ shown }) => saidAt(shown), times),
    older: older && listAddress(LIST, { ...view, after: older }),
  }
}

function isNarrowed(view: ListView): boolean {
  return listAddress(LIST, { ...view, after: '' }) !== LIST
}

function backHome(response: Response, isWhole: boolean, notice: HandleNotice, id: string) {
  if (isWhole) redirectSaying(response, `/console?just=${id}`, notice)
  else response.redirect(303, `/console/now?just=${id}&said=${notice}`)
}

const LIST = '/console/messages'

/** The page a message's form was on, from the form's `from` field. */
function pageOf(from: unknown, { id, callId }: { id: string; callId: string | null }): string {
  if (from === 'call' && callId) return `/console/calls/${callId}`
  if (typeof from === 'string' && CONTACT.test(from)) return from
  return from === 'message' ? `${LIST}/${id}` : LIST
}

const CONTACT = /^\/console\/contacts\/[a-z0-9_]+$/

const partOf = (view: ListView) => ({
  page: 'messages/message-list',
  address: listAddress(`${LIST}/live`, view),
})

/** Only the first page (the newest messages) refreshes itself. */
const newest = (view: ListView): ListView => ({ ...view, after: '' })

const idOf = (request: Request) => ({ id: String(request.params.id) })
