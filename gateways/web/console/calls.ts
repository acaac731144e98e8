import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../src/kernel/errors.ts'
import { unwrap } from '../../core/unwrap.ts'
import {
  ConsoleCallDeleteDocument,
  ConsoleCallDocument,
  ConsoleCallsDocument,
} from '../../generated/operations.ts'
import { endOf, languageOf, outcomeOf } from './call-in-words.ts'
import type { Desk } from './desk.ts'
import { excerpt } from './excerpt.ts'
import { createExport } from './export.ts'
import { listAddress, listVariables, listViewOf } from './list-view.ts'
import { createMessages } from './messages.ts'
import { noticeOf, redirectSaying } from './notice.ts'
import { timesByZone } from './times-by-zone.ts'

const NOTICES = { deleted: 'The call and what was said in it are deleted.' }
const MESSAGE_NOTICES = { handled: 'Marked as handled.', unhandled: 'Marked as not handled.' }

/** Who called, what was said, and what it cost. */
export function createCalls(desk: Desk): Router {
  const facts = () => ({
    excerpt,
    outcomeOf,
    endOf,
    languageOf,
    timesOf: timesByZone(desk.app.clock.now()),
  })

  async function readCall(request: Request, response: Response) {
    const id = String(request.params.id)
    const { call } = await desk.run(response, ConsoleCallDocument, { id })
    if (!call) throw notFound('call')
    return { ...facts(), call, view: { q: '', after: '' } }
  }

  const router = Router()

  router.get('/calls', async (request, response) => {
    const view = listViewOf(request.query)
    const { account } = await desk.run(response, ConsoleCallsDocument, listVariables(view))
    const { edges, pageInfo } = account.calls
    const older = pageInfo.hasNextPage ? pageInfo.endCursor : null
    desk.show(response, 'calls', {
      ...facts(),
      view,
      line: account.lines.edges[0]?.node,
      calls: edges.map(({ node }) => node),
      older: older && listAddress('/console/calls', { ...view, after: older }),
      notice: noticeOf(request, NOTICES),
    })
  })

  router.get('/calls/:id', async (request, response) => {
    const notice = noticeOf(request, MESSAGE_NOTICES)
    desk.show(response, 'call', { ...(await readCall(request, response)), notice })
  })

  router.get('/calls/:id/delete', async (request, response) => {
    desk.show(response, 'call-delete', await readCall(request, response))
  })

  router.post('/calls/:id/delete', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { callDelete } = await desk.run(response, ConsoleCallDeleteDocument, { id })
    unwrap(callDelete)
    redirectSaying(response, '/console/calls', 'deleted')
  })

  return router.use(createMessages(desk), createExport(desk))
}
