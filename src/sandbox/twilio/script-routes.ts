import { Router } from 'express'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { readScriptedCall } from './phone-input.ts'
import { placeCall } from './place-call.ts'
import { scriptedCaller } from './scripted-caller.ts'

/** `POST /phone/calls` runs a whole call from a script. `GET /phone/calls/{call_sid}` returns a call's record. */
export function scriptRoutes(carrier: Carrier): Router {
  const router = Router()
  router.post('/calls', async (request, response) => {
    const script = readScriptedCall(request.body)
    const number = carrier.numbers.list().find(({ phoneNumber }) => phoneNumber === script.to)
    if (!number) {
      response.json(NOT_IN_SERVICE)
      return
    }
    const { finished } = placeCall(carrier, {
      from: script.from,
      number,
      caller: scriptedCaller(script.turns),
      stir: script.stir,
      forwardedFrom: script.forwarded_from,
      durationSeconds: script.duration_seconds,
    })
    response.json(renderOutcome(await finished))
  })
  router.get('/calls/:sid', (request, response) => {
    const record = carrier.calls.get(request.params.sid)
    if (record) response.json(renderRecord(record))
    else response.status(404).json({ error: { code: 'not_found', message: 'No such call.' } })
  })
  return router
}

/** Such a call never reaches the carrier's customers, so it has no CallSid. */
const NOT_IN_SERVICE = {
  call_sid: null,
  answered: false,
  transcript: [],
  ended_by: 'carrier',
  duration_seconds: 0,
}

function renderOutcome(record: CallRecord) {
  return {
    call_sid: record.id,
    answered: record.answeredAt !== null,
    transcript: record.transcript,
    ended_by: record.endedBy,
    duration_seconds: record.durationSeconds,
  }
}

function renderRecord(record: CallRecord) {
  return {
    ...renderOutcome(record),
    from: record.from,
    to: record.to,
    forwarded_from: record.forwardedFrom ?? null,
    status: record.status,
    started_at: record.startedAt,
    answered_at: record.answeredAt,
    ended_at: record.endedAt,
    errors: record.errors,
  }
}
