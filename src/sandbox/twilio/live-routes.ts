import { type Request, type Response, Router } from 'express'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { type LiveCaller, liveCaller } from './live-caller.ts'
import { readLiveCall, readLiveTurn } from './phone-input.ts'
import { placeCall } from './place-call.ts'

const ABANDONED_AFTER_MILLISECONDS = 20_000

type LiveCall = {
  caller: LiveCaller
  listeners: Set<Response>
  /** Hangs up when no listener has been connected for a while: the browser is gone. */
  abandoned: NodeJS.Timeout | undefined
}

/** A person's call: `POST /phone/live` dials, its `/events` stream reports the call, posts to it are turns. */
export function liveRoutes(carrier: Carrier): Router {
  const router = Router()
  const live = new Map<string, LiveCall>()
  router.post('/live', (request, response) => {
    const { forwarded_from: forwardedFrom, ...dialled } = readLiveCall(request.body)
    const { from, to, stir, unhurried } = dialled
    const number = carrier.numbers.list().find(({ phoneNumber }) => phoneNumber === to)
    if (!number) {
      const message = `${to} is not in service.`
      response.status(404).json({ error: { code: 'not_found', message } })
      return
    }
    const held: LiveCall = { caller: liveCaller(), listeners: new Set(), abandoned: undefined }
    const onChange = (record: CallRecord) => {
      for (const listener of held.listeners) tell(listener, record)
    }
    const dialling = { from, number, caller: held.caller, stir, unhurried, forwardedFrom, onChange }
    const { call, finished } = placeCall(carrier, dialling)
    const { id } = call.record
    live.set(id, held)
    held.abandoned = setTimeout(() => call.end('caller'), ABANDONED_AFTER_MILLISECONDS).unref()
    finished.finally(() => {
      clearTimeout(held.abandoned)
      live.delete(id)
    })
    response.status(201).json({ id })
  })
  router.get('/live/:id/events', (request, response) => {
    const record = carrier.calls.get(request.params.id)
    if (!record) return noSuchCall(response)
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    tell(response, record)
    listen(carrier, live.get(record.id), request, response)
  })
  router.post('/live/:id', (request, response) => {
    const turn = readLiveTurn(request.body)
    const held = live.get(request.params.id)
    const call = carrier.active.get(request.params.id)
    if (!held || !call) return noSuchCall(response)
    if ('hangup' in turn) call.end('caller')
    else held.caller.act(turn)
    response.status(204).end()
  })
  return router
}

function listen(
  carrier: Carrier,
  held: LiveCall | undefined,
  request: Request<{ id: string }>,
  response: Response,
): void {
  if (!held) {
    response.end()
    return
  }
  clearTimeout(held.abandoned)
  held.listeners.add(response)
  response.on('close', () => {
    held.listeners.delete(response)
    if (held.listeners.size > 0) return
    const hangUp = () => carrier.active.get(request.params.id)?.end('caller')
    held.abandoned = setTimeout(hangUp, ABANDONED_AFTER_MILLISECONDS).unref()
  })
}

/** Sends the whole call each time, so a listener that missed an event still has everything. */
function tell(listener: Response, record: CallRecord): void {
  const { status, transcript, endedBy, durationSeconds, answeredAt } = record
  const state = {
    status,
    transcript,
    answered_at: answeredAt,
    ended_by: endedBy,
    duration_seconds: durationSeconds,
  }
  listener.write(`data: ${JSON.stringify(state)}\n\n`)
  if (endedBy) listener.end()
}

function noSuchCall(response: Response): void {
  response.status(404).json({ error: { code: 'not_found', message: 'No such call under way.' } })
}
