import { type Response, Router } from 'express'
import { ConsoleHomeDocument } from '../../generated/operations.ts'
import type { Desk } from './desk.ts'
import { firstSteps } from './first-steps.ts'
import { timesIn } from './in-words.ts'
import { type LivePart, livePart, sendLivePart } from './live.ts'

const PART: LivePart = { page: 'home-now', address: '/console/now' }

/** What an owner wants to know between two jobs: did anybody urgent call, what did they want, how much is left. */
export function createHome(desk: Desk): Router {
  const router = Router()

  async function readNow(response: Response) {
    const { account, meetings } = await desk.run(response, ConsoleHomeDocument, {})
    const lines = account.lines.edges.map(({ node }) => node)
    const hasMessages = account.urgent.edges.length + account.others.edges.length > 0
    return {
      firstSteps: firstSteps(lines, hasMessages),
      offers: desk.offers,
      urgent: account.urgent.edges.map(({ node }) => node),
      others: account.others.edges.map(({ node }) => node),
      lines: lines.filter(({ status }) => status !== 'CLOSED'),
      meetings: meetings.edges.map(({ node }) => node),
      meetingMinutes: account.meetingMinutes.available,
      zone: lines[0]?.timeZone ?? 'America/New_York',
      timesIn: (timeZone: string) => timesIn(timeZone, desk.app.clock.now()),
    }
  }

  router.get('/', async (_request, response) => {
    desk.show(response, 'home', { now: livePart(response, PART, await readNow(response)) })
  })

  router.get('/now', async (request, response) => {
    sendLivePart(request, response, PART, await readNow(response))
  })

  return router
}
