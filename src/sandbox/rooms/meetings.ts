import express, { type ErrorRequestHandler, type Request, Router } from 'express'
import { attendee } from '../attendee/attendee.ts'
import { recall } from '../recall/recall.ts'
import type { Sandbox } from '../sandbox.ts'
import { testimony } from './bot-testimony.ts'
import { linkKey, readMeetingLink } from './meeting-link.ts'
import { meetingsPage } from './meetings-page.ts'
import { openRooms, type Room, type Rooms } from './room.ts'
import { readRoomForm } from './room-form.ts'
import { RoomInputError, readRoomInput } from './room-input.ts'
import { type Service, serviceOf } from './service.ts'

/** The meeting rooms at `/meetings`, and the two services whose bots join them. */
export function meetings(sandbox: Sandbox): { router: Router } {
  const rooms = openRooms(sandbox)
  const [ofRecall, ofAttendee] = [recall(sandbox, rooms), attendee(sandbox, rooms)]
  const services = [serviceOf('recall', ofRecall.bots), serviceOf('attendee', ofAttendee.bots)]
  const router = Router()
  router.use(ofRecall.router, ofAttendee.router)
  router.use('/meetings', doors(rooms, services))
  return { router }
}

function doors(rooms: Rooms, services: readonly Service[]): Router {
  const router = Router()
  router.use(express.json({ limit: '10mb' }), express.urlencoded({ extended: false }))
  router.get('/', (_request, response) => {
    response.type('html').send(meetingsPage({ rooms: rooms.list(), bots: allBots(services) }))
  })
  router.post('/rooms', (request, response) => {
    const input = isForm(request) ? readRoomForm(request.body) : readRoomInput(request.body)
    const room = rooms.setUp(input)
    if (isForm(request)) response.redirect(303, '/meetings')
    else response.status(201).json(renderRoom(room))
  })
  router.get('/bots', (request, response) => {
    response.json(allBots(services).filter(isAt(request.query.meeting_url)))
  })
  router.post('/bots/:id/join', (request, response) => {
    const { id } = request.params
    if (services.some((service) => service.send(id))) {
      if (isForm(request)) return response.redirect(303, '/meetings')
      return response.json(allBots(services).find((bot) => bot.id === id))
    }
    const message = 'No bot of this id is waiting for its time.'
    return response.status(409).json({ error: { code: 'not_waiting', message } })
  })
  router.use(renderInputError({ rooms, services }))
  return router
}

/** Newest first. */
function allBots(services: readonly Service[]) {
  return services
    .flatMap(({ provider, list }) => list().map((bot) => testimony(provider, bot)))
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1))
}

function isAt(meetingUrl: unknown): (bot: { meeting_url: string }) => boolean {
  if (typeof meetingUrl !== 'string' || !meetingUrl) return () => true
  const link = readMeetingLink(meetingUrl)
  const key = link && linkKey(link)
  return (bot) => {
    const other = readMeetingLink(bot.meeting_url)
    return bot.meeting_url === meetingUrl || (other !== undefined && linkKey(other) === key)
  }
}

function renderRoom(room: Room) {
  return {
    meeting_url: room.meetingUrl,
    lobby_seconds: room.lobbySeconds,
    minutes: room.meetingSeconds / 60,
    outcome: room.outcome,
    utterances: room.utterances,
    real_seconds: room.realSeconds,
  }
}

function isForm(request: Request): boolean {
  return Boolean(request.is('application/x-www-form-urlencoded'))
}

/** Returns `{error: {code, message}}` to programs, the page with the error to people. */
function renderInputError(parts: { rooms: Rooms; services: readonly Service[] }) {
  const render: ErrorRequestHandler = (error, request, response, next) => {
    const unreadable = error?.status === 400 || error?.status === 413
    if (!(error instanceof RoomInputError) && !unreadable) return next(error)
    const problem = error instanceof RoomInputError ? error.message : 'body: not JSON'
    if (!isForm(request)) {
      response.status(400).json({ error: { code: 'invalid_request', message: problem } })
      return
    }
    const [rooms, bots] = [parts.rooms.list(), allBots(parts.services)]
    response.status(400).type('html')
    response.send(meetingsPage({ rooms, bots, problem, form: request.body }))
  }
  return render
}
