import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../src/kernel/errors.ts'
import { renderPart } from '../../browser/pages.ts'
import { unwrap } from '../../core/unwrap.ts'
import {
  ConsoleMessageDocument,
  ConsoleMessageHandleDocument,
  ConsoleMessagesDocument,
  ConsoleMessageUnhandleDocument,
} from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { excerpt } from './excerpt.ts'
import * as words from './in-words.ts'
import { type ListView, listAddress, listVariables, listViewOf } from './list-view.ts'
import { livePart, sendLivePart } from './live.ts'
import { noticeOf, redirectSaying } from './notice.ts'
import { timesByZone } from './times-by-zone.ts'

const NOTICES = { handled: 'Marked as handled.', unhandled: 'Marked as not handled.' }

/** What callers want the owner to know: the urgent that wait on top, the others newest first. */
export function createMessages(desk: Desk): Router {
  const facts = () => ({ excerpt, timesOf: timesByZone(desk.app.clock.now()) })

  async function readInbox(response: Response, view: ListView) {
    const { account } = await desk.run(response, ConsoleMessagesDocument, listVariables(view))
    const { urgent, others, lines } = account
    const older = others.pageInfo.hasNextPage ? others.pageInfo.endCursor : null
    return {
      ...facts(),
      view,
      line: lines.edges[0]?.node,
      urgent: view.after ? [] : urgent.edges.map(({ node }) => node),
      others: others.edges.map(({ node }) => node),
      older: older && listAddress('/console/messages', { ...view, after: older }),
    }
  }

  const router = Router()

  router.get('/messages', async (request, response) => {
    const view = listViewOf(request.query)
    const inbox = await readInbox(response, view)
    const list = view.after
      ? renderPart(response, 'web/console/pages/message-list', { words, ...inbox })
      : livePart(response, partOf(view), inbox)
    desk.show(response, 'messages', { ...inbox, list, notice: noticeOf(request, NOTICES) })
  })

  router.get('/messages/live', async (request, response) => {
    const view = newest(listViewOf(request.query))
    sendLivePart(request, response, partOf(view), await readInbox(response, view))
  })

  router.get('/messages/:id', async (request, response) => {
    const { message } = await desk.run(response, ConsoleMessageDocument, idOf(request))
    if (!message) throw notFound('message')
    desk.show(response, 'message-page', { ...facts(), message, notice: noticeOf(request, NOTICES) })
  })

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

  /** The list alone where the page can put it in its place, else the page that the form was on. */
  async function showAgain(
    request: Request,
    response: Response,
    message: { id: string; callId: string | null },
    notice: keyof typeof NOTICES,
  ) {
    const view = listViewOf(request.body)
    if (request.get('hx-request') === undefined) {
      const page = listAddress(pageOf(request.body.from, message), view)
      return redirectSaying(response, `${page}#${message.id}`, notice)
    }
    const part = livePart(response, partOf(newest(view)), await readInbox(response, newest(view)))
    response.set('cache-control', 'no-store').type('html').send(part)
  }

  return router
}

const LIST = '/console/messages'

/** Where a form of the message stood, by what it says of itself. */
function pageOf(from: unknown, { id, callId }: { id: string; callId: string | null }): string {
  if (from === 'call' && callId) return `/console/calls/${callId}`
  return from === 'message' ? `${LIST}/${id}` : LIST
}

const partOf = (view: ListView) => ({
  page: 'message-list',
  address: listAddress(`${LIST}/live`, view),
})

/** Only the newest messages renew themselves. */
const newest = ({ q }: ListView): ListView => ({ q, after: '' })

const idOf = (request: Request) => ({ id: String(request.params.id) })
