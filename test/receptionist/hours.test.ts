import { describe, expect, test } from 'vitest'
import { type Day, DEFAULT_HOURS, type WeekHours } from '../../src/kernel/hours/hours.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** Monday to Friday 9 to 5, Saturday 9 to 1, Sunday closed. */
const SHOP = PLUMBER.hours

const NIGHTS: WeekHours = {
  ...DEFAULT_HOURS,
  Friday: { openMinute: 20 * 60, closeMinute: 4 * 60 },
  Saturday: { openMinute: 20 * 60, closeMinute: 4 * 60 },
}

const CLOSED: WeekHours = everyDay(null)
const ALWAYS: WeekHours = everyDay({ openMinute: 0, closeMinute: 0 })

/** Local times in Austin, UTC−5 in June. */
const WEDNESDAY_10_AM = '2026-06-10T15:00:00Z'
const WEDNESDAY_6_PM = '2026-06-10T23:00:00Z'
const SATURDAY_3_PM = '2026-06-13T20:00:00Z'
const SATURDAY_2_AM = '2026-06-13T07:00:00Z'
/** Thursday 00:30 UTC is still Wednesday evening in Austin. */
const WEDNESDAY_7_30_PM = '2026-06-11T00:30:00Z'

const CASES: [title: string, at: string, question: string, answer: string, hours?: WeekHours][] = [
  ['open now', WEDNESDAY_10_AM, 'Are you open?', "Yes, we're open now, until 5 PM"],
  [
    'open now, no question mark',
    WEDNESDAY_10_AM,
    'hi are you guys open right now',
    'open now, until 5 PM',
  ],
  ['closed now', WEDNESDAY_6_PM, 'Are you open now?', 'closed right now. We open tomorrow at 9 AM'],
  ['closed over Sunday', SATURDAY_3_PM, 'are you still open', 'We open Monday at 9 AM'],
  [
    'a zone away from UTC',
    WEDNESDAY_7_30_PM,
    'Are you open tomorrow?',
    'open tomorrow, 9 AM to 5 PM',
  ],
  [
    'the week',
    WEDNESDAY_10_AM,
    'What are your hours?',
    'Monday to Friday, 9 AM to 5 PM; Saturday, 9 AM to 1 PM; Sunday, closed',
  ],
  ['an open day', WEDNESDAY_10_AM, 'Are you open on Saturday?', 'open Saturday, 9 AM to 1 PM'],
  ['a closed day', WEDNESDAY_10_AM, 'are you open sundays', 'closed Sunday'],
  ['the weekend', WEDNESDAY_10_AM, 'Are you open on the weekend?', 'closed Sunday'],
  [
    'tomorrow at eight',
    WEDNESDAY_10_AM,
    'Are you open tomorrow at eight?',
    'No, not tomorrow at 8 AM',
  ],
  [
    'tomorrow at ten',
    WEDNESDAY_10_AM,
    'Are you open tomorrow at ten?',
    "Yes, we're open tomorrow at 10 AM",
  ],
  ['in the evening', WEDNESDAY_10_AM, 'are you open friday at 7 pm', 'No, not Friday at 7 PM'],
  [
    'a time of today',
    WEDNESDAY_10_AM,
    'Will you be open at 4:30 today?',
    "Yes, we're open today at 4:30 PM",
  ],
  [
    'Saturday at noon',
    WEDNESDAY_10_AM,
    'are you open saturday at noon',
    "Yes, we're open Saturday at noon",
  ],
  ['closing time', WEDNESDAY_10_AM, 'What time do you close?', 'open today, 9 AM to 5 PM'],
  [
    'opening tomorrow',
    WEDNESDAY_10_AM,
    'When do you open tomorrow?',
    'open tomorrow, 9 AM to 5 PM',
  ],
  [
    'work on Saturdays',
    WEDNESDAY_10_AM,
    'Do you work on Saturdays?',
    'open Saturday, 9 AM to 1 PM',
  ],
  [
    'a holiday',
    WEDNESDAY_10_AM,
    'Are you open on Thanksgiving?',
    "that's a holiday, so I'll check with the owner",
  ],
  [
    'overnight, after midnight',
    SATURDAY_2_AM,
    'Are you open?',
    "Yes, we're open now, until 4 AM",
    NIGHTS,
  ],
  [
    'overnight, asked ahead',
    WEDNESDAY_10_AM,
    'Are you open Saturday at 2 am?',
    "Yes, we're open Saturday at 2 AM",
    NIGHTS,
  ],
  [
    'overnight, too late',
    WEDNESDAY_10_AM,
    'Are you open Sunday at 5 am?',
    "No, we're closed Sunday",
    NIGHTS,
  ],
  ['never open', WEDNESDAY_10_AM, 'Are you open?', "We're closed right now", CLOSED],
  ['always open', WEDNESDAY_10_AM, 'Are you open?', "Yes, we're always open", ALWAYS],
  [
    'always open, by day',
    WEDNESDAY_10_AM,
    'what are your hours',
    'open Monday to Sunday, 24 hours',
    ALWAYS,
  ],
]

describe('questions about hours', () => {
  test.each(CASES)('%s', async (_title, at, question, answer, hours = SHOP) => {
    const { last, conclusion } = await playCall([question], {
      facts: { ...PLUMBER, hours },
      at: new Date(at),
    })
    expect(last.text).toContain(answer)
    expect(last.end).toBe(false)
    expect(conclusion.urgent).toBe(false)
  })

  test.each([
    ['en', 'Are you open?', 'always open'],
    ['es', '¿Están abiertos ahora?', 'siempre está abierto'],
    ['pt', 'Vocês estão abertos agora?', 'sempre abertos'],
    ['fr', 'Vous êtes ouverts maintenant ?', 'toujours ouvert'],
    ['tr', 'Şu anda açık mısınız?', 'her zaman açık'],
    ['ru', 'Вы сейчас работаете?', 'открыто всегда'],
    ['de', 'Haben Sie jetzt geöffnet?', 'immer geöffnet'],
  ] as const)('always open, in the words of %s', async (language, question, answer) => {
    const facts = { ...PLUMBER, hours: ALWAYS, languages: [language] }
    const { last } = await playCall([question], { facts })
    expect(last.text).toContain(answer)
  })

  test('a door that is stuck open asks for no hours', async () => {
    const { last, conclusion } = await playCall(['My garage door is stuck open'])
    expect(last.text).not.toMatch(/\b(?:open|closed)\b/)
    expect(conclusion.message?.text).toBe('My garage door is stuck open.')
  })
})

function everyDay(hours: WeekHours[Day]): WeekHours {
  return {
    Monday: hours,
    Tuesday: hours,
    Wednesday: hours,
    Thursday: hours,
    Friday: hours,
    Saturday: hours,
    Sunday: hours,
  }
}
