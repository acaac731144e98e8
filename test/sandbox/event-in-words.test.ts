import { expect, test } from 'vitest'
import { eventInWords, idsIn } from '../../src/sandbox/receiver/event-in-words.ts'

test('an event is told by its type, what it is about and where the site shows it', () => {
  const data = {
    ...{ message_id: 'msg_0123456789', line_id: 'line_abcdefghij', call_id: 'call_kmnpqrstvw' },
    links: { page: 'https://site.example/console/messages/msg_0123456789' },
  }
  expect(eventInWords(JSON.stringify({ type: 'message.created', data }))).toEqual({
    ...{ type: 'message.created', name: 'Message left' },
    about: ['Message …456789', 'Call …qrstvw'],
    page: data.links.page,
  })
})

test('what its ids stand for is said in their place, once', () => {
  const data = { message_id: 'msg_1', line_id: 'line_1', call_id: 'call_1' }
  const said = 'Dana Reyes: My water heater burst'
  const names = new Map([
    ['msg_1', said],
    ['call_1', said],
    ['line_1', 'Lopez Plumbing'],
  ])
  const body = JSON.stringify({ type: 'message.created', data })
  expect(eventInWords(body, names).about).toEqual([said, 'Lopez Plumbing'])
  expect(idsIn(body)).toEqual(data)
})

test.each([
  'no json',
  '[]',
  '{}',
  '{"data": null}',
  '{"data": {"links": {"page": "javascript:alert(1)"}}}',
])('what is no event has its type only: %s', (body) => {
  expect(eventInWords(body)).toEqual({ type: 'Event', name: 'Event', about: [] })
})
