import { type Request, Router } from 'express'
import { TwilioError } from './api-error.ts'
import type { Carrier } from './carrier.ts'
import { field, isWithin, listPage } from './form.ts'
import type { RecordingRecord } from './recording.ts'
import { sound } from './sound.ts'
import { callbackOf, startRecording } from './start-recording.ts'
import { API_VERSION, rfc2822 } from './wire.ts'

const NOT_ELIGIBLE = 21220

/** Recordings of calls and voicemails. The sandbox has only text, so the sound is a hum of the right length. */
export function recordingRoutes(carrier: Carrier): Router {
  const router = Router()
  const { accountSid } = carrier.sandbox.config.twilio
  router.get('/Recordings.json', (request, response) => {
    const callSid = field(request, 'CallSid')
    const found = carrier.recordings
      .list()
      .filter((recording) => callSid === undefined || recording.callSid === callSid)
      .filter(({ createdAt }) => isWithin(request, 'DateCreated', createdAt))
      .reverse()
    const shown = found.map((recording) => renderRecording(recording, accountSid))
    response.json(listPage(request, 'recordings', shown))
  })
  router.get('/Calls/:sid/Recordings.json', (request, response) => {
    const found = carrier.recordings.list().filter(({ callSid }) => callSid === request.params.sid)
    const shown = found.reverse().map((recording) => renderRecording(recording, accountSid))
    response.json(listPage(request, 'recordings', shown))
  })
  router.post('/Calls/:sid/Recordings.json', (request, response) => {
    const recording = begin(carrier, request)
    response.status(201).json(renderRecording(recording, accountSid))
  })
  router.get('/Recordings/:sid.json', (request, response) => {
    response.json(renderRecording(known(carrier, request), accountSid))
  })
  router.delete('/Recordings/:sid.json', (request, response) => {
    carrier.recordings.delete(known(carrier, request).id)
    response.status(204).end()
  })
  router.get('/Recordings/:sid{.wav}', (request, response) => {
    const { status, durationSeconds, voices } = known(carrier, request)
    if (status === 'in-progress' || status === 'absent') throw notFound(request)
    response.type('audio/x-wav').send(sound(durationSeconds, voices ?? []))
  })
  return router
}

function renderRecording(recording: RecordingRecord, accountSid: string) {
  const at = rfc2822(new Date(recording.createdAt))
  const { source = 'RecordVerb', status = 'completed' } = recording
  return {
    sid: recording.id,
    account_sid: accountSid,
    api_version: API_VERSION,
    call_sid: recording.callSid,
    channels: source === 'RecordVerb' ? 1 : 2,
    source,
    status,
    duration: status === 'completed' ? String(recording.durationSeconds) : '-1',
    start_time: at,
    date_created: at,
    date_updated: at,
    price: null,
    price_unit: 'USD',
    error_code: null,
    uri: `/${API_VERSION}/Accounts/${accountSid}/Recordings/${recording.id}.json`,
  }
}

function known(carrier: Carrier, request: Request<{ sid: string }>): RecordingRecord {
  const recording = carrier.recordings.get(request.params.sid)
  if (recording) return recording
  throw notFound(request)
}

function notFound(request: Request): TwilioError {
  return new TwilioError(404, 20404, `The requested resource ${request.originalUrl} was not found`)
}

/** As at Twilio, a call connected to a relay can be recorded only if the recording began earlier. */
function begin(carrier: Carrier, request: Request<{ sid: string }>): RecordingRecord {
  const call = carrier.active.get(request.params.sid)
  if (!call || call.over || call.relaying) {
    throw new TwilioError(400, NOT_ELIGIBLE, 'Requested resource is not eligible for recording')
  }
  const [url, events] = ['RecordingStatusCallback', 'RecordingStatusCallbackEvent'].map((name) =>
    field(request, name),
  )
  const callback = url ? callbackOf(url, events) : undefined
  return startRecording(carrier, call, { source: 'StartCallRecordingAPI', callback })
}
