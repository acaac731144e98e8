import { type Response, Router } from 'express'
import { ConsoleHomeDocument } from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { listViewOf } from '../frame/list-view.ts'
import { besidePart, type LivePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { noticeOf } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { titleWaiting } from '../frame/waiting-counts.ts'
import { stateOfLine } from '../lines/state-of-line.ts'
import { STATES } from '../meetings/meeting-in-words.ts'
import { groupByCaller, type OfCaller } from '../messages/group-by-caller.ts'
import { HANDLE_NOTICES } from '../messages/handle-notices.ts'
import { bestTimeOf } from '../messages/message-details.ts'
import { gistInList, moreInWords, saidAt, unwantedAs } from '../messages/message-in-words.ts'
import { justHandled } from '../messages/next-to-handle.ts'
import { toFinish } from './to-finish.ts'
import { weekInFigures } from './week-in-figures.ts'

/** The home page. An owner looks at it between two jobs: who called urgently, what they wanted, what is left. */
export function createHome(desk: ConsoleContext): Router {
  const router = Router()

  async function readNow(response: Response, just: string) {
    const { account, meetings, message } = await desk.run(response, ConsoleHomeDocument, {
      just,
      isJust: just !== '',
    })
    const lines = account.lines.edges.map(({ node }) => node)
    const now = desk.app.clock.now()
    const waiting = groupByCaller(
      account.urgent.edges.map(({ node }) => node),
      account.others.edges.map(({ node }) => node),
    )
    const others = waiting.others.slice(0, OTHERS_SHOWN)
    const zones = lines.map(({ timeZone }) => timeZone)
    return {
      just: justHandled(message, now),
      toFinish: toFinish(lines),
      offers: desk.offers,
      excerpt,
      goingOn: account.callsGoingOn,
      urgent: waiting.urgent,
      unwanted: account.unwanted.edges.map(({ node }) => node),
      unwantedCount: account.messageCounts.unwanted,
      moreUrgent: account.urgent.pageInfo.hasNextPage,
      others,
      messagesShown: shownIn(waiting.urgent) + shownIn(others),
      asked: account.openQuestions.edges.map(({ node }) => node),
      waits: account.waiting,
      hasMessages: account.newest.edges.length > 0,
      week: weekInFigures(account.activity),
      lines: lines.filter(({ status }) => status !== 'CLOSED'),
      meetings: nextFirst(
        meetings.edges.map(({ node }) => node),
        now,
      ),
      meetingMinutes: account.meetingMinutes.available,
      times: ownersTimes(now, account.timeZone, zones),
      ...{ bestTimeOf, gistInList, moreInWords, saidAt, stateOfLine, unwantedAs },
      meetingStates: STATES,
    }
  }

  router.get('/', async (request, response) => {
    const { just } = listViewOf(request.query)
    const facts = await readNow(response, just)
    const now = livePart(response, partOf(just), facts)
    // The bar with the undo says it too.
    const notice = facts.just ? undefined : noticeOf(request, HANDLE_NOTICES)
    const [title, name] = [titleWaiting(PLACE, facts.waits), nameOf(facts.lines)]
    desk.show(response, 'home-page/home', { title, now, notice, name })
  })

  router.get('/now', async (request, response) => {
    const { just } = listViewOf(request.query)
    const facts = await readNow(response, just)
    const said = noticeOf(request, HANDLE_NOTICES)
    const beside = () => besidePart(response, PLACE, facts.waits, said)
    sendLivePart(request, response, partOf(just), facts, beside)
  })

  router.get('/more', (_request, response) => {
    desk.show(response, 'frame/more', { title: 'More' })
  })

  return router
}

/** The business, if all lines are of one. */
function nameOf(lines: readonly { businessName: string }[]): string {
  const names = new Set(lines.map(({ businessName }) => businessName))
  const [name] = names
  return name !== undefined && names.size === 1 ? name : 'Home'
}

/** Its name in the browser's tab. */
const PLACE = 'Home'

const partOf = (just: string): LivePart => ({
  page: 'home-page/home-now',
  address: just ? `/console/now?just=${encodeURIComponent(just)}` : '/console/now',
})

/** A caller's row shows two of their messages. */
function shownIn(rows: readonly OfCaller<unknown>[]): number {
  return rows.reduce((sum, { more }) => sum + 1 + Math.min(more.length, 1), 0)
}

/** Callers whose messages are not urgent. */
const OTHERS_SHOWN = 6

const DAY_MS = 86_400_000

/** Meetings from the last 24 hours on, earliest first; then the older ones, newest first. */
function nextFirst<M extends { startsAt: string }>(meetings: readonly M[], now: Date): M[] {
  const isNear = ({ startsAt }: M) => Date.parse(startsAt) > now.getTime() - DAY_MS
  const byStart = meetings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return [...byStart.filter(isNear), ...byStart.filter((one) => !isNear(one)).reverse()]
}
