import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../src/receptionist/sentences/encode.ts'

/** Each with how close it is to those before it, by 32-bit weights in another engine (PyTorch, the adapter added). */
const REFERENCE: [string, number[]][] = [
  ['My AC is blowing hot air and we have a newborn at home.', []],
  ['The cooling does not work any more.', [0.402]],
  ['Do you take walk-ins on Saturdays?', [-0.141, -0.082]],
  ['Are you open at the weekend without an appointment?', [-0.075, -0.114, 0.618]],
  ['How much is a root canal without insurance?', [-0.191, -0.007, 0.281, 0.292]],
  ['What does it cost if I pay myself?', [-0.243, -0.126, 0.158, 0.125, 0.471]],
  ['I locked my keys in the car.', [0.311, 0.504, -0.117, -0.031, 0.089, -0.059]],
  ['¿Abren los domingos?', [-0.032, 0.037, 0.216, 0.153, 0.168, 0.053, -0.012]],
  ['Wo kann ich parken?', [-0.084, -0.015, 0.115, 0.05, 0.018, -0.052, 0.031, 0.182]],
  [
    "Please don't call after nine.",
    [0.231, 0.314, 0.066, 0.081, 0.034, -0.102, 0.431, -0.002, 0.036],
  ],
  [
    '$85.50 for 3 hours & a half?!',
    [0.029, 0.053, 0.208, 0.154, 0.102, 0.298, -0.022, 0.045, -0.035, 0.062],
  ],
  ['😀', [0.18, 0.35, -0.062, -0.082, -0.032, -0.101, 0.413, -0.009, 0.065, 0.324, 0.071]],
]

const lengthOf = (vector: Float32Array) => Math.hypot(...vector)
const likeness = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

describe('the vector of a sentence', () => {
  const vectors = REFERENCE.map(([text]) => encode(text))

  it.each(REFERENCE.map(([text, likenesses], i) => [text, likenesses, i] as const))(
    'is as close to others as the model has it: %s',
    (_, likenesses, i) => {
      const vector = encode(REFERENCE[i]?.[0] ?? '')
      for (const [other, expected] of likenesses.entries()) {
        const found = likeness(vector, vectors[other] ?? new Float32Array())
        expect(Math.abs(found - expected)).toBeLessThan(0.02)
      }
    },
  )

  it('is the same whatever was encoded before it', () => {
    encode('water '.repeat(100))
    expect(encode('Wo kann ich parken?')).toEqual(vectors[8])
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['what the vocabulary has not', '😀 😀'],
    ['10,000 characters', 'Is it far? '.repeat(910)],
  ])('is there for %s', (_, text) => {
    expect(lengthOf(encode(text))).toBeCloseTo(1, 4)
  })

  it('is 384 numbers of length 1 for any text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
        .map((units) => String.fromCharCode(...units)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const vector = encode(text)
        expect(vector).toHaveLength(384)
        expect(lengthOf(vector)).toBeCloseTo(1, 4)
      }),
      { numRuns: 200 },
    )
  })
})
