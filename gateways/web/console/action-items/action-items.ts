import { type Request, type Response, Router } from 'express'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleActionItemFinishDocument,
  ConsoleActionItemReopenDocument,
  ConsoleActionItemsDocument,
  type ConsoleActionItemsQuery,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listAddress } from '../frame/list-view.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { asTask, dateOfDue } from '../meetings/as-a-task.ts'
import * as meetingWords from '../meetings/meeting-in-words.ts'

const LIST = '/console/action-items'

export const ITEM_NOTICES = { done: 'Marked as done.', open: 'Marked as not done.' }

/** The list's filters: `show` in the address, `done` in the query, and the filter's name. */
const SHOWN = [
  { show: '', done: false, name: 'Open' },
  { show: 'done', done: true, name: 'Done' },
  { show: 'all', done: null, name: 'All' },
]

/** Action items from all meetings, and the forms that mark them done or open. */
export function createActionItems(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/action-items', async (request, response) => {
    const { shown, after } = viewOf(request.query)
    const variables = { done: shown?.done ?? null, after: after || null }
    const { account, actionItems } = await desk.run(response, ConsoleActionItemsDocument, variables)
    const { hasNextPage, endCursor } = actionItems.pageInfo
    const next = hasNextPage && endCursor
    desk.show(response, 'action-items/action-items', {
      excerpt,
      meetingWords,
      meetings: byMeeting(actionItems.edges.map(({ node }) => node)),
      choices: SHOWN.map((one) => ({
        ...one,
        address: listAddress(LIST, { show: one.show }),
        isShown: one === shown,
      })),
      shown,
      after,
      older: next && listAddress(LIST, { show: shown?.show ?? '', after: next }),
      asTask,
      dateOfDue: (due: string, heldAt: string) => dateOfDue(due, heldAt, account.timeZone),
      times: timesIn(account.timeZone, desk.app.clock.now()),
      notice: noticeOf(request, ITEM_NOTICES),
    })
  })

  router.post('/action-items/:id/done', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { actionItemFinish } = await desk.run(response, ConsoleActionItemFinishDocument, { id })
    back(request, response, unwrap(actionItemFinish), 'done')
  })

  router.post('/action-items/:id/open', desk.ownForm, async (request, response) => {
    const id = String(request.params.id)
    const { actionItemReopen } = await desk.run(response, ConsoleActionItemReopenDocument, { id })
    back(request, response, unwrap(actionItemReopen), 'open')
  })

  return router
}

/** Returns to the page the form was on: the meeting's recap or the list. */
function back(
  { body }: Request,
  response: Response,
  { id, meetingId }: { id: string; meetingId: string },
  notice: keyof typeof ITEM_NOTICES,
) {
  const { shown, after } = viewOf(body)
  const list = listAddress(LIST, { show: shown?.show ?? '', after })
  const page = body.from === 'meeting' ? `/console/meetings/${meetingId}#${id}` : list
  redirectSaying(response, page, notice)
}

function viewOf({ show, after }: Record<string, unknown>) {
  return {
    shown: SHOWN.find((one) => one.show === show) ?? SHOWN[0],
    after: typeof after === 'string' ? after : '',
  }
}

type Item = ConsoleActionItemsQuery['actionItems']['edges'][number]['node']

/** Groups the page's items by meeting, keeping their order. */
function byMeeting(items: readonly Item[]) {
  const meetings = new Map<string, { meeting: Item['meeting']; items: Item[] }>()
  for (const item of items) {
    const { meeting } = item
    const known = meetings.get(meeting.id) ?? { meeting, items: [] }
    known.items.push(item)
    meetings.set(meeting.id, known)
  }
  return [...meetings.values()]
}
