import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15125550142'
const VET = {
  ...PLUMBER,
  businessName: 'Cedar Animal Clinic',
  description: null,
  services: ['Spay and neuter', 'Dental cleaning'],
  extra: 'After hours emergencies go to Hill Country Pet ER on Williams Drive.',
}

describe('urgency', () => {
  test.each([
    "yeah this one but that's your number isn't it i mean the emergency place",
    "that's the emergency line isn't it",
  ])('is not taken back by a question: %s', async (words) => {
    const turns = ["my cat can't pee since last night and she is crying", 'Ana Vance', words]
    const { replies, conclusion } = await playCall(turns, { facts: VET, caller: CALLER })
    expect(replies.map(({ text }) => text).join(' ')).not.toContain('won’t mark it urgent')
    expect(conclusion).toMatchObject({ urgent: true })
  })

  test.each([
    "wait no it is urgent she can't pee but can you see her tomorrow too",
    'no it is urgent how much is a dental cleaning',
    'it is urgent what time do you open',
  ])('is there again once the caller says so beside a question: %s', async (words) => {
    const turns = ["my cat can't pee since last night", 'Ana Vance', "it's not urgent", words]
    const { conclusion } = await playCall(turns, { facts: VET, caller: CALLER })
    expect(conclusion).toMatchObject({ urgent: true })
  })

  test.each([
    "my sink drips, it isn't urgent",
    "my sink drips, that's not an emergency or anything",
  ])('is still taken back by a plain no: %s', async (words) => {
    const { conclusion } = await playCall([words], { caller: CALLER })
    expect(conclusion).toMatchObject({ urgent: false })
  })
})

describe('the hour at which it closes', () => {
  test.each([
    ['are you open till five on thursday', 'open Thursday, 9 AM to 5 PM'],
    ['do you stay open until one on saturday', 'open Saturday, 9 AM to 1 PM'],
  ])('is no "no": %s', async (words, answer) => {
    const { last } = await playCall([words])
    expect(last.text).toContain(answer)
    expect(last.text).not.toMatch(/^No\b/)
  })
})

describe('a best time that is named as such', () => {
  test.each([
    [
      'so thursday after five for the visit and uh the best time to call me is lunch like twelve to one',
      'lunch like twelve to one',
    ],
    ['the best time to call is after four', 'after four'],
  ])('is what stands behind it: %s', async (words, time) => {
    const turns = ['i need to move my appointment', 'Ana Vance', 'yes', words]
    const { conclusion } = await playCall(turns, { caller: CALLER })
    expect(conclusion.message?.text).toMatch(
      new RegExp(`Best time: (?:the best time to call is )?${time}$`, 'm'),
    )
  })
})

test('a call that is not wanted is no best time', async () => {
  const turns = ['my sink drips', 'Ana Vance', 'yes', "i don't want any calls at the office"]
  const { conclusion } = await playCall(turns, { caller: CALLER })
  expect(conclusion.message?.text).not.toContain('Best time')
})

describe('what the business does not do', () => {
  const ROOFER = {
    ...PLUMBER,
    businessName: 'Brushy Creek Roofing',
    description: null,
    services: ['Leak repair', 'Gutters'],
    extra: "We don't do flat commercial roofs or solar.",
  }
  const REFUSES = /flat commercial/

  test.each([
    "there's nails all over my driveway and my wife got a flat",
    'our commercial got wet',
  ])('is not told for one of its words: %s', async (words) => {
    const { last } = await playCall([words], { facts: ROOFER })
    expect(last.text).not.toMatch(REFUSES)
  })

  test.each(['i have a flat commercial roof that leaks', 'do you do solar'])(
    'is told to who asks for it: %s',
    async (words) => {
      const { last } = await playCall([words], { facts: ROOFER })
      expect(last.text).toMatch(REFUSES)
    },
  )
})

describe('a listed service', () => {
  const GROOMER = {
    ...PLUMBER,
    businessName: 'Pawsome Grooming',
    description: null,
    services: ['Bath and brush', 'Nail trims'],
    extra: 'Nail trims $15, walk-ins ok for nails only. No cats.',
  }

  test.each(["do y'all brush their teeth too", 'i meant his teeth do you brush teeth'])(
    'is no yes to another thing: %s',
    async (asked) => {
      const { last } = await playCall([asked], { facts: GROOMER })
      expect(last.text).not.toContain('bath and brush')
      expect(last.text).toContain('ask the owner')
    },
  )

  test('is told of the machine that was named, not of another', async () => {
    const services = ['Refrigerator repair', 'Washer and dryer repair', 'Oven and stove repair']
    const facts = { ...GROOMER, businessName: 'Arroyo Appliance Repair', services }
    const asked = "my washer it's a samsung it won't drain do you guys do those"
    const { last } = await playCall([asked], { facts })
    expect(last.text).toMatch(/Washer and dryer repair/)
    expect(last.text).not.toMatch(/Refrigerator/)
  })

  test('is one to itself, whatever animal is named', async () => {
    const { last } = await playCall(['do you do nail trims on dogs'], { facts: GROOMER })
    expect(last.text).toMatch(/nail trims/i)
  })

  test('is one to its own words in another order', async () => {
    const { last } = await playCall(['do you trim nails'], { facts: GROOMER })
    expect(last.text).toMatch(/nail trims/i)
  })

  test('is told without the refusal that stands behind it', async () => {
    const { last } = await playCall(['how much is a nail trim'], { facts: GROOMER })
    expect(last.text).toContain('$15')
    expect(last.text).not.toContain('cats')
  })
})

test('"or what" at the end of a question asks for nothing again', async () => {
  const turns = ['how much is a visit', 'should i shut the water off myself or what']
  const { last } = await playCall(turns, { caller: CALLER })
  expect(last.text).not.toContain('$89')
})
