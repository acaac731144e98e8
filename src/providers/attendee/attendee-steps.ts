import { type FailureName, failure } from '../note-takers/bot-failures.ts'
import { type BotTold, botSteps, wasAdmitted } from '../note-takers/bot-steps.ts'
import type { BotStep } from '../note-takers/note-taker.ts'

export type AttendeeEvent = { type: string; sub_type?: string | null | undefined; created_at: Date }

/** `processing` while utterances are still being transcribed. */
export type TranscriptionState = 'processing' | 'done' | 'failed'

const ON_THE_WAY = new Map<string, BotStep['step']>([
  ['join_requested', 'joining'],
  ['put_in_waiting_room', 'waiting_room'],
  ['joined_meeting', 'in_meeting'],
])

const OUT = new Set(['left_meeting', 'meeting_ended'])
const BROKEN = new Set(['could_not_join_meeting', 'fatal_error'])
const PROCESSED = 'post_processing_completed'

/** The `sub_type`s that are not our fault; any other is a failure of the service. */
const FAILURES = new Map<string, FailureName>([
  ['request_to_join_denied', 'turnedAway'],
  ['waiting_room_timeout_exceeded', 'keptWaiting'],
  ['meeting_not_started_waiting_for_host', 'notStarted'],
  ['auto_leave_only_participant_in_meeting', 'nobodyCame'],
  ['blocked_by_captcha', 'robotCheck'],
  ['meeting_not_found', 'noMeeting'],
  ['unable_to_connect_to_meeting', 'wrongPassword'],
  ['login_required', 'loginNeeded'],
  ['user_requested', 'calledOff'],
])

type AttendeeRecord = { events: readonly AttendeeEvent[]; transcription: TranscriptionState }

/** A bot's `events` as steps. The transcript can be read once the bot is done and so is its transcription. */
export function attendeeSteps(record: AttendeeRecord): BotStep[] {
  return botSteps(record.events, (event, before) => {
    const step = ON_THE_WAY.get(event.type)
    if (step) return [{ step }]
    if (BROKEN.has(event.type)) return [failed(event)]
    return wasAdmitted(before) ? afterwards(event, record) : unmet(event, record)
  })
}

function afterwards({ type }: AttendeeEvent, { events, transcription }: AttendeeRecord): BotTold[] {
  if (OUT.has(type)) return [{ step: 'left' }]
  if (type !== PROCESSED) return []
  const has = (wanted: string) => events.some((event) => event.type === wanted)
  if (has('recording_permission_denied') && !has('recording_permission_granted')) {
    return [failure('notToRecord')]
  }
  if (transcription === 'failed') return [failure('noTranscript')]
  return transcription === 'done' ? [{ step: 'transcribed' }] : []
}

/** For a bot that was never admitted. `left_meeting` does not say why; the earlier request to leave does. */
function unmet({ type }: AttendeeEvent, { events }: AttendeeRecord): BotTold[] {
  if (type === 'meeting_ended') return [failure('endedBefore')]
  if (type !== 'left_meeting' && type !== PROCESSED) return []
  const request = events.find((event) => event.type === 'leave_requested')
  return [request ? failed(request) : failure('lost')]
}

function failed({ sub_type: subType }: AttendeeEvent): BotTold {
  return failure(FAILURES.get(subType ?? '') ?? 'lost')
}
