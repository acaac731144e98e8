import { type Request, type Response, Router } from 'express'
import { asTask } from '../../../../src/meetings/as-a-task.ts'
import { ownerOf, saysWhen } from '../../../../src/meetings/whose-and-when.ts'
import { unwrap } from '../../../core/unwrap.ts'
import {
  ConsoleActionItemAssignDocument,
  ConsoleActionItemFinishDocument,
  ConsoleActionItemReopenDocument,
  ConsoleActionItemsDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { excerpt } from '../frame/excerpt.ts'
import { noticeOf, redirectSaying } from '../frame/notice.ts'
import { platform } from '../meetings/meeting-in-words.ts'
import { byDue, byMeeting, datedItems, type Item } from './item-groups.ts'
import {
  type ItemListView,
  itemListAddress,
  itemListView,
  showChoices,
  sortChoices,
} from './item-list-view.ts'

export const ITEM_NOTICES = {
  done: 'Marked as done.',
  open: 'Marked as not done.',
  assigned: 'Saved.',
}

const PAGE = 50
/** By due date all open items belong together: as many as are read before the older ones wait behind a link. */
const BY_DUE_MAX = 200
const READ_AT_ONCE = 100

/** Action items from all meetings, and the forms that mark them done or open. */
export function createActionItems(desk: ConsoleContext): Router {
  const router = Router()

  async function read(response: Response, { shown, after }: ItemListView, itemsMax: number) {
    const items: Item[] = []
    let next: string | null = after || null
    for (;;) {
      const first = Math.min(itemsMax, READ_AT_ONCE)
      const variables = { done: shown.done, first, after: next }
      const found = await desk.run(response, ConsoleActionItemsDocument, variables)
      const { edges, pageInfo } = found.actionItems
      items.push(...edges.map(({ node }) => node))
      next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
      if (next === null || items.length >= itemsMax) {
        return { items, next, account: found.account }
      }
    }
  }

  router.get('/action-items', async (request, response) => {
    const view = itemListView(request.query)
    const { items, next, account } = await read(response, view, view.isByDue ? BY_DUE_MAX : PAGE)
    const { timeZone, openActionItems: open } = account
    const now = desk.app.clock.now()
    const dated = datedItems(items, timeZone, now)
    desk.show(response, 'action-items/action-items', {
      view,
      open,
      titleOf,
      asTask,
      ownerOf,
      saysWhen,
      groups: view.isByDue ? byDue(dated, timeZone, now) : byMeeting(dated, titleOf),
      choices: showChoices(view),
      orders: sortChoices(view),
      older: next && itemListAddress(view, next),
      times: timesIn(timeZone, now),
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

  router.post('/action-items/:id/assign', desk.ownForm, async (request, response) => {
    const { actionItemAssign } = await desk.run(response, ConsoleActionItemAssignDocument, {
      id: String(request.params.id),
      ...assignmentOf(request.body),
    })
    back(request, response, unwrap(actionItemAssign), 'assigned')
  })

  return router
}

/** An empty field goes back to what was said; so does the owner or the day that was said. */
function assignmentOf({ assignee, said, dueOn, saidOn }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  const set = (value: string, asSaid: string) => (value === asSaid ? null : value || null)
  return {
    assignee: set(text(assignee), text(said)),
    dueOn: set(text(dueOn), text(saidOn)),
  }
}

/** Returns to the page the form was on: home, the meeting's recap or the list. */
function back(
  { body }: Request,
  response: Response,
  { id, meetingId }: { id: string; meetingId: string },
  notice: keyof typeof ITEM_NOTICES,
) {
  const list = itemListAddress(itemListView(body))
  const pages = new Map([
    ['home', '/console'],
    ['meeting', `/console/meetings/${meetingId}#${id}`],
  ])
  redirectSaying(response, pages.get(body.from) ?? list, notice)
}

export function titleOf({ title, provider }: Item['meeting']): string {
  return excerpt(title ?? `${platform(provider)} meeting`, 80)
}
