import fc from 'fast-check'

const STREETS = ['Mesa', 'Elm', 'Barton Hills', 'Quail Hollow', 'Third', 'Maple Ridge']
const WAYS = ['Street', 'Drive', 'Avenue', 'Lane', 'Road', 'Court']
const DIGITS = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const upTo = (max: number) => fc.integer({ min: 1, max })
const spoken = (number: number) =>
  [...String(number)].map((digit) => DIGITS[Number(digit)] ?? '').join(' ')
const eitherWay = (max: number) =>
  fc
    .tuple(upTo(max), fc.boolean())
    .map(([number, isSpoken]) => (isSpoken ? spoken(number) : String(number)))

const street = fc
  .tuple(eitherWay(99_999), fc.constantFrom(...STREETS), fc.constantFrom(...WAYS))
  .map(([number, name, way]) => `${number} ${name} ${way}`)

/** Things with digits in them that are not phone numbers, as a caller says them. */
export const anyOtherNumber = fc.oneof(
  street.map((address) => `the address is ${address}`),
  street.map((address) => `I'm at ${address}`),
  fc.tuple(street, upTo(400)).map(([address, unit]) => `it's ${address}, apartment ${unit}`),
  eitherWay(9_999).map((code) => `the gate code is ${code}`),
  upTo(99).map((age) => `she is ${age} years old`),
  upTo(12).map((hour) => `after ${hour} o'clock is best`),
  fc.tuple(upTo(12), fc.integer({ min: 10, max: 59 })).map(([h, m]) => `around ${h}:${m} please`),
  upTo(9_000).map((price) => `they quoted me $${price}`),
  upTo(31).map((day) => `it was on June ${day}`),
  upTo(80).map((gallons) => `it's a ${gallons} gallon tank`),
  eitherWay(99_999).map((order) => `the invoice number is ${order}`),
  upTo(40).map((minutes) => `it started ${minutes} minutes ago`),
  upTo(999).map((room) => `we're in room ${room}`),
)
