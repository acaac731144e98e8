import { type Response, Router } from 'express'
import {
  ConsoleHomeDocument,
  type ConsoleHomeQuery,
  ConsoleLineHeardDocument,
} from '../../../generated/operations.ts'
import type { ConsoleContext } from '../console-context.ts'
import { excerpt } from '../frame/excerpt.ts'
import { type LivePart, livePart, sendLivePart } from '../frame/live-part.ts'
import { noticeOf } from '../frame/notice.ts'
import { ownersTimes } from '../frame/owners-times.ts'
import { groupByCaller } from '../messages/group-by-caller.ts'
import { bestTimeOf, gistInList, saidAt, unwantedAs } from '../messages/message-in-words.ts'
import { firstSteps, unfinishedLine } from './first-steps.ts'
import { weekInFigures } from './week-in-figures.ts'

type HomeLine = ConsoleHomeQuery['account']['lines']['edges'][number]['node']

const PART: LivePart = { page: 'home-page/home-now', address: '/console/now' }
const NOTICES = { handled: 'Marked as handled.' }

/** The home page. An owner looks at it between two jobs: who called urgently, what they wanted, what is left. */
export function createHome(desk: ConsoleContext): Router {
  const router = Router()

  /** The setup steps of the newest line that does not take calls yet. */
  async function readFirstSteps(response: Response, lines: HomeLine[]) {
    const line = unfinishedLine(lines)
    if (!line) return undefined
    if (line.status !== 'LIVE') return firstSteps(line, false)
    const { account } = await desk.run(response, ConsoleLineHeardDocument, { lineId: line.id })
    return firstSteps(line, account.messages.edges.length > 0)
  }

  async function readNow(response: Response) {
    const { account, meetings } = await desk.run(response, ConsoleHomeDocument, {})
    const lines = account.lines.edges.map(({ node }) => node)
    const now = desk.app.clock.now()
    const waiting = groupByCaller(
      account.urgent.edges.map(({ node }) => node),
      account.others.edges.map(({ node }) => node),
    )
    const zones = lines.map(({ timeZone }) => timeZone)
    return {
      firstSteps: await readFirstSteps(response, lines),
      offers: desk.offers,
      excerpt,
      goingOn: account.callsGoingOn,
      urgent: waiting.urgent,
      unwanted: account.unwanted.edges.map(({ node }) => node),
      unwantedCount: account.messageCounts.unwanted,
      moreUrgent: account.urgent.pageInfo.hasNextPage,
      others: waiting.others.slice(0, OTHERS_SHOWN),
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
      ...{ bestTimeOf, gistInList, saidAt, unwantedAs },
    }
  }

  router.get('/', async (request, response) => {
    const now = livePart(response, PART, await readNow(response))
    desk.show(response, 'home-page/home', { now, notice: noticeOf(request, NOTICES) })
  })

  router.get('/now', async (request, response) => {
    sendLivePart(request, response, PART, await readNow(response))
  })

  router.get('/more', (_request, response) => {
    desk.show(response, 'frame/more', { title: 'More' })
  })

  return router
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
