import { changeCalendar } from '../src/meetings/calendars/change-calendar.ts'
import { connectCalendar } from '../src/meetings/calendars/connect-calendar.ts'
import { listCalendars } from '../src/meetings/calendars/list-calendars.ts'
import { readCalendarNow } from '../src/meetings/calendars/read-calendar-now.ts'
import { removeCalendar } from '../src/meetings/calendars/remove-calendar.ts'
import { MAX_MINUTES_DEFAULT } from '../src/meetings/how-long-note-taker-stays.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { withoutNulls } from './without-nulls.ts'

export const Calendar = builder.prismaObject('Calendar', {
  description:
    'A calendar that note-takers follow, read at its secret address every quarter of an hour while it is on.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true }),
    host: t.exposeString('host', {
      description: 'Of its address. The address itself is a secret, and shown nowhere again.',
    }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether note-takers go to its meetings.' }),
    maxMinutes: t.int({
      description: 'Set aside for each meeting, shortly before it begins.',
      resolve: ({ maxMinutes }) => maxMinutes ?? MAX_MINUTES_DEFAULT,
    }),
    recipients: t.exposeStringList('recipients', {
      description: "Who gets the recaps; none: the account's email and its saved recipients.",
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last read; null until it was.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The first time it could not be read since it last could.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it could not be read, or which of its events are left out, for a person.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(Account, 'calendars', (t) =>
  t.field({
    type: [Calendar],
    description: 'In the order that they were connected in.',
    resolve: ({ id }, _args, { app }) => listCalendars(app, id),
  }),
)

const CalendarConnectInput = builder.inputType('CalendarConnectInput', {
  fields: (t) => ({
    address: t.string({
      required: true,
      description:
        'The secret address in iCal format: https (or webcal), on the public internet. Whoever ' +
        'has it reads the calendar.',
    }),
    name: t.string(),
    enabled: t.boolean({ description: 'Off when left out.' }),
    maxMinutes: t.int({ description: 'From 1 to 240; 60 when left out.' }),
    recipients: t.stringList({
      description: "When left out, or empty: the account's email and its saved recipients.",
    }),
  }),
})

const CalendarUpdateInput = builder.inputType('CalendarUpdateInput', {
  fields: (t) => ({
    name: t.string({ description: 'null takes it away.' }),
    enabled: t.boolean({ description: 'false calls off the note-takers that were to come.' }),
    maxMinutes: t.int({ description: 'null: 60.' }),
    recipients: t.stringList(),
  }),
})

builder.mutationFields((t) => ({
  calendarConnect: t.withAuth({ account: true }).field({
    type: Calendar,
    description: 'At most 10 an account. It is read at once, and followed once it is on.',
    errors: {},
    args: { input: t.arg({ type: CalendarConnectInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      connectCalendar(app, viewer, withoutNulls(input)),
  }),
  calendarUpdate: t.withAuth({ account: true }).field({
    type: Calendar,
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: CalendarUpdateInput, required: true }),
    },
    resolve: (_root, { id, input }, { app, viewer }) =>
      changeCalendar(app, viewer, id, {
        ...withoutNulls(input),
        ...(input.name === null ? { name: null } : {}),
        ...(input.maxMinutes === null ? { maxMinutes: null } : {}),
      }),
  }),
  calendarRemove: t.withAuth({ account: true }).field({
    type: Account,
    description: 'Forgets it, and calls off the note-takers that were to come by it.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => removeCalendar(app, viewer, id),
  }),
  calendarRead: t.withAuth({ account: true }).field({
    type: Calendar,
    description: 'Has it read now, on or off; at most once a minute.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readCalendarNow(app, viewer, id),
  }),
}))
