import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeUrgentText } from '../../src/conversations/urgent-text.ts'

const PHONE = '+15128420193'
const GSM = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

type Given = { name?: string; business?: string; summary?: string }

function textOf(message: string | null, given: Given = {}): string {
  const { name = 'Dana Reyes', business = 'Lopez', summary = '' } = given
  return composeUrgentText({ name, phone: PHONE, message, source: 'phone' }, summary, business)
}

test('says whom to call back, then what was said', () => {
  expect(textOf('The garage is flooding!', { business: 'Lopez Plumbing' })).toBe(
    'URGENT for Lopez Plumbing: Dana Reyes, call (512) 842-0193. The garage is flooding!',
  )
})

test.each([
  ['Hi, this is Dana Reyes. My garage is flooding!', 'My garage is flooding!'],
  ['my name is Dana Reyes and the stove smells of gas', 'The stove smells of gas'],
  // Near misses: nothing but the introduction, or somebody else's.
  ['This is Dana Reyes.', 'This is Dana Reyes.'],
  ['This is Dana Reyesman, my garage is flooding', 'This is Dana Reyesman, my garage is flooding'],
  ['My tenant is Dana Reyes, her garage floods', 'My tenant is Dana Reyes, her garage floods'],
])('does not say the name twice: %s', (message, told) => {
  const text = textOf(message)
  expect(text).toBe(`URGENT for Lopez: Dana Reyes, call (512) 842-0193. ${told}`)
})

test('a name too long for its place is not cut from the words, nor told twice in letters it lacks', () => {
  const long = 'Bartholomew Featherstonehaugh-Smythe'
  const said = `this is ${long}, my garage is flooding`
  expect(textOf(said, { name: long })).toContain(said)
  expect(textOf('this is Çağrı Işık, my garage is flooding', { name: 'Çağrı Işık' })).toBe(
    'URGENT for Lopez: Çagri Isik, call (512) 842-0193. My garage is flooding',
  )
})

const LONG = 'Hi, are you open right now? My water heater burst and the garage is flooding. '

test('a message that does not fit gives way to its summary, one that fits does not', () => {
  const summary = 'Dana Reyes: My water heater burst and the garage is flooding'
  const short = 'My water heater burst and the garage is flooding'
  const head = 'URGENT for Lopez: Dana Reyes, call (512) 842-0193. '
  expect(textOf(LONG.repeat(2), { summary })).toBe(head + short)
  expect(textOf(LONG, { summary })).toBe(head + LONG.trim())
})

test('is cut between two words, and in a word only if nothing else fits', () => {
  const said = 'My water heater burst in the garage. '
  expect(textOf(said.repeat(4))).toMatch(/in the garage\. My water heater burst in the\.\.\.$/)
  expect(textOf(LONG.repeat(2), { summary: said.repeat(4) })).toMatch(/burst in the\.\.\.$/)
  expect(textOf(`${said.repeat(2)}, ${'x'.repeat(60)}`)).toMatch(/in the garage\.\.\.$/)
  expect(textOf('x'.repeat(300))).toHaveLength(160)
})

test.each([
  ['accents it lacks', 'Çağrı Işık', 'Çagri Isik, call'],
  ['letters it lacks', 'Дмитрий', 'a caller, call'],
  ['quotes and dashes of print', 'O’Neil – Sons', "O'Neil - Sons, call"],
  ['lines and overrides', 'Eve\r\nURGENT\u202E\u0000', 'Eve URGENT, call'],
])('the GSM alphabet does without %s', (_what, name, written) => {
  expect(textOf(null, { name })).toContain(written)
})

test('is one text with the number in it, whatever was said', () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(words, words, words, words, (name, message, summary, business) => {
      const text = textOf(message, { name, summary, business })
      expect(text.length).toBeLessThanOrEqual(160)
      expect(text).toMatch(GSM)
      expect(text).toContain('(512) 842-0193')
    }),
    { numRuns: 300 },
  )
})
