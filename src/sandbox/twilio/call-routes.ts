import { type Request, Router } from 'express'
import { TwilioError } from './api-error.ts'
import { type CallRecord, renderCall } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { field, isWithin, listPage } from './form.ts'
import { placeOut } from './place-out.ts'

const STATUS_NOT_VALID = 21218
const CALL_NOT_IN_PROGRESS = 21220

export function callRoutes(carrier: Carrier): Router {
  const router = Router()
  const { accountSid } = carrier.sandbox.config.twilio
  router.get('/Calls.json', (request, response) => {
    const found = findCalls(carrier, request).map((call) => renderCall(call, accountSid))
    response.json(listPage(request, 'calls', found))
  })
  router.post('/Calls.json', (request, response) => {
    response.status(201).json(renderCall(placeOut(carrier, request), accountSid))
  })
  router.get('/Calls/:sid.json', (request, response) => {
    response.json(renderCall(known(carrier, request), accountSid))
  })
  router.post('/Calls/:sid.json', (request, response) => {
    known(carrier, request)
    hangUp(carrier, request)
    response.json(renderCall(known(carrier, request), accountSid))
  })
  return router
}

function hangUp(carrier: Carrier, request: Request<{ sid: string }>): void {
  const status = field(request, 'Status')
  if (status !== 'completed' && status !== 'canceled') {
    throw new TwilioError(400, STATUS_NOT_VALID, 'The sandbox changes a call only to be completed')
  }
  const call = carrier.active.get(request.params.sid)
  if (!call || call.over) {
    throw new TwilioError(400, CALL_NOT_IN_PROGRESS, 'Call is not in-progress. Cannot redirect.')
  }
  call.end('line')
}

/** Newest first. */
function findCalls(carrier: Carrier, request: Request): CallRecord[] {
  const [to, from, status] = ['To', 'From', 'Status'].map((name) => field(request, name))
  return carrier.calls
    .list()
    .filter((call) => to === undefined || call.to === to)
    .filter((call) => from === undefined || call.from === from)
    .filter((call) => status === undefined || call.status === status)
    .filter(({ startedAt }) => isWithin(request, 'StartTime', startedAt))
    .reverse()
}

function known(carrier: Carrier, request: Request<{ sid: string }>): CallRecord {
  const call = carrier.calls.get(request.params.sid)
  if (call) return call
  throw new TwilioError(404, 20404, `The requested resource ${request.originalUrl} was not found`)
}
