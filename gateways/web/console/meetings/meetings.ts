import { type Request, type Response, Router } from 'express'
import { notFound } from '../../../../src/kernel/errors.ts'
import { dateOf } from '../../../../src/kernel/hours/hours-exceptions.ts'
import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'
import { asDecision, asTask } from '../../../../src/meetings/as-a-task.ts'
import { dateOfDay } from '../../../../src/meetings/date-of-due.ts'
import { dayDue, ownerOf, saysWhen, whyNoDay } from '../../../../src/meetings/whose-and-when.ts'
import { renderPart } from '../../../browser/render-page.ts'
import {
  ConsoleMeetingDocument,
  ConsoleMeetingsDocument,
  type MeetingState,
} from '../../../generated/operations.ts'
import { createActionItems, ITEM_NOTICES } from '../action-items/action-items.ts'
import { CALENDAR_STATES } from '../calendars/calendar-in-words.ts'
import type { ConsoleContext } from '../console-context.ts'
import * as words from '../frame/amounts-and-times-in-words.ts'
import { livePart, sendLivePart } from '../frame/live-part.ts'
import { noticeOf } from '../frame/notice.ts'
import { signed } from '../statement/statement-in-words.ts'
import { type Coming, fromCalendars } from './coming-from-calendars.ts'
import { gistOf } from './gist-of-meeting.ts'
import { createMeetingActions } from './meeting-actions.ts'
import { createMeetingForm } from './meeting-form.ts'
import * as meetingWords from './meeting-in-words.ts'
import { createMeetingNotes } from './meeting-notes.ts'
import { openingOfPage } from './opening-of-page.ts'
import { recapAsText } from './recap-as-text.ts'
import { lanesOf } from './when-each-spoke.ts'
import { voicesOf, whoSpoke } from './who-spoke.ts'

/** The list of meetings, and one meeting with its recap. */
export function createMeetings(desk: ConsoleContext): Router {
  const router = Router()

  router.get('/meetings', async (request, response) => {
    const after = typeof request.query.after === 'string' ? request.query.after : null
    const { account, meetings } = await desk.run(response, ConsoleMeetingsDocument, { after })
    const { hasNextPage, endCursor } = meetings.pageInfo
    const shown = meetings.edges.map(({ node }) => node)
    const { coming, without } = fromCalendars(after === null ? account.calendarMeetings : [])
    desk.show(response, 'meetings/meetings', {
      meetingWords,
      calendarStates: CALENDAR_STATES,
      without,
      gistOf,
      meetings: shown,
      open: account.openActionItems,
      parts: inParts(shown, coming),
      first: after === null,
      /** The page shows counts only if it lists all meetings. */
      isWhole: after === null && !hasNextPage,
      next: hasNextPage ? endCursor : undefined,
      times: words.timesIn(account.timeZone, desk.app.clock.now()),
    })
  })

  router.use(createMeetingForm(desk), createMeetingNotes(desk), createActionItems(desk))

  router.get('/meetings/:id', async (request, response) => {
    const facts = await readMeeting(desk, request, response)
    const body = facts.isSettled
      ? renderPart(response, PART, facts)
      : livePart(response, partOf(facts), facts)
    const notice = noticeOf(request, NOTICES)
    desk.show(response, 'meetings/meeting', { ...facts, body, notice })
  })

  router.get('/meetings/:id/now', async (request, response) => {
    const facts = await readMeeting(desk, request, response)
    if (!facts.isSettled) return sendLivePart(request, response, partOf(facts), facts)
    // Sent without the wrapper that polls, so refreshing stops.
    response
      .set('cache-control', 'no-store')
      .type('html')
      .send(renderPart(response, PART, facts))
  })

  return router.use(createMeetingActions(desk))
}

