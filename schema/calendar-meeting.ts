import {
  listUpcoming,
  OCCURRENCE_STATES,
  type OccurrenceView,
  stateOf,
} from '../src/meetings/calendars/list-calendars.ts'
import { skipOccurrence, unskipOccurrence } from '../src/meetings/calendars/skip-occurrence.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Calendar } from './calendar.ts'
import { upperCase } from './enum-values.ts'
import { MeetingProvider } from './meeting.ts'

const CalendarMeetingState = builder.enumType('CalendarMeetingState', {
  description:
    'COMING: a note-taker is booked half an hour before. BOOKED: it is. BY_HAND: one goes there ' +
    'that was ordered otherwise. OFF: the calendar is off. NO_MINUTES, LINK_TAKEN (one goes to this ' +
    'link at another time), REFUSED: why none is booked yet.',
  values: upperCase(OCCURRENCE_STATES),
})

const CalendarMeeting = builder.objectRef<OccurrenceView>('CalendarMeeting').implement({
  description: 'A meeting of a calendar that has a link and has not begun.',
  fields: (t) => ({
    id: t.exposeID('id'),
    calendar: t.field({ type: Calendar, resolve: ({ calendar }) => calendar }),
    title: t.exposeString('title', { nullable: true }),
    provider: t.field({ type: MeetingProvider, resolve: ({ provider }) => provider }),
    meetingUrl: t.exposeString('meetingUrl'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    movedFrom: t.expose('movedFrom', {
      type: 'DateTime',
      nullable: true,
      description: 'Its time before it was last moved, since the calendar is read.',
    }),
    state: t.field({ type: CalendarMeetingState, resolve: stateOf }),
    meetingId: t.exposeString('meetingId', {
      nullable: true,
      description: 'The `meeting` that a note-taker goes to, once it is booked.',
    }),
  }),
})

builder.objectField(Account, 'calendarMeetings', (t) =>
  t.field({
    type: [CalendarMeeting],
    description: 'Of all its calendars, for a week ahead, soonest first: at most 200.',
    resolve: ({ id }, _args, { app }) => listUpcoming(app, id),
  }),
)

builder.mutationFields((t) => ({
  calendarMeetingSkip: t.withAuth({ account: true }).field({
    type: CalendarMeeting,
    description:
      'No note-taker goes to this one, wherever it is moved to; one that is booked is called off.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => skipOccurrence(app, viewer, id),
  }),
  calendarMeetingUnskip: t.withAuth({ account: true }).field({
    type: CalendarMeeting,
    description: 'One goes there after all.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => unskipOccurrence(app, viewer, id),
  }),
}))
