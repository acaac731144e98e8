import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode, encodeParts } from '../../../src/receptionist/sentences/encode.ts'

const SAID = ['Yes', 'No, that is all.', 'Tom Baker', 'It is leaking', 'Thanks, bye', '']

test('a short text means the same however often it is said, and whatever was said between', () => {
  const fresh = new Map(SAID.map((text) => [text, encode(text)]))
  const others = Array.from({ length: 80 }, (_, n) => `Number ${n} then`)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SAID, ...others), { maxLength: 90 }), (texts) => {
      for (const text of texts) {
        const whole = encodeParts(text)(0, text.length)
        if (fresh.has(text)) expect(whole).toEqual(fresh.get(text))
      }
    }),
    { numRuns: 20 },
  )
})
