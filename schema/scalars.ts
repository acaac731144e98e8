import { GraphQLError } from 'graphql'
import type { PrintedHours } from '../src/kernel/hours/hours.ts'
import { isStorableTime } from '../src/kernel/text/storable.ts'
import { timeText } from '../src/kernel/time-text.ts'
import { builder } from './builder.ts'

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

builder.scalarType('DateTime', {
  description: 'RFC 3339 with milliseconds, in UTC: `2026-11-21T09:00:00.000Z`.',
  serialize: timeText,
  parseValue: (value) => {
    const time = typeof value === 'string' && RFC_3339.test(value) ? new Date(value) : undefined
    if (!time || !isStorableTime(time)) throw new GraphQLError('not an RFC 3339 time')
    return time
  },
})

builder.scalarType('WeekHours', {
  description:
    'Opening hours by day name: `{ "Monday": { "open": "9:00 AM", "close": "5:00 PM" }, ' +
    '"Sunday": "closed" }`. A day left out is closed.',
  serialize: (value) => value as PrintedHours,
  parseValue: (value) => value,
})
