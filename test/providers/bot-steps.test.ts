import { describe, expect, test } from 'vitest'
import { attendeeSteps } from '../../src/providers/attendee/attendee-steps.ts'
import type { BotStep } from '../../src/providers/note-takers/note-taker.ts'
import { recallSteps, type TranscriptState } from '../../src/providers/recall/recall-steps.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))

/** `code` or `code/sub_code`, a second apart. */
const changes = (...codes: string[]) =>
  codes.map((text, second) => {
    const [code = '', sub_code = null] = text.split('/')
    return { code, sub_code, created_at: at(second) }
  })

const events = (...types: string[]) =>
  types.map((text, second) => {
    const [type = '', sub_type = null] = text.split('/')
    return { type, sub_type, created_at: at(second) }
  })

const names = (steps: readonly BotStep[]) =>
  steps.map(({ step, fault }) => (fault ? `${step}:${fault}` : step))

const recall = (codes: string[], transcripts: TranscriptState[] = ['done']) =>
  names(recallSteps(changes(...codes), transcripts))

const attendee = (types: string[], transcription: TranscriptState = 'done') =>
  names(attendeeSteps({ events: events(...types), transcription }))

const LOBBY = ['joining_call', 'in_waiting_room']
const INSIDE = [...LOBBY, 'in_call_not_recording', 'in_call_recording']

describe('Recall', () => {
  test('a meeting from end to end, with codes nobody knows yet', () => {
    const record = changes(
      'ready',
      'joining_call',
      'in_waiting_room',
      'in_call_not_recording',
      'recording_permission_allowed',
      'in_call_recording',
      'something_new',
      'call_ended/call_ended_by_host',
      'recording_done',
      'done',
    )
    const steps = [
      { step: 'joining', at: at(1) },
      { step: 'waiting_room', at: at(2) },
      { step: 'in_meeting', at: at(3) },
      { step: 'left', at: at(7) },
      { step: 'transcribed', at: at(9) },
    ]
    expect(recallSteps(record, ['done'])).toEqual(steps)
    expect(recallSteps(record.toReversed(), ['done'])).toEqual(steps)
  })

  test('steps of one time stay in the order they are told', () => {
    const record = changes('joining_call', 'in_call_recording', 'call_ended', 'done')
    const together = record.map((change) => ({ ...change, created_at: at(0) }))
    const steps = recallSteps(together, [])
    expect(names(steps)).toEqual(['joining', 'in_meeting', 'left', 'transcribed'])
  })

  test.each<[TranscriptState[], string[]]>([
    [[], ['transcribed']],
    [['done', 'done'], ['transcribed']],
    [['done', 'processing'], []],
    [['done', 'failed'], ['failed:ours']],
  ])('transcripts %j of a bot that is done: %j', (transcripts, after) => {
    const steps = recall([...INSIDE, 'call_ended', 'done'], transcripts)
    expect(steps.slice(4)).toEqual(after)
  })

  test.each([
    ['call_ended/bot_kicked_from_waiting_room', 'host', 'did not let the note-taker in'],
    ['call_ended/timeout_exceeded_waiting_room', 'host', 'Nobody let the note-taker in'],
    ['call_ended/call_ended_by_platform_waiting_room_timeout', 'host', 'Nobody let'],
    ['call_ended/timeout_exceeded_noone_joined', 'host', 'Nobody else joined'],
    ['call_ended/call_ended_by_host', 'host', 'ended before'],
    ['call_ended/bot_received_leave_call', 'caller', 'called off'],
    ['fatal/meeting_not_started', 'host', 'did not start'],
    ['fatal/meeting_not_found', 'caller', 'No meeting was found'],
    ['fatal/meeting_password_incorrect', 'caller', 'password'],
    ['fatal/meeting_requires_sign_in', 'caller', 'signed in'],
    ['fatal/bot_errored', 'ours', 'service failed'],
    ['fatal/a_code_of_tomorrow', 'ours', 'service failed'],
    ['fatal/constructor', 'ours', 'service failed'],
    ['fatal', 'ours', 'service failed'],
    ['call_ended', 'ours', 'service failed'],
    ['done', 'ours', 'service failed'],
  ])('%s before it was let in: %s', (last, fault, reason) => {
    const steps = recallSteps(changes(...LOBBY, last, 'done'), [])
    expect(names(steps)).toEqual(['joining', 'waiting_room', `failed:${fault}`])
    expect(steps.at(-1)?.reason).toContain(reason)
  })

  test('removed from the meeting, its time up, or told to leave: it has left', () => {
    for (const code of ['bot_kicked_from_call', 'timeout_exceeded_in_call_recording', 'other']) {
      expect(recall([...INSIDE, `call_ended/${code}`]).at(-1)).toBe('left')
    }
  })

  test('not allowed to record: it has left, and nothing will come of it', () => {
    const denied = 'call_ended/timeout_exceeded_recording_permission_denied'
    const steps = recall([...LOBBY, 'in_call_not_recording', denied, 'done'])
    expect(steps.slice(2)).toEqual(['in_meeting', 'left', 'failed:host'])
  })

  test('broken off in the meeting: nothing comes after', () => {
    expect(recall([...INSIDE, 'fatal/bot_errored', 'done']).slice(2)).toEqual([
      'in_meeting',
      'failed:ours',
    ])
  })
})

