import type { Call } from './call.ts'
import { spokenSeconds } from './call-record.ts'
import { fetchTwiml } from './fetch-twiml.ts'
import { pressing } from './gather.ts'
import { describeRecording, type RecordingRecord, voicesOf } from './recording.ts'
import { deliverForm } from './status-callback.ts'
import type { Step } from './step.ts'
import { methodAttribute, numberAttribute, type Twiml, urlAttribute } from './twiml.ts'
import { newSid } from './wire.ts'

/** `<Record>`: records what the caller says next. If the caller says nothing, the next verb runs. */
export async function recordCaller({ call, twiml, verb }: Step): Promise<Twiml | undefined> {
  const turn = await call.hear(numberAttribute(verb, 'timeout', 5) * 1_000)
  if (!turn) return undefined
  if ('press' in turn) {
    call.say('caller', pressing(turn.press))
    return undefined
  }
  call.say('caller', turn.say)
  const longestSeconds = numberAttribute(verb, 'maxLength', 3_600)
  const recording = keep(call, turn.say, longestSeconds)
  const parameters = describeRecording(call.carrier, recording)
  reportRecording({ call, twiml, verb }, recording, parameters)
  return fetchTwiml(call, {
    url: urlAttribute(twiml, verb, 'action') ?? twiml.url,
    method: methodAttribute(verb),
    parameters: { ...parameters, Digits: '' },
  })
}

function keep(call: Call, text: string, longestSeconds: number): RecordingRecord {
  const recording = {
    id: newSid('RE'),
    callSid: call.record.id,
    text,
    source: 'RecordVerb' as const,
    status: 'completed' as const,
    voices: voicesOf([{ who: 'caller', text }]),
    durationSeconds: Math.min(spokenSeconds([text]), longestSeconds),
    createdAt: call.carrier.sandbox.clock.now().toISOString(),
  }
  call.carrier.recordings.put(recording)
  return recording
}

/** Sends the callbacks for a finished recording and for its transcription. */
function reportRecording(
  { call, twiml, verb }: Step,
  recording: RecordingRecord,
  parameters: Record<string, string>,
): void {
  const { sandbox } = call.carrier
  const statusUrl = urlAttribute(twiml, verb, 'recordingStatusCallback')
  if (statusUrl) {
    const status = {
      RecordingStatus: 'completed',
      RecordingChannels: '1',
      RecordingSource: 'RecordVerb',
    }
    deliverForm(sandbox, statusUrl, { ...call.parameters(), ...parameters, ...status })
  }
  const transcribeUrl = urlAttribute(twiml, verb, 'transcribeCallback')
  if (transcribeUrl) {
    deliverForm(sandbox, transcribeUrl, {
      ...call.parameters(),
      ...parameters,
      TranscriptionSid: newSid('TR'),
      TranscriptionStatus: 'completed',
      TranscriptionText: recording.text,
    })
  }
}
