import { expect, test } from 'vitest'
import { whereNoteTakersGo } from '../../gateways/web/console/calendars/calendar-in-words.ts'
import { kindsOfCalls, weekOfCalls } from '../../gateways/web/console/calls/kinds-of-calls.ts'
import { listViewOf } from '../../gateways/web/console/frame/list-view.ts'
import { eventsShown } from '../../gateways/web/staff/events-shown.ts'

const day = { calls: 0, messages: 0, answeredQuestions: 0, openQuestions: 0 }

test.each([
  [[day], ''],
  [[{ ...day, calls: 1 }], '1 call in 7 days.'],
  [[{ ...day, calls: 3, answeredQuestions: 4 }], '3 calls in 7 days. 4 questions answered.'],
  [[{ ...day, calls: 2, openQuestions: 1 }], '2 calls in 7 days. 1 question not answered.'],
  [
    [
      { calls: 3, messages: 1, answeredQuestions: 2, openQuestions: 1 },
      { calls: 4, messages: 0, answeredQuestions: 4, openQuestions: 0 },
    ],
    '7 calls and 1 message in 7 days. 6 of 7 questions answered.',
  ],
])('a week of calls in one sentence', (days, words) => {
  expect(weekOfCalls(days)).toBe(words)
})

test('a kind of calls is chosen within what else narrows the list, from its first page', () => {
  const view = listViewOf({ q: 'leak', line: 'line_a', outcome: 'SPAM', after: 'x' })
  expect(kindsOfCalls(view)).toEqual([
    { words: 'All', href: '/console/calls?q=leak&line=line_a', isShown: false },
    {
      words: 'Messages',
      href: '/console/calls?q=leak&line=line_a&outcome=MESSAGE_TAKEN',
      isShown: false,
    },
    {
      words: 'Answered',
      href: '/console/calls?q=leak&line=line_a&outcome=ANSWERED',
      isShown: false,
    },
    { words: 'Unwanted', href: '/console/calls?q=leak&line=line_a&outcome=SPAM', isShown: true },
  ])
})

test('where note-takers go is said once for all meetings', () => {
  const said = (...states: Parameters<typeof whereNoteTakersGo>[0][number]['state'][]) =>
    whereNoteTakersGo(states.map((state) => ({ state })))
  expect(said()).toBe('')
  expect(said('OFF', 'SKIPPED')).toBe('')
  expect(said('COMING')).toBe('A note-taker will go.')
  expect(said('COMING', 'COMING')).toBe('A note-taker will go to all 2.')
  expect(said('COMING', 'SKIPPED', 'BOOKED')).toBe('A note-taker will go to 2 of 3.')
})

test('events of one provider are shown, with how many each has; an unknown one is none', () => {
  const events = [
    { provider: 'STRIPE', processedAt: null, id: 1 },
    { provider: 'TWILIO', processedAt: '2026-11-30T10:00:00Z', id: 2 },
    { provider: 'STRIPE', processedAt: '2026-11-30T10:00:00Z', id: 3 },
  ] as const
  const shown = eventsShown(events, 'STRIPE')
  expect(shown.events.map(({ id }) => id)).toEqual([1, 3])
  expect(shown.late).toBe(1)
  expect(shown.kinds.map(({ words, many, isShown }) => [words, many, isShown])).toEqual([
    ['All', 3, false],
    ['Stripe', 2, true],
    ['Twilio', 1, false],
  ])
  for (const other of [undefined, 'toString', ['STRIPE']]) {
    expect(eventsShown(events, other).events).toHaveLength(3)
  }
})
