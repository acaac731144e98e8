import type { MeetingState } from '../../prisma/generated/client/enums.ts'
import type { BotStep } from '../providers/note-takers/note-taker.ts'
import { isFinal, type MeetingEvent, stateAfter } from './meeting-states.ts'

export type Failure = Required<Pick<Extract<BotStep, object>, 'reason' | 'fault'>>

/** A meeting's progress. Times are the note-taker service's. */
export type Course = {
  state: MeetingState
  /** When the note-taker was let in; waiting before that is free. */
  joinedAt: Date | null
  leftAt: Date | null
  failure: Failure | null
}

const NEVER_LET_IN: Failure = { reason: 'The note-taker was not let in.', fault: 'host' }
const BROKEN_OFF: Failure = { reason: 'The note-taker broke off.', fault: 'ours' }

/**
 * The progress after the bot's whole record, oldest first. Repeating it, or part of it, changes nothing. A cancelled
 * meeting keeps its state, but still takes times, as they decide its cost.
 */
export function courseAfter(course: Course, steps: readonly BotStep[]): Course {
  return steps.reduce(afterStep, course)
}

function afterStep(course: Course, step: BotStep): Course {
  if (course.state === 'done' || course.state === 'failed') return course
  switch (step.step) {
    case 'joining':
      return moved(course, 'join')
    case 'waiting_room':
      return moved(course, 'wait')
    case 'in_meeting':
      return course.leftAt ? course : admitted(course, step.at)
    case 'left':
    case 'transcribed':
      return course.joinedAt ? left(course, step.at) : failed(course, NEVER_LET_IN)
    case 'failed':
      return failed(left(course, step.at), { ...BROKEN_OFF, ...given(step) })
  }
}

function admitted(course: Course, at: Date): Course {
  return { ...moved(course, 'admit'), joinedAt: course.joinedAt ?? at }
}

function left(course: Course, at: Date): Course {
  const { joinedAt, leftAt } = course
  if (!joinedAt) return course
  return { ...moved(course, 'leave'), leftAt: leftAt ?? (at < joinedAt ? joinedAt : at) }
}

/** There will be no recap; a finished meeting stays as it is. */
export function failed(course: Course, failure: Failure): Course {
  return isFinal(course.state) ? course : { ...moved(course, 'fail'), failure }
}

function moved(course: Course, event: MeetingEvent): Course {
  return { ...course, state: stateAfter(course.state, event) }
}

function given({ reason, fault }: BotStep): Partial<Failure> {
  return { ...(reason ? { reason } : {}), ...(fault ? { fault } : {}) }
}
