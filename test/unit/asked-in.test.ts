import { expect, test } from 'vitest'
import { askedIn, exampleAnswer } from '../../gateways/web/console/questions/asked-in.ts'

const TURNS = [
  { who: 'LINE', text: 'Lopez Plumbing. How can I help?' },
  { who: 'CALLER', text: 'Hello there.' },
  { who: 'LINE', text: 'Hello. How can I help?' },
  { who: 'CALLER', text: 'Well, do you take American Express these days?' },
  { who: 'LINE', text: "I don't know that one." },
  { who: 'CALLER', text: 'Bye.' },
]

test('a question is found in its call, with what the line said then', () => {
  const heard = askedIn('do you take American Express?', TURNS).map(({ text }) => text)
  expect(heard).toEqual([
    'Well, do you take American Express these days?',
    "I don't know that one.",
  ])
  expect(askedIn('do you take American Express?', TURNS.slice(0, 4))).toHaveLength(1)
  expect(askedIn('is there parking?', TURNS)).toEqual([])
  expect(askedIn('is there parking?', [])).toEqual([])
})

test.each([
  ['Do you take American Express?', 'For example: Yes, we take American Express.'],
  ['Can you come on Sunday?', 'For example: Yes, we can come on Sunday.'],
  ['Are you licensed?', 'For example: Yes, we are licensed.'],
  ['Is there parking?', 'For example: Yes, there is parking.'],
  ['Do you fix my heater?', 'For example: Yes, on weekdays until 6 PM.'],
  ['How old is the house?', 'For example: Yes, on weekdays until 6 PM.'],
])('%s has an example of an answer', (question, answer) => {
  expect(exampleAnswer(question)).toBe(answer)
})
