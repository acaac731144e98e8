import { type Request, Router } from 'express'
import { TwilioError } from './api-error.ts'
import type { Carrier, RecordingRecord } from './carrier.ts'
import { field, isWithin, listPage } from './form.ts'
import { API_VERSION, rfc2822 } from './wire.ts'

/** What callers left after the tone. The sandbox hears text, so the audio is silence of the right length. */
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
  router.get('/Recordings/:sid.json', (request, response) => {
    response.json(renderRecording(known(carrier, request), accountSid))
  })
  router.delete('/Recordings/:sid.json', (request, response) => {
    carrier.recordings.delete(known(carrier, request).id)
    response.status(204).end()
  })
  router.get('/Recordings/:sid{.wav}', (request, response) => {
    response.type('audio/x-wav').send(silence(known(carrier, request).durationSeconds))
  })
  return router
}

function renderRecording(recording: RecordingRecord, accountSid: string) {
  const at = rfc2822(new Date(recording.createdAt))
  return {
    sid: recording.id,
    account_sid: accountSid,
    api_version: API_VERSION,
    call_sid: recording.callSid,
    channels: 1,
    source: 'RecordVerb',
    status: 'completed',
    duration: String(recording.durationSeconds),
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
  throw new TwilioError(404, 20404, `The requested resource ${request.originalUrl} was not found`)
}

const SAMPLES_PER_SECOND = 8_000

/** WAV of 8-bit PCM, in which silence is 128. */
function silence(durationSeconds: number): Buffer {
  const samples = Buffer.alloc(Math.ceil(durationSeconds * SAMPLES_PER_SECOND), 128)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  header.writeUInt32LE(SAMPLES_PER_SECOND, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
