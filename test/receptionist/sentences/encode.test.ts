import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode } from '../../../src/receptionist/sentences/encode.ts'

/** Each with its similarity to the earlier ones, by 32-bit weights in another engine (PyTorch, adapter added). */
const REFERENCE: [string, number[]][] = [
  ['My AC is blowing hot air and we have a newborn at home.', []],
  ['The cooling does not work any more.', [0.404]],
  ['Do you take walk-ins on Saturdays?', [-0.168, -0.081]],
  ['Are you open at the weekend without an appointment?', [-0.098, -0.108, 0.55]],
  ['How much is a root canal without insurance?', [-0.153, 0.029, 0.251, 0.264]],
  ['What does it cost if I pay myself?', [-0.24, -0.036, 0.055, 0.027, 0.492]],
  ['I locked my keys in the car.', [0.365, 0.537, -0.134, -0.095, -0.009, -0.076]],
  ['¿Abren los domingos?', [-0.082, -0.001, 0.221, 0.145, 0.145, 0.054, -0.062]],
  ['Wo kann ich parken?', [-0.043, 0.041, 0.139, 0.057, -0.015, -0.062, 0.039, 0.156]],
  [
    "Please don't call after nine.",
    [0.203, 0.362, 0.021, 0.092, 0.023, -0.102, 0.52, -0.078, 0.011],
  ],
  [
    '$85.50 for 3 hours & a half?!',
    [0.004, 0.076, 0.104, 0.117, 0.128, 0.287, 0.001, 0.009, -0.047, 0.077],
  ],
  ['😀', [0.16, 0.388, -0.054, -0.088, -0.057, -0.061, 0.512, -0.082, 0.024, 0.465, 0.101]],
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
