import { randomBytes } from 'node:crypto'
import express, { type Request, type RequestHandler, Router } from 'express'
import { faultGate } from '../faults.ts'
import { isScheduled } from '../rooms/bot.ts'
import { type Bots, openBots } from '../rooms/bots.ts'
import { DjangoError, renderDjangoError } from '../rooms/django-error.ts'
import type { Rooms } from '../rooms/room.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  type AttendeeBot,
  type AttendeeChanges,
  type AttendeeOrder,
  type AttendeeOwn,
  orderedBot,
  readChanges,
  readOrder,
  refusal,
} from './attendee-bot.ts'
import { isTerminal, stateOf } from './bot-events.ts'
import { renderBot } from './bot-view.ts'
import { listBots } from './list-bots.ts'
import { tellState } from './state-webhooks.ts'
import { transcriptOf } from './transcript.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_IN_USE =
  'Deduplication key already in use. A bot in a non-terminal state with this deduplication key ' +
  'already exists. Please use a different deduplication key or wait for that bot to terminate.'

/** The stand-in for Attendee: bots under `/api/v1/bots`. */
export function attendee(sandbox: Sandbox, rooms: Rooms) {
  const tell = tellState(sandbox)
  const bots = openBots<AttendeeOwn>(sandbox, rooms, { name: 'attendee', tell })
  const router = Router()
  router.use('/api/v1/bots', api(sandbox, rooms, bots))
  return { router, bots }
}

function api({ config, clock, faults }: Sandbox, rooms: Rooms, bots: Bots<AttendeeOwn>): Router {
  const router = Router()
  router.use(faultGate(faults, 'attendee'), checkKey(config.attendee.apiKey))
  router.use(express.json({ limit: '1mb' }))

  router.post('/', (request, response) => {
    const order = readOrder(request.body, clock.now())
    refuseKeyInUse(bots.list(), order.deduplication_key)
    response.status(201).json(renderBot(bots.make(newBot(order, clock.now()))))
  })
  router.get('/', (request, response) => {
    response.json(listBots(bots.list(), new URL(request.originalUrl, config.sandbox.url)))
  })
  router.get('/:id', (request, response) => {
    response.json(renderBot(known(bots, request)))
  })
  router.patch('/:id', (request, response) => {
    const bot = known(bots, request)
    const changes = readChanges(request.body, clock.now())
    response.json(renderBot(change(bots, bot, changes)))
  })
  router.delete('/:id', (request, response) => {
    const bot = known(bots, request)
    if (!isScheduled(bot)) {
      throw refusal(
        `Bot is in state ${stateOf(bot)} but can only be deleted when in scheduled state`,
      )
    }
    bots.callOff(bot)
    response.status(200).end()
  })
  router.post('/:id/leave', (request, response) => {
    response.json(renderBot(leave(bots, known(bots, request))))
  })
  router.get('/:id/transcript', (request, response) => {
    const bot = known(bots, request)
    response.json(transcriptOf(bot, rooms.get(bot.roomId)))
  })
  router.post('/:id/delete_data', (request, response) => {
    const bot = known(bots, request)
    if (!isTerminal(bot)) {
      throw refusal(
        `Bot is in state ${stateOf(bot)} but its data can only be deleted once it ended`,
      )
    }
    response.json(renderBot(bots.deleteData(bot)))
  })
  router.use(() => {
    throw new DjangoError(404, { detail: 'Not found.' })
  })
  router.use(renderDjangoError)
  return router
}

function newBot(order: AttendeeOrder, now: Date): AttendeeBot {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length])
  return {
    id: `bot_${letters.join('')}`,
    ...orderedBot(order),
    createdAt: now.toISOString(),
    deletedAt: null,
    roomId: null,
    past: [],
    ahead: [],
  }
}

/** Only one bot that has not ended may use a key. A second one is an error; the existing bot is not returned. */
function refuseKeyInUse(bots: readonly AttendeeBot[], key: string | null | undefined): void {
  const isInUse = bots.some((bot) => bot.own.order.deduplication_key === key && !isTerminal(bot))
  if (key && isInUse) throw refusal(KEY_IN_USE)
}

function change(bots: Bots<AttendeeOwn>, bot: AttendeeBot, changes: AttendeeChanges): AttendeeBot {
  const touchesMore = Object.keys(changes).some((name) => name !== 'metadata')
  if (touchesMore && !isScheduled(bot)) {
    throw refusal(
      `Bot is in state ${stateOf(bot)} but join_at, meeting_url, bot_name, bot_image and ` +
        `recording_settings can only be updated when in the scheduled state`,
    )
  }
  return bots.change(bot, orderedBot(Object.assign({}, bot.own.order, changes)))
}

function leave(bots: Bots<AttendeeOwn>, bot: AttendeeBot): AttendeeBot {
  const leaving = bots.leave(bot)
  if (leaving) return leaving
  throw refusal(
    `Event leave_requested not allowed when bot is in state ${stateOf(bot)}. It is only allowed ` +
      `in these states: joined_recording_paused, joined_recording, joined_not_recording, ` +
      `joined_recording_permission_denied, waiting_room, joining, joining_breakout_room, leaving_breakout_room`,
  )
}

function known(bots: Bots<AttendeeOwn>, request: Request<{ id: string }>): AttendeeBot {
  const bot = bots.get(request.params.id)
  if (bot && !bot.deletedAt) return bot
  throw refusal('Bot not found', 404)
}

function checkKey(apiKey: string): RequestHandler {
  return (request, _response, next) => {
    const given = /^Token\s+(\S+)$/i.exec(request.get('Authorization') ?? '')?.[1]
    if (given === apiKey) return next()
    throw new DjangoError(401, {
      detail: given
        ? 'Invalid or disabled API key'
        : 'Invalid Authorization header. Should have this format: Token <api_key>',
    })
  }
}
