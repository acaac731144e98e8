import { describe, expect, it } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const FERN: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Fern Hair',
  description: 'A salon for everybody.',
  services: ['Haircuts', 'Color'],
  extra: "Women's haircuts are $51, men's are $29 and kids are $18. We don't do nails or waxing.",
  languages: ['es', 'fr', 'de', 'pt'],
}

async function lastReply(turns: readonly string[], facts = PLUMBER): Promise<string> {
  return (await playCall(turns, { facts, caller: '+15125550123' })).last.text
}

describe('what is asked beside something else, or in other words', () => {
  it.each([
    ['i was wondering if there is a fee for coming out', '$89'],
    ['my sink drips and i wanted to know first whether you guys are licensed', 'licensed'],
    ['i need a drain cleaned but i dont know if you have parking', 'Parking is behind the shop'],
    ['my sink drips and you guys are insured, right', 'insured'],
    ['quería saber si tienen estacionamiento', 'Parking is behind the shop'],
  ])('"%s" is answered from the facts', async (text, told) => {
    expect(await lastReply([text])).toContain(told)
  })

  it.each([
    ["my drain is slow so I'll drive over saturday yall open then", "We're open Saturday"],
    ['the sink drips and I was there monday you guys insured at all', 'licensed and insured'],
  ])('and so is what only the end of run-on speech asks: %s', async (text, told) => {
    expect(await lastReply([text])).toContain(told)
  })

  it('a matter told beside what is answered is taken up too', async () => {
    const reply = await lastReply(['i want a new faucet put in at my cabin and are you licensed'])
    expect(reply).toMatch(/licensed.*pass on what you told me/s)
  })

  it('and so is one told beside the name', async () => {
    const told = ['I need a drain cleaned', 'Dana Reyes and the kitchen tap is loose as well']
    expect(await lastReply(told)).toMatch(/(?:noted|added|note).*Dana Reyes/s)
  })

  it('who refuses to be called is asked for no name, and a "no" of something else refuses nothing', async () => {
    expect(
      await lastReply(['do you do gutters', "nah I don't need anyone to call me"]),
    ).not.toMatch(/name/)
    const { conclusion } = await playCall(
      ['my drain is slow', 'no licenses okay well my cousin had a look do you have parking'],
      { caller: '+15125550123' },
    )
    expect(conclusion.message).not.toBeNull()
  })

  it('a price goes with whom it is for, and all of them with nobody', async () => {
    expect(await lastReply(['what does a cut for my husband cost'], FERN)).toContain(
      "Men's are $29.",
    )
    expect(await lastReply(['My son needs a haircut', 'Jo Lake, how much is it'], FERN)).toContain(
      '$18',
    )
    expect(await lastReply(['how much for a haircut'], FERN)).toMatch(/\$51.*\$29.*\$18/)
  })

  it('what has no price gets no other price', async () => {
    expect(await lastReply(['how much is a color'], FERN)).not.toContain('$')
  })
})

const HARBOR: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Harbor Kennels',
  description: 'A warm home for dogs with room to play.',
  services: ['Day care', 'Training walks'],
  extra:
    'A day stay is $35. Baths are $20 and nail trims are $12. Dogs are welcome on the porch. ' +
    "We serve Pender and Onslow. We don't board birds.",
}

describe('two questions of one turn are both answered', () => {
  it.each([
    ['do you do baths or nail trims', [/\$20/, /\$12/]],
    [
      "what's the price of a bath do you have any parking and are you open sunday",
      [/closed Sunday/],
    ],
    ['how much is a day stay and are dogs okay on the porch', [/\$35/, /porch/]],
    ["i'm over in onslow do you come out here", [/Pender and Onslow/]],
  ])('%s', async (text, told) => {
    const said = await lastReply([text], HARBOR)
    for (const one of told) expect(said).toMatch(one)
  })

  it('and what no fact answers is said to be unknown beside what one does, once', async () => {
    const said = await lastReply(
      ['how much is a bath do you rent crates and do you have a webcam'],
      HARBOR,
    )
    expect(said).toContain('$20')
    expect(said.match(/I don't know/g)).toHaveLength(1)
  })

  it('"and thursday" goes on from the hours', async () => {
    const said = await lastReply(['what time do you close on saturday', 'and thursday'], HARBOR)
    expect(said).toContain("We're open Thursday")
  })

  it('nothing is told that only shares a word, or stands where it is asked for', async () => {
    expect(await lastReply(['is it warm in the winter'], HARBOR)).not.toContain('A warm home')
    expect(await lastReply(['do you have heaters on the porch'], HARBOR)).not.toContain('welcome')
  })
})

describe('what a caller should know, though nobody asked', () => {
  it('that it is not done, once and with a message offered', async () => {
    const told = await lastReply(['I would like an appointment for a manicure'], FERN)
    expect(told).toContain("We don't do nails or waxing. I can still take a message.")
    const again = await lastReply(
      ['I would like a manicure', 'Jo Lake', 'a manicure for my sister too'],
      FERN,
    )
    expect(again).not.toContain('nails')
  })

  it('that it is closed on the day they wish to come, and not when it is open', async () => {
    expect(await lastReply(['could somebody come look at my drain on sunday'])).toContain(
      "We're closed Sunday",
    )
    expect(await lastReply(['could somebody come look at my drain on friday'])).not.toContain(
      "We're",
    )
  })

  it('nothing where the matter is done, denied or over', async () => {
    expect(await lastReply(['I need a haircut, no nails'], FERN)).not.toContain('nails')
    expect(await lastReply(['you came out sunday and it drips again'])).not.toContain('closed')
  })
})
