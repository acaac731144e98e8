import { addHoursException, removeHoursException } from '../src/closed-days/change-closed-days.ts'
import {
  federalHolidays,
  type Holiday as HolidayView,
} from '../src/kernel/hours/federal-holidays.ts'
import { formatMinute } from '../src/kernel/hours/hours.ts'
import type { HoursException as Exception } from '../src/kernel/hours/hours-exceptions.ts'
import { zoneClock } from '../src/kernel/hours/zone-clock.ts'
import { builder } from './builder.ts'
import { Line } from './line.ts'
import { withoutNulls } from './without-nulls.ts'

const HoursException = builder.objectRef<Exception>('HoursException').implement({
  description: 'Days on which the business is closed, or has other hours than the week has.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'A date of the line’s zone, `2026-11-26`.' }),
    to: t.exposeString('to', { description: 'The last of the days.' }),
    open: t.string({
      nullable: true,
      description: '`9:00 AM`; null, with `close`, when it is closed.',
      resolve: ({ hours }) => hours && formatMinute(hours.openMinute),
    }),
    close: t.string({
      nullable: true,
      resolve: ({ hours }) => hours && formatMinute(hours.closeMinute),
    }),
    says: t.exposeString('says', {
      nullable: true,
      description: 'What callers who speak English are told of it: “closed for Thanksgiving”.',
    }),
  }),
})

const Holiday = builder.objectRef<HolidayView>('Holiday').implement({
  description: 'A federal holiday of the United States, on its own date.',
  fields: (t) => ({ name: t.exposeString('name'), date: t.exposeString('date') }),
})

builder.objectFields(Line, (t) => ({
  hoursExceptions: t.field({
    type: [HoursException],
    description:
      'Closed days and temporary hours, nearest first; set in the console. What is over goes when another is added.',
    resolve: ({ hoursExceptions }) => hoursExceptions,
  }),
  federalHolidays: t.field({
    type: [Holiday],
    description: 'Of the year to come: what one might be closed on.',
    resolve: ({ timeZone }, _args, { app }) =>
      federalHolidays(zoneClock(timeZone).wallTime(app.clock.now()).dayNumber),
  }),
}))

const HoursExceptionInput = builder.inputType('HoursExceptionInput', {
  fields: (t) => ({
    from: t.string({ required: true }),
    to: t.string({ description: 'Left out: the one day.' }),
    open: t.string({ description: 'Left out with `close`: closed.' }),
    close: t.string(),
    says: t.string({ description: 'At most 120 characters.' }),
  }),
})

builder.mutationFields((t) => ({
  lineHoursExceptionAdd: t.withAuth({ account: true }).field({
    type: Line,
    description: 'The next call hears it. At most 60 a line, none over another.',
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: HoursExceptionInput, required: true }),
    },
    resolve: (_root, { id, input }, { app, viewer }) =>
      addHoursException(app, viewer, id, withoutNulls(input)),
  }),
  lineHoursExceptionRemove: t.withAuth({ account: true }).field({
    type: Line,
    errors: {},
    args: { id: t.arg.id({ required: true }), from: t.arg.string({ required: true }) },
    resolve: (_root, { id, from }, { app, viewer }) => removeHoursException(app, viewer, id, from),
  }),
}))
