import { type FailureName, failure } from '../note-takers/bot-failures.ts'
import { type BotTold, botSteps, wasAdmitted } from '../note-takers/bot-steps.ts'
import type { BotStep } from '../note-takers/note-taker.ts'

export type StatusChange = { code: string; sub_code?: string | null | undefined; created_at: Date }

/** The state of a recording's transcript: `done` when it can be fetched. */
export type TranscriptState = 'processing' | 'done' | 'failed'

const ON_THE_WAY = new Map<string, BotStep['step']>([
  ['joining_call', 'joining'],
  ['in_waiting_room', 'waiting_room'],
  ['in_call_not_recording', 'in_meeting'],
  ['in_call_recording', 'in_meeting'],
])

/** The `sub_code`s that are not our fault. Recall's are an open set; any other is a failure of the service. */
const FAILURES = new Map<string, FailureName>([
  ['bot_kicked_from_waiting_room', 'turnedAway'],
  ['bot_kicked_from_call', 'turnedAway'],
  ['google_meet_bot_blocked', 'turnedAway'],
  ['google_meet_knocking_disabled', 'turnedAway'],
  ['google_meet_permission_denied_breakout', 'turnedAway'],
  ['zoom_email_blocked_by_admin', 'turnedAway'],
  ['zoom_web_disallowed', 'turnedAway'],
  ['zoom_meeting_host_inactive', 'turnedAway'],
  ['timeout_exceeded_waiting_room', 'keptWaiting'],
  ['call_ended_by_platform_waiting_room_timeout', 'keptWaiting'],
  ['meeting_not_started', 'notStarted'],
  ['microsoft_teams_event_not_started_for_external', 'notStarted'],
  ['timeout_exceeded_noone_joined', 'nobodyCame'],
  ['timeout_exceeded_everyone_left', 'endedBefore'],
  ['call_ended_by_host', 'endedBefore'],
  ['call_ended_by_platform_idle', 'endedBefore'],
  ['call_ended_by_platform_max_length', 'endedBefore'],
  ['meeting_locked', 'locked'],
  ['meeting_full', 'full'],
  ['timeout_exceeded_in_call_not_recording', 'notToRecord'],
  ['timeout_exceeded_recording_permission_denied', 'notToRecord'],
  ['zoom_captcha_required', 'robotCheck'],
  ['microsoft_teams_captcha_detected', 'robotCheck'],
  ['meeting_not_found', 'noMeeting'],
  ['meeting_link_invalid', 'noMeeting'],
  ['meeting_link_expired', 'noMeeting'],
  ['zoom_invalid_webinar_invite', 'noMeeting'],
  ['meeting_ended', 'overAlready'],
  ['meeting_password_incorrect', 'wrongPassword'],
  ['meeting_requires_sign_in', 'loginNeeded'],
  ['microsoft_teams_bot_not_invited', 'loginNeeded'],
  ['microsoft_teams_sign_in_credentials_missing', 'loginNeeded'],
  ['meeting_requires_registration', 'registrationNeeded'],
  ['zoom_registration_required', 'registrationNeeded'],
  ['zoom_email_required', 'registrationNeeded'],
  ['bot_received_leave_call', 'calledOff'],
])

/** A bot's `status_changes` as steps. The transcript can be read once the bot and its transcripts are done. */
export function recallSteps(
  changes: readonly StatusChange[],
  transcripts: readonly TranscriptState[],
): BotStep[] {
  return botSteps(changes, (change, before) => {
    const step = ON_THE_WAY.get(change.code)
    if (step) return [{ step }]
    if (change.code === 'call_ended') return ended(change, wasAdmitted(before))
    if (change.code === 'fatal') return [failed(change)]
    if (change.code === 'done') return done(transcripts, wasAdmitted(before))
    return []
  })
}

function ended(change: StatusChange, admitted: boolean): BotTold[] {
  if (!admitted) return [failed(change)]
  const unrecorded = FAILURES.get(change.sub_code ?? '') === 'notToRecord'
  return [{ step: 'left' }, ...(unrecorded ? [failed(change)] : [])]
}

function done(transcripts: readonly TranscriptState[], admitted: boolean): BotTold[] {
  if (!admitted) return [failure('lost')]
  if (transcripts.includes('failed')) return [failure('noTranscript')]
  return transcripts.includes('processing') ? [] : [{ step: 'transcribed' }]
}

function failed({ sub_code: subCode }: StatusChange): BotTold {
  return failure(FAILURES.get(subCode ?? '') ?? 'lost')
}
