import type { BotTold } from './bot-steps.ts'

/** Why there are no notes, in words for the account's owner, and whose fault it is. */
const REASONS = {
  turnedAway: ['host', 'The host did not let the note-taker in.'],
  keptWaiting: ['host', 'Nobody let the note-taker in from the waiting room.'],
  notStarted: ['host', 'The meeting did not start.'],
  nobodyCame: ['host', 'Nobody else joined the meeting.'],
  endedBefore: ['host', 'The meeting ended before the note-taker was let in.'],
  locked: ['host', 'The meeting was locked.'],
  full: ['host', 'The meeting was full.'],
  notToRecord: ['host', 'The host did not allow the meeting to be recorded.'],
  robotCheck: ['host', 'The meeting asks those who join to prove that they are human.'],
  noMeeting: ['caller', 'No meeting was found at the link.'],
  overAlready: ['caller', 'The meeting was over already.'],
  wrongPassword: ['caller', 'The meeting password in the link is not right.'],
  loginNeeded: ['caller', 'Only those who are signed in may join this meeting.'],
  registrationNeeded: ['caller', 'The meeting asks those who join to register first.'],
  calledOff: ['caller', 'The note-taker was called off before it was let in.'],
  lost: ['ours', 'The note-taker service failed.'],
  noTranscript: ['ours', 'The note-taker service could not transcribe the meeting.'],
} as const

export type FailureName = keyof typeof REASONS

export function failure(name: FailureName): BotTold {
  const [fault, reason] = REASONS[name]
  return { step: 'failed', reason, fault }
}
