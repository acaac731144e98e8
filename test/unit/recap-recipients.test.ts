import { expect, test } from 'vitest'
import { recapRecipients } from '../../src/meetings/recap-recipients.ts'

test.each([
  [[], []],
  [['ana@example.com'], ['ana@example.com']],
  [[' Ana.Ruiz@Example.COM\n'], ['Ana.Ruiz@example.com']],
  [
    ['Ana@example.com', 'ana@EXAMPLE.com', 'bo@example.com', 'ANA@example.com'],
    ['Ana@example.com', 'bo@example.com'],
  ],
  [['"a@b"@Example.com'], ['"a@b"@example.com']],
])('%j are %j', (addresses, expected) => {
  expect(recapRecipients(addresses)).toEqual(expected)
})

test('50 at most, the first of them: an account and 50 saved ones are more', () => {
  const saved = Array.from({ length: 50 }, (_, at) => `a${at}@example.com`)
  const own = 'owner@example.com'
  expect(recapRecipients([own, ...saved])).toEqual([own, ...saved.slice(0, 49)])
})
