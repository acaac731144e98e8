import { expect, test } from 'vitest'
import { beside } from '../../gateways/web/console/calls/call-in-words.ts'
import { phoneAsWritten } from '../../gateways/web/console/calls/phone-as-written.ts'
import { detailsOf, quoteOf } from '../../gateways/web/console/messages/message-details.ts'
import { saidBeyond } from '../../gateways/web/console/messages/said-beyond.ts'

test.each([
  ['I need a quote', 'Hello, my name is Priya Nair. I need a quote.', 'Priya Nair', ''],
  [
    'I need a quote',
    'I need a quote. The roof has two leaks by now.',
    null,
    'The roof has two leaks by now.',
  ],
  ['Quote wanted', 'I need a quote.', null, 'I need a quote.'],
  [
    'I need a quote for…',
    'I need a quote for the roof of the barn, please',
    null,
    '…the roof of the barn, please',
  ],
  ['Dos baños', '¡Hola! Dos baños.', null, ''],
  ['', '', null, ''],
])('%s, of: %s', (short, text, name, beyond) => {
  expect(saidBeyond(short, text, name)).toBe(beyond)
})

test('details are the lines noted under the words, and only those', () => {
  const message = 'Note: this\nis my own.\nEmail: d@x.example\nAddress: 1 Elm Street'
  expect(quoteOf(message)).toBe('Note: this\nis my own.')
  expect(detailsOf(message)).toEqual([
    { label: 'Email', value: 'd@x.example' },
    { label: 'Address', value: '1 Elm Street' },
  ])
})

test('a name that stands beside is not told again by how the caller begins', () => {
  const told = 'Tom Becker: Hi, this is Tom Becker, I want to move my check-up'
  expect(beside(told, ['Tom Becker'])).toBe('I want to move my check-up')
  expect(beside('My name is Ann. My sink leaks', [null, 'Ann'])).toBe('My sink leaks')
  const firm = 'This is Ann from Acme, please call'
  expect(beside(firm, ['Ann'])).toBe(firm)
})

test('a number that was read out is written as one writes it', () => {
  expect(phoneAsWritten('Is this number, 5 1 2, 8 4 2, 0 1 9 3, good?')).toBe(
    'Is this number, (512)\u{a0}842-0193, good?',
  )
  expect(phoneAsWritten('The number ending 0 1 9 3, is it good?')).toBe(
    'The number ending 0193, is it good?',
  )
  expect(phoneAsWritten('Code 4 5 1 2, 8 4 2, 0 1 9 3')).toBe('Code 4 5 1 2, 8 4 2, 0 1 9 3')
})
