import { DAYS } from './hours.ts'

const clockTime = {
  type: 'string',
  description: 'A clock time in 12-hour form.',
  examples: ['9:00 AM'],
}

const dayHours = {
  anyOf: [
    {
      type: 'object',
      properties: { open: clockTime, close: clockTime },
      required: ['open', 'close'],
      additionalProperties: false,
    },
    { type: 'string', pattern: '^\\s*[Cc][Ll][Oo][Ss][Ee][Dd]\\s*$', examples: ['closed'] },
  ],
}

/** What `parseHours` accepts (contract §2.2), as far as JSON Schema can express it. */
export const HOURS_JSON_SCHEMA = {
  description:
    'Opening hours by day, in the time zone of the business phone. A day is `{open, close}` or ' +
    "the word `closed`; one left out is closed; a `close` at or before `open` is the next day's. " +
    'Short and lower-case day names (`mon`) are read too. Weekdays from nine to five when left out.',
  type: 'object',
  properties: Object.fromEntries(DAYS.map((day) => [day, dayHours])),
  additionalProperties: dayHours,
  examples: [{ Monday: { open: '9:00 AM', close: '5:00 PM' }, Saturday: 'closed' }],
}
