import type { Collection } from '../append-only-record.ts'
import type { Sandbox } from '../sandbox.ts'
import { type CallRecord, spokenSeconds, type Utterance } from './call-record.ts'
import { deliverForm } from './status-callback.ts'
import { API_VERSION, rfc2822 } from './wire.ts'

/** A person speaks in a recording: from this many seconds after its start, for this long. */
export type Voice = { who: Utterance['who']; fromSeconds: number; seconds: number }

export type RecordingRecord = {
  id: string
  callSid: string
  /** The message a caller left after the tone; empty for a recording of a whole call. */
  text: string
  source?: 'RecordVerb' | 'StartCallRecordingTwiML' | 'StartCallRecordingAPI'
  status?: 'in-progress' | 'completed' | 'absent'
  durationSeconds: number
  createdAt: string
  voices?: Voice[]
  /** Where to report its end, and for which statuses. */
  callback?: { url: string; events: string[] } | undefined
}

/** The parts of the carrier that recordings need. */
type Studio = {
  sandbox: Sandbox
  calls: Collection<CallRecord>
  recordings: Collection<RecordingRecord>
}

/** The recording's parameters in the carrier's webhooks. */
export function describeRecording(
  { sandbox }: Pick<Studio, 'sandbox'>,
  { id, durationSeconds }: RecordingRecord,
) {
  const { config } = sandbox
  const path = `/${API_VERSION}/Accounts/${config.twilio.accountSid}/Recordings/${id}`
  return {
    RecordingSid: id,
    RecordingUrl: `${config.sandbox.url}${path}`,
    RecordingDuration: String(durationSeconds),
  }
}

/** Finishes the recording of a call that is over: as long as the call, and `absent` when nobody answered. */
export function finishRecording(carrier: Studio, recording: RecordingRecord, voices: Voice[]) {
  const call = carrier.calls.get(recording.callSid)
  const durationSeconds = Math.round(call?.durationSeconds ?? 0)
  const status = durationSeconds > 0 ? 'completed' : 'absent'
  const done = { ...recording, status, durationSeconds, voices } as const
  carrier.recordings.put(done)
  const { callback } = recording
  if (!callback?.events.includes(status)) return
  deliverForm(carrier.sandbox, callback.url, {
    AccountSid: carrier.sandbox.config.twilio.accountSid,
    CallSid: recording.callSid,
    ...describeRecording(carrier, done),
    RecordingStatus: status,
    RecordingChannels: '2',
    RecordingTrack: 'both',
    RecordingSource: recording.source ?? '',
    RecordingStartTime: rfc2822(new Date(recording.createdAt)),
    ErrorCode: status === 'completed' ? '0' : TOO_SHORT,
  })
}

const TOO_SHORT = '16101'

/** Estimates who spoke when from the words alone: one after the other, at the speed people speak. */
export function voicesOf(transcript: readonly Utterance[]): Voice[] {
  let fromSeconds = 0
  return transcript.map(({ who, text }) => {
    const voice = { who, fromSeconds, seconds: spokenSeconds([text]) }
    fromSeconds += voice.seconds
    return voice
  })
}
