import type { Collection } from '../append-only-record.ts'
import type { Sandbox } from '../sandbox.ts'
import type { ActiveCall } from './active-call.ts'
import { type CallRecord, concluded, spokenSeconds } from './call-record.ts'
import type { NumberRecord } from './number-record.ts'
import { finishRecording, type RecordingRecord, voicesOf } from './recording.ts'
import { reportStatus } from './status-callback.ts'
import type { TextRecord } from './text-record.ts'

/** The state of the Twilio stand-in: its records, and the calls in progress. */
export type Carrier = {
  sandbox: Sandbox
  numbers: Collection<NumberRecord>
  calls: Collection<CallRecord>
  recordings: Collection<RecordingRecord>
  texts: Collection<TextRecord>
  active: Map<string, ActiveCall>
}

export function openCarrier(sandbox: Sandbox): Carrier {
  const carrier: Carrier = {
    sandbox,
    numbers: sandbox.record.collection<NumberRecord>('twilio-numbers'),
    calls: sandbox.record.collection<CallRecord>('twilio-calls'),
    recordings: sandbox.record.collection<RecordingRecord>('twilio-recordings'),
    texts: sandbox.record.collection<TextRecord>('twilio-texts'),
    active: new Map(),
  }
  for (const call of carrier.calls.list()) if (!call.endedAt) concludeCutCall(carrier, call)
  for (const recording of carrier.recordings.list()) {
    if (recording.status === 'in-progress') finishCutRecording(carrier, recording)
  }
  return carrier
}

/** Ends a call that was in progress when the sandbox was killed; it is charged like any other. */
function concludeCutCall(carrier: Carrier, cut: CallRecord): void {
  const record = concluded(cut, {
    by: 'carrier',
    status: cut.answeredAt ? 'completed' : 'failed',
    now: carrier.sandbox.clock.now(),
    durationSeconds: spokenSeconds(cut.transcript.map(({ text }) => text)),
  })
  carrier.calls.put(record)
  const number = carrier.numbers.get(cut.numberSid)
  if (number) reportStatus(carrier.sandbox, number, record)
}

function finishCutRecording(carrier: Carrier, recording: RecordingRecord): void {
  const { transcript } = carrier.calls.get(recording.callSid) ?? { transcript: [] }
  finishRecording(carrier, recording, voicesOf(transcript))
}
