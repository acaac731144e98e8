import type { Meeting } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import {
  BookingRefused,
  type BotOrder,
  type NoteTaker,
} from '../providers/note-takers/note-taker.ts'
import {
  advanceMeeting,
  courseOf,
  lockMeeting,
  type MeetingKey,
  writeCourse,
} from './advance-meeting.ts'
import { followBot } from './follow-bot.ts'
import { type Failure, failed } from './meeting-progress.ts'
import { isFinal, stateAfter } from './meeting-states.ts'

const BOT_NAME = 'Frontdesk Notes'
const NOTICE =
  'Hello, I am Frontdesk’s note-taker, an AI. I write down what is said and email a recap to the ' +
  'person who invited me. ' +
  'If you do not want that, please say so or remove me from the meeting.'

/** A booking is retried until the note-taker would come this late. */
const LATE_SECONDS = 10 * 60
/** For a nearer start a bot is sent at once. */
const AT_ONCE_SECONDS = 60

/**
 * Books the bot of a meeting, once. Safe to run again at any point: the row says that a bot may exist before the
 * service is asked, and an existing one is looked up. If the meeting was cancelled meanwhile, its bot is cancelled.
 */
export async function bookNoteTaker(app: App, key: MeetingKey): Promise<void> {
  await exclusively(app, `note-taker ${key.meetingId}`, async () => {
    const where = { accountId_id: { accountId: key.accountId, id: key.meetingId } }
    const meeting = await app.db.meeting.findUnique({ where })
    // Deleted with its account.
    if (!meeting) return
    if (meeting.botId || (isFinal(meeting.state) && !meeting.bookingAt)) return
    await app.db.meeting.update({ where, data: { bookingAt: app.clock.now() } })
    const botId = await booked(app, meeting)
    if (botId) await keepBot(app, meeting, botId)
  })
}

async function booked(app: App, meeting: Meeting): Promise<string | undefined> {
  try {
    return (await noteTakerOf(app, meeting).book(orderOf(app, meeting))).botId
  } catch (error) {
    const failure = failureOf(app, meeting, error)
    if (!failure) throw error
    app.log.warn({ error, meetingId: meeting.id }, 'no note-taker could be booked')
    await advanceMeeting(app, { accountId: meeting.accountId, meetingId: meeting.id }, (course) =>
      failed(course, failure),
    )
    return undefined
  }
}

/** Undefined while a retry makes sense. */
function failureOf(app: App, meeting: Meeting, error: unknown): Failure | undefined {
  if (error instanceof BookingRefused) return { reason: error.message, fault: error.fault }
  const tooLate = app.clock.now() > addSeconds(meeting.startsAt, LATE_SECONDS)
  return tooLate
    ? { reason: 'The note-taker could not be sent in time.', fault: 'ours' }
    : undefined
}

async function keepBot(app: App, meeting: Meeting, botId: string) {
  const { accountId, id: meetingId } = meeting
  const noteTaker = noteTakerOf(app, meeting)
  const { name: provider } = noteTaker
  const { state } = await app.db.$transaction(async (tx) => {
    const before = await lockMeeting(tx, { accountId, meetingId })
    await tx.meetingBot.createMany({
      data: [{ provider, botId, accountId, meetingId }],
      skipDuplicates: true,
    })
    const course = courseOf(before)
    const confirmed = { ...course, state: stateAfter(course.state, 'confirm') }
    return writeCourse(app, tx, before, confirmed, { botId })
  })
  if (isFinal(state)) await noteTaker.callOff(botId)
  // Webhooks of the bot before its meeting was known here were dropped, so read the bot now.
  await followBot(app, { provider, botId })
}

export function noteTakerOf(app: App, { botProvider }: Pick<Meeting, 'botProvider'>): NoteTaker {
  return app.noteTakers[botProvider === 'attendee' ? 'attendee' : 'recall']
}

function orderOf(app: App, meeting: Meeting): BotOrder {
  const { accountId, id: meetingId, meetingUrl, startsAt, maxMinutes } = meeting
  const atOnce = startsAt <= addSeconds(app.clock.now(), AT_ONCE_SECONDS)
  return {
    accountId,
    meetingId,
    meetingUrl,
    joinAt: atOnce ? null : startsAt,
    botName: BOT_NAME,
    notice: NOTICE,
    maxMinutes,
  }
}