/** Upcoming meetings, those of the calendars too, the next one first; then past ones, newest first. */
function inParts<M extends { state: MeetingState; startsAt: string }>(
  meetings: readonly M[],
  coming: readonly Coming[],
) {
  const isOver = ({ state }: M) => meetingWords.isOver(state)
  const upcoming = [...meetings.filter((one) => !isOver(one)), ...coming]
  return [
    {
      id: 'upcoming',
      title: 'Upcoming',
      meetings: upcoming.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
    },
    { id: 'past', title: 'Past meetings', meetings: meetings.filter(isOver) },
  ].filter((part) => part.meetings.length > 0)
}

const PART = 'web/console/meetings/meeting-now'
const partOf = ({ meeting, isJustSent }: { meeting: { id: string }; isJustSent: boolean }) => ({
  page: 'meetings/meeting-now',
  address: `/console/meetings/${meeting.id}/now${isJustSent ? '?said=scheduled' : ''}`,
})

const NOTICES = {
  ...ITEM_NOTICES,
  already: 'A note-taker is already scheduled for this meeting.',
  cancelled: 'Note-taker canceled.',
  deleted: 'Transcript and recap deleted.',
  resent: 'Sending the recap again.',
  shared: 'Sending the recap.',
  'not-shared': 'That isn’t an email address, or the recap already has 50 recipients.',
  'too-soon': 'We emailed that address less than a minute ago. Wait a minute and try again.',
}

async function readMeeting(desk: ConsoleContext, request: Request, response: Response) {
  const id = String(request.params.id)
  const { account, meeting: read } = await desk.run(response, ConsoleMeetingDocument, { id })
  if (!read) throw notFound('meeting')
  const meeting = withItemsByDue(read, account.timeZone)
  const isOnItsWay = meeting.recap !== null && meeting.recipients.some(isUndecided)
  const today = zoneClock(account.timeZone).wallTime(desk.app.clock.now()).dayNumber
  return {
    words,
    meetingWords,
    asTask,
    asDecision,
    ownerOf,
    saysWhen,
    voicesOf,
    dayDue: (item: Parameters<typeof dayDue>[0], heldAt: string) => {
      const day = dayDue(item, heldAt, account.timeZone)
      if (day === null) return null
      return { words: dateOfDay(day), iso: dateOf(day), isPast: day < today }
    },
    whyNoDay: (item: Item) => whyNoDay(item, meeting.startsAt, account.timeZone),
    signed,
    meeting,
    isOver: meetingWords.isOver(meeting.state),
    /** Part of the self-refreshing section: this notice disappears once the meeting is over. */
    isJustSent: request.query.said === 'scheduled' && !meetingWords.isOver(meeting.state),
    /** Nothing on the page will change by itself, so polling can stop. */
    isSettled: meetingWords.isOver(meeting.state) && !isOnItsWay && meeting.minutesReserved === 0,
    speakers: whoSpoke(meeting.transcript?.segments ?? []),
    lanes: lanesOf(meeting.transcript?.segments ?? []),
    opening: meeting.recap && openingOfPage(meeting.recap),
    recapText:
      meeting.recap &&
      recapAsText(meeting.recap, {
        title: meeting.title ?? 'Meeting',
        at: meeting.startsAt,
        timeZone: account.timeZone,
      }),
    segments: new Map(meeting.transcript?.segments.map((segment) => [segment.id, segment])),
    times: words.timesIn(account.timeZone, desk.app.clock.now()),
  }
}

type Item = Parameters<typeof dayDue>[0]

/** What is due first comes first, as at home; what has no clear day comes last. */
function withItemsByDue<
  M extends { startsAt: string; recap: { actionItems: readonly Item[] } | null },
>(meeting: M, timeZone: string): M {
  if (!meeting.recap) return meeting
  const dayOf = (item: Item) => dayDue(item, meeting.startsAt, timeZone) ?? Number.POSITIVE_INFINITY
  const actionItems = meeting.recap.actionItems.toSorted((a, b) => {
    const [one, other] = [dayOf(a), dayOf(b)]
    return one === other ? 0 : one - other
  })
  return { ...meeting, recap: { ...meeting.recap, actionItems } }
}

function isUndecided({ delivery }: { delivery: string }): boolean {
  return delivery === 'PENDING' || delivery === 'SENT'
}
