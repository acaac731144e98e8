import { randomUUID } from 'node:crypto'
import express, { type Request, type RequestHandler, Router } from 'express'
import { faultGate } from '../faults.ts'
import { isScheduled } from '../rooms/bot.ts'
import { type Bots, openBots } from '../rooms/bots.ts'
import { DjangoError, renderDjangoError } from '../rooms/django-error.ts'
import type { Rooms } from '../rooms/room.ts'
import type { Sandbox } from '../sandbox.ts'
import { renderBot } from './bot-view.ts'
import { idempotency } from './idempotency.ts'
import { listBots } from './list-bots.ts'
import { orderedBot, type RecallBot, type RecallOwn, readOrder } from './recall-bot.ts'
import { tellStatus } from './status-webhooks.ts'
import { opensTranscript, transcriptFile, transcriptUrl } from './transcript.ts'

/** The stand-in for Recall.ai: bots under `/api/v1/bot/`, and the URLs of their transcripts. */
export function recall(sandbox: Sandbox, rooms: Rooms) {
  const bots = openBots<RecallOwn>(sandbox, rooms, { name: 'recall', tell: tellStatus(sandbox) })
  const router = Router()
  router.use('/api/v1/bot', api(sandbox, bots))
  router.get('/recall-bot-data/transcripts/:id.json', transcripts(sandbox, rooms, bots))
  return { router, bots }
}

function api(sandbox: Sandbox, bots: Bots<RecallOwn>): Router {
  const { config, clock } = sandbox
  const render = (bot: RecallBot) =>
    renderBot(bot, (transcriptId) => transcriptUrl(config, transcriptId, clock.now()))
  const router = Router()
  router.use(faultGate(sandbox.faults, 'recall'), checkKey(config.recall.apiKey))
  router.use(express.json({ limit: '1mb' }), idempotency(sandbox))

  router.post('/', (request, response) => {
    const order = readOrder(request.body)
    response.status(201).json(render(bots.make(newBot(order, clock.now()))))
  })
  router.get('/', (request, response) => {
    const address = new URL(request.originalUrl, config.sandbox.url)
    response.json(listBots(bots.list(), address, render))
  })
  router.get('/:id', (request, response) => {
    response.json(render(known(bots, request)))
  })
  router.patch('/:id', (request, response) => {
    const bot = known(bots, request)
    if (!isScheduled(bot)) {
      throw new DjangoError(400, {
        non_field_errors: ['Cannot validate partial without join call task'],
      })
    }
    const order = readOrder({ ...bot.own.order, ...Object(request.body) })
    const changes = { ...orderedBot(order), own: { ...bot.own, order } }
    response.json(render(bots.change(bot, changes)))
  })
  router.delete('/:id', (request, response) => {
    const bot = known(bots, request)
    if (!isScheduled(bot)) throw new DjangoError(405, { detail: 'Method "DELETE" not allowed.' })
    bots.callOff(bot)
    response.status(204).end()
  })
  router.post('/:id/leave_call', (request, response) => {
    response.json(render(leave(bots, known(bots, request))))
  })
  router.post('/:id/delete_media', (request, response) => {
    const bot = known(bots, request)
    if (bot.past.at(-1)?.stage !== 'done') {
      throw new DjangoError(400, { detail: 'Cannot delete media of a bot that is not done.' })
    }
    response.json(render(bots.deleteData(bot)))
  })
  router.use(() => {
    throw new DjangoError(404, { detail: 'Not found.' })
  })
  router.use(renderDjangoError)
  return router
}

function newBot(order: RecallBot['own']['order'], now: Date): RecallBot {
  return {
    id: randomUUID(),
    ...orderedBot(order),
    createdAt: now.toISOString(),
    deletedAt: null,
    roomId: null,
    past: [],
    ahead: [],
    own: { order, recordingId: randomUUID(), transcriptId: randomUUID() },
  }
}

function leave(bots: Bots<RecallOwn>, bot: RecallBot): RecallBot {
  if (isScheduled(bot)) {
    throw new DjangoError(400, {
      code: 'cannot_command_unstarted_bot',
      detail: 'Cannot send a command to a bot which has not been started.',
    })
  }
  const leaving = bots.leave(bot)
  if (leaving) return leaving
  throw new DjangoError(400, {
    code: 'cannot_command_completed_bot',
    detail:
      'Cannot send a command to a bot which has completed(is shutting/has shut down/has errored).',
  })
}

function transcripts(
  { config, clock }: Sandbox,
  rooms: Rooms,
  bots: Bots<RecallOwn>,
): RequestHandler<{ id: string }> {
  return (request, response) => {
    const { id } = request.params
    const { searchParams } = new URL(request.originalUrl, config.sandbox.url)
    const bot = bots.list().find(({ own }) => own.transcriptId === id)
    if (!bot || bot.dataDeletedAt || !opensTranscript(config, id, searchParams, clock.now())) {
      response.status(403).type('text/plain').send('AccessDenied')
      return
    }
    response.json(transcriptFile(bot, rooms.get(bot.roomId)))
  }
}

function known(bots: Bots<RecallOwn>, request: Request<{ id: string }>): RecallBot {
  const bot = bots.get(request.params.id)
  if (bot && !bot.deletedAt) return bot
  throw new DjangoError(404, { detail: 'Not found.' })
}

/** Accepts the key alone or after `Token`. */
function checkKey(apiKey: string): RequestHandler {
  return (request, _response, next) => {
    const given = request.get('Authorization')?.replace(/^Token\s+/i, '')
    if (given === apiKey) return next()
    throw new DjangoError(401, {
      code: given ? 'authentication_failed' : 'not_authenticated',
      detail: given ? 'Invalid API token' : 'Authentication credentials were not provided.',
    })
  }
}
