import { Router } from 'express'
import { ITEM_NOTICES } from '../action-items/action-items.ts'
import type { ConsoleContext } from '../console-context.ts'
import { listViewOf } from '../frame/list-view.ts'
import { besidePart, type LivePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { noticeOf } from '../frame/notice.ts'
import { titleWaiting } from '../frame/waiting-counts.ts'
import { HANDLE_NOTICES } from '../messages/handle-notices.ts'
import { readHome } from './read-home.ts'

/** The home page. An owner looks at it between two jobs: who called urgently, what they wanted, what is left. */
export function createHome(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/', async (request, response) => {
    const { just } = listViewOf(request.query)
    const facts = await readHome(desk, response, just)
    const now = livePart(response, partOf(just), facts)
    // The bar with the undo says it too.
    const notice = facts.just ? undefined : noticeOf(request, NOTICES)
    const [title, name] = [titleWaiting(PLACE, facts.waits), nameOf(facts.lines)]
    const { zoneSaid } = facts.times
    const today = todayIn(facts.timeZone, desk.app.clock.now())
    const unfinished = facts.lines.filter(({ toFinish }) => toFinish).length
    desk.show(response, 'home-page/home', {
      ...{ title, now, notice, name, today, zoneSaid, unfinished },
    })
  })

  router.get('/now', async (request, response) => {
    const { just } = listViewOf(request.query)
    const facts = await readHome(desk, response, just)
    const said = noticeOf(request, HANDLE_NOTICES)
    const beside = () => besidePart(response, PLACE, facts.waits, said)
    sendLivePart(request, response, partOf(just), facts, beside)
  })

  router.get('/more', (_request, response) => {
    desk.show(response, 'frame/more', { title: 'More' })
  })

  return router
}

/** The owner's day: `Saturday, November 28`. */
function todayIn(timeZone: string, now: Date) {
  const words = now.toLocaleDateString('en-US', {
    ...{ timeZone, weekday: 'long', month: 'long', day: 'numeric' },
  } as const)
  return { words, iso: now.toLocaleDateString('en-CA', { timeZone }) }
}

/** The business, if all lines are of one. */
function nameOf(lines: readonly { businessName: string }[]): string {
  const names = new Set(lines.map(({ businessName }) => businessName))
  const [name] = names
  return name !== undefined && names.size === 1 ? name : 'Home'
}

const NOTICES = { ...HANDLE_NOTICES, ...ITEM_NOTICES }

/** Its name in the browser's tab. */
const PLACE = 'Home'

const partOf = (just: string): LivePart => ({
  page: 'home-page/home-now',
  address: just ? `/console/now?just=${encodeURIComponent(just)}` : '/console/now',
})
