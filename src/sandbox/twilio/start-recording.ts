import type { ActiveCall } from './active-call.ts'
import type { Carrier } from './carrier.ts'
import { finishRecording, type RecordingRecord, type Voice, voicesOf } from './recording.ts'
import type { Step } from './step.ts'
import type { Twiml } from './twiml.ts'
import { newSid } from './wire.ts'
import { childElements } from './xml.ts'

const CALLBACK_NOT_WHOLE = 11_200

type Wishes = Pick<RecordingRecord, 'source' | 'callback'>

/** `<Start>` around `<Recording>`: records the call from now to its end, whatever happens in between. */
export async function start({ call, twiml, verb }: Step): Promise<Twiml | undefined> {
  const recording = childElements(verb).find(({ name }) => name === 'Recording')
  if (!recording) {
    call.logError({ code: 12200, url: twiml.url, message: 'no <Recording> to start' })
    return undefined
  }
  const { recordingStatusCallback: url, recordingStatusCallbackEvent: events } =
    recording.attributes
  if (url !== undefined && !URL.canParse(url)) {
    const message = 'recordingStatusCallback is no whole address, so nobody is told'
    call.logError({ code: CALLBACK_NOT_WHOLE, url, message })
  }
  const callback = url && URL.canParse(url) ? callbackOf(url, events) : undefined
  startRecording(call.carrier, call, { source: 'StartCallRecordingTwiML', callback })
  return undefined
}

/** A call is recorded once: a second request returns the first recording. */
export function startRecording(
  carrier: Carrier,
  call: ActiveCall,
  wishes: Wishes,
): RecordingRecord {
  const { record } = call
  const begun = carrier.recordings
    .list()
    .find(({ callSid, source }) => callSid === record.id && source !== 'RecordVerb')
  if (begun) return begun
  const createdAt = carrier.sandbox.clock.now().toISOString()
  const recording: RecordingRecord = {
    id: newSid('RE'),
    callSid: record.id,
    text: '',
    status: 'in-progress',
    durationSeconds: 0,
    createdAt,
    ...wishes,
  }
  carrier.recordings.put(recording)
  const finish = () => finishRecording(carrier, recording, voicesIn(call))
  call.signal.addEventListener('abort', finish, { once: true })
  return recording
}

export function callbackOf(url: string, events = 'completed') {
  return { url, events: events.split(/\s+/) }
}

/** A live caller's voice is placed at the real time; a scripted call takes no real time. */
function voicesIn({ caller, record, saidAtSeconds }: ActiveCall): Voice[] {
  const voices = voicesOf(record.transcript)
  if (caller.scripted) return voices
  return voices.map((voice, index) => ({
    ...voice,
    fromSeconds: saidAtSeconds[index] ?? voice.fromSeconds,
  }))
}