const KNOCKED = ['join_requested', 'put_in_waiting_room']
const MET = [...KNOCKED, 'joined_meeting', 'recording_permission_granted']

describe('Attendee', () => {
  test('a meeting from end to end, with types nobody knows yet', () => {
    const record = events(
      'staged',
      ...MET,
      'began_joining_breakout_room',
      'a_type_of_tomorrow',
      'meeting_ended',
      'post_processing_completed',
      'data_deleted',
    )
    const steps = [
      { step: 'joining', at: at(1) },
      { step: 'waiting_room', at: at(2) },
      { step: 'in_meeting', at: at(3) },
      { step: 'left', at: at(7) },
      { step: 'transcribed', at: at(8) },
    ]
    expect(attendeeSteps({ events: record, transcription: 'done' })).toEqual(steps)
    expect(attendeeSteps({ events: record.toReversed(), transcription: 'done' })).toEqual(steps)
  })

  test.each<[TranscriptState, string[]]>([
    ['done', ['transcribed']],
    ['processing', []],
    ['failed', ['failed:ours']],
  ])('a transcription that is %s: %j', (transcription, after) => {
    const record = [...MET, 'leave_requested/auto_leave_silence', 'left_meeting']
    const steps = attendee([...record, 'post_processing_completed'], transcription)
    expect(steps).toEqual(['joining', 'waiting_room', 'in_meeting', 'left', ...after])
  })

  test.each([
    [['could_not_join_meeting/request_to_join_denied'], 'host', 'did not let the note-taker in'],
    [['could_not_join_meeting/waiting_room_timeout_exceeded'], 'host', 'Nobody let'],
    [['could_not_join_meeting/meeting_not_started_waiting_for_host'], 'host', 'did not start'],
    [['could_not_join_meeting/meeting_not_found'], 'caller', 'No meeting was found'],
    [['could_not_join_meeting/login_required'], 'caller', 'signed in'],
    [['could_not_join_meeting/unable_to_connect_to_meeting'], 'caller', 'password'],
    [['could_not_join_meeting/zoom_sdk_internal_error'], 'ours', 'service failed'],
    [['fatal_error/heartbeat_timeout'], 'ours', 'service failed'],
    [['fatal_error/out_of_credits'], 'ours', 'service failed'],
    [['fatal_error'], 'ours', 'service failed'],
    [['meeting_ended'], 'host', 'ended before'],
    [['leave_requested/user_requested', 'left_meeting'], 'caller', 'called off'],
    [['post_processing_completed'], 'ours', 'service failed'],
  ])('%j before it was let in: %s', (last, fault, reason) => {
    const record = events(...KNOCKED, ...last, 'post_processing_completed')
    const steps = attendeeSteps({ events: record, transcription: 'done' })
    expect(names(steps)).toEqual(['joining', 'waiting_room', `failed:${fault}`])
    expect(steps.at(-1)?.reason).toContain(reason)
  })

  test('not allowed to record: it has left, and nothing will come of it', () => {
    const denied = 'recording_permission_denied/host_denied_permission'
    const record = [...KNOCKED, 'joined_meeting', denied, 'meeting_ended']
    const steps = attendee([...record, 'post_processing_completed'])
    expect(steps.slice(2)).toEqual(['in_meeting', 'left', 'failed:host'])
  })
})
