import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

/** As callers of rounds 41 to 44 asked, in other words. */
const replyTo = async (said: string, extra: string, services: string[] = []) =>
  (await playCall([said], { facts: { ...PLUMBER, services, extra } })).last.text

test.each([
  [
    'how much is the checkup and a rabies shot',
    'Checkup $58. Rabies shot $21. Nails $15.',
    ['$58', '$21'],
  ],
  ['how much for brakes and an oil change', 'Oil change $49. Brakes from $180.', ['$49', '$180']],
])('the prices of all things named are told: %s', async (said, extra, prices) => {
  const text = await replyTo(said, extra)
  for (const price of prices) expect(text).toContain(price)
})

test('a men’s cut asks for no other cut', async () => {
  const text = await replyTo("how much is a men's cut", 'Haircut $40. Men’s haircut $28.')
  expect(text).toContain('$28')
  expect(text).not.toContain('$40')
})

test('a price in shorthand is told to who names its thing in other words around', async () => {
  const extra = 'Blade sharpening 14, ready the same day. Diagnosis 45, goes toward the repair.'
  expect(await replyTo('how much to sharpen a blade off a push mower', extra)).toContain('14')
})

test.each([
  ['what time do you close tomorrow case i come get my drapes myself', /9 AM to 5 PM/],
  ['what would a drapes cleaning cost me', /don't have a price/],
])('"Yes, we do" answers no what, when or how much: %s', async (said, expected) => {
  const text = await replyTo(said, 'Parking is in the back.', ['Drapes cleaning'])
  expect(text).toMatch(expected)
  expect(text).not.toContain('Yes, we do')
})

test.each([
  ["the zipper's gone on my suede coat do you do those", 'No suede or fur. Zippers from $30.'],
  ['do y’all do them storage unit roll up doors', 'No commercial roll-up doors and no gates.'],
])('what is not done is said, though a service sounds like it: %s', async (said, extra) => {
  const text = await replyTo(said, extra, ['Zipper replacement', 'Spring replacement'])
  expect(text).toContain(extra.split('. ')[0])
})

test('what the caller says behind a question does not hide what was asked', async () => {
  const extra = 'Bridal is by appointment only, first fitting is free and takes about 45 minutes.'
  const said = "um is the first fitting free at least i'm pretty sure i saw that someplace"
  expect(await replyTo(said, extra)).toContain('first fitting is free')
})

test('a condition and its question are one question', async () => {
  const extra = 'We do not do drain field replacement, and no RV tanks.'
  const text = await replyTo('if the drain field is bad do you all fix that too', extra, [
    'Septic tank pumping',
  ])
  expect(text).toContain('drain field')
  expect(text).not.toContain('Yes, we do')
})
