import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelledOut } from '../../../src/receptionist/facts/spelled-out.ts'

test.each([
  ['Oil change $60, takes 45 mins.', 'Oil change $60, takes 45 minutes.'],
  ['Rush 24 hr +$30 w/ parts. No safes.', 'Rush 24 hour plus $30 with parts. No safes.'],
  ['Reports in 48 hrs. Pellet stove $245.', 'Reports in 48 hours. Pellet stove $245.'],
  ['Kayaks $15/hr, $60/day, $200/wk', 'Kayaks $15 an hour, $60 a day, $200 a week'],
  ['Chain insp. $12 ea', 'Chain inspection $12 each'],
  ['Storage $15/day. 90 day warranty.', 'Storage $15 a day. 90 day warranty.'],
  ['Back in 24 hrs. $30 rush.', 'Back in 24 hours. $30 rush.'],
  ['Wait approx. 7 wks, lot hrs. vary', 'Wait about 7 weeks, lot hours vary'],
  ['Walk-ins Tues & Thurs 1-3', 'Walk-ins Tuesday and Thursday 1 to 3'],
  ['Booked 3-4 wks out Sept-Nov', 'Booked 3 to 4 weeks out September to November'],
  ['2 hr min, anything within 40 mi.', '2 hour minimum, anything within 40 miles.'],
  ['Card +3%. Deposit = $100!!', 'Card plus 3%. Deposit is $100!'],
])('an owner writes "%s", and it is said "%s"', (written, said) => {
  expect(spelledOut(written)).toBe(said)
})

test.each([
  'Call us at 512-842-0199 or 842-0199 after 5.',
  'The service call fee is $89. We sat down in March, and a min later it was done.',
  'We open at 8 a.m. Monday; no walk-ins on the 12th.',
  'Mon Ami cakes are made by Jan; he sat with us.',
])('a whole sentence and a telephone number stay as they are: %s', (written) => {
  expect(spelledOut(written)).toBe(written)
})

test('what is said is not cut short again, and loses no figure', () => {
  const figure = fc.integer({ min: 1, max: 9_999 }).map(String)
  const note = fc
    .array(fc.tuple(fc.constantFrom('tune up', 'w/ tax', 'min order', '& tires', 'ea'), figure))
    .map((parts) => parts.map(([what, price]) => `${what} $${price}`).join(', '))
  fc.assert(
    fc.property(note, (written) => {
      const said = spelledOut(written)
      expect(spelledOut(said)).toBe(said)
      expect(said.match(/\d+/g)).toEqual(written.match(/\d+/g))
    }),
  )
})
