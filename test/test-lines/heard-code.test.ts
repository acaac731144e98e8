import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heardCode } from '../../src/test-lines/heard-code.ts'

const say = (text: string) => heardCode({ kind: 'speech', text })

describe('said', () => {
  test.each([
    ['four two seven one', '4271'],
    ['4 2 7 1', '4271'],
    ['4271.', '4271'],
    ['forty-two seventy-one', '4271'],
    ['my code is four, two, seven, one please', '4271'],
    ['oh oh seven one', '0071'],
    ['zero zero seven one', '0071'],
    ['double four seven one', '4471'],
  ])('%j', (text, code) => {
    expect(say(text)).toBe(code)
  })

  test.each(['hello?', 'four two seven', 'four two seven one five', 'what code?'])(
    '%j is no code',
    (text) => {
      expect(say(text)).toBeUndefined()
    },
  )
})

test('any four digits, keyed or said one by one, are that code', () => {
  const words = 'zero one two three four five six seven eight nine'.split(' ')
  const code = fc.stringMatching(/^\d{4}$/)
  fc.assert(
    fc.property(code, (digits) => {
      expect(heardCode({ kind: 'digits', digits })).toBe(digits)
      expect(say([...digits].join(' '))).toBe(digits)
      expect(say([...digits].map((digit) => words[Number(digit)]).join(' '))).toBe(digits)
    }),
  )
})

test('whatever is keyed or said, it is four digits, nothing, or no code', () => {
  const heard = fc.oneof(
    fc
      .string({ unit: 'binary', maxLength: 200 })
      .map((text) => ({ kind: 'speech', text }) as const),
    fc.stringMatching(/^[0-9*#]{0,40}$/).map((digits) => ({ kind: 'digits', digits }) as const),
  )
  fc.assert(
    fc.property(heard, (one) => {
      expect(heardCode(one) ?? 'none').toMatch(/^(\d{4}|none|)$/)
    }),
    { numRuns: 2_000 },
  )
})
