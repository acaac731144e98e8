import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { eachFact } from '../../src/receptionist/facts/each-fact.ts'
import { questionEnd } from '../../src/receptionist/facts/question-ends.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420199'
const KNOWN = ['my gate sticks', 'Nora Quist', 'yes']

const QUESTIONS = [
  'can i drop it off behind the shop',
  'do you have to shut the water off',
  'how long does a new faucet take',
  'is there a charge for the visit',
  'could the guy park in the alley',
]
const STATEMENTS = [
  'i work the late shift on mondays',
  'we just had the floors done',
  "she's home with the baby",
  "because my mother can't get up the stairs",
  "well i only ask since it's new",
  "i'm usually back by friday noon",
]

test('a question ends where the caller goes on with a statement', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...QUESTIONS),
      fc.constantFrom(...STATEMENTS),
      (question, statement) => {
        const { words } = readUtterance(`${question} ${statement}`)
        const end = questionEnd(words, { from: 0, to: words.length })
        expect(end).toBe(readUtterance(question).words.length)
      },
    ),
    { numRuns: QUESTIONS.length * STATEMENTS.length * 3 },
  )
})

test.each([
  'do you know if i need to be there',
  'how much is the one we looked at last week',
  'what do i do when they call back',
  'is there anything i should bring with me',
])('what belongs to it does not end it: %s', (question) => {
  const { words } = readUtterance(question)
  expect(questionEnd(words, { from: 0, to: words.length })).toBe(words.length)
})

describe('what is said behind a question', () => {
  it('names no day that the hours are told of', async () => {
    const said =
      "can he leave the part with my neighbor i work fridays i'm home saturdays after two"
    const { last } = await playCall([...KNOWN, said], { caller: CALLER })
    expect(last.text).not.toMatch(/open|hours are/i)
  })

  it('is not listed as asked', async () => {
    const said = 'do you put the old tank on the truck i just got the driveway sealed'
    const { conclusion } = await playCall([...KNOWN, said, 'no thanks'], { caller: CALLER })
    expect(conclusion.message?.text).toMatch(
      /not answered: do you put the old tank on the truck\?$/m,
    )
    expect(conclusion.message?.text).toContain('i just got the driveway sealed')
  })

  it('"we need to know by noon" asks for no hours', async () => {
    const { last } = await playCall([...KNOWN, 'alright but we need to know by noon tomorrow'], {
      caller: CALLER,
    })
    expect(last.text).not.toMatch(/open|closed/i)
  })
})

const HIRE = {
  ...PLUMBER,
  businessName: 'Lakeside Party Hire',
  description: 'A party hire company.',
  services: ['tables', 'linens'],
  extra:
    'Wicker benches $6.50 ea, iron stools $3. Round tables $12. Cotton napkins $1. Deposit 20%.',
}

test.each([
  ['we need thirty benches the wicker ones how much are those', /Wicker benches \$6\.50/],
  ['okay good and the napkins what are they each', /Cotton napkins \$1/],
])('what "those" are stands in the clause before: %s', async (said, price) => {
  const { last } = await playCall(['hi i have a wedding to plan', said], { facts: HIRE })
  expect(last.text).toMatch(price)
})

test('a word that several facts have chooses none of them', async () => {
  const facts = {
    ...HIRE,
    extra:
      'Marquee $400 for a day. In wind over 40 mph the marquee comes down. No candles in the marquee.',
  }
  const { last } = await playCall(['is the marquee free that weekend'], { facts })
  expect(last.text).not.toMatch(/wind|candles/)
})

const SWEEP = {
  ...PLUMBER,
  businessName: 'Birch Gutter Company',
  services: ['gutter cleaning', 'gutter repair'],
  extra: 'Flush + basic check $150 a house. Downspout $90. Camera insp. $210 w/ report.',
}

test('the words of its own name do not keep a business from telling a price', async () => {
  const { last } = await playCall(['so you cannot tell me what a plain gutter flush costs'], {
    facts: SWEEP,
  })
  expect(last.text).toContain('$150')
})

test('a thing cut short and its price are one fact', async () => {
  const { last } = await playCall(['what does the camera thing cost'], { facts: SWEEP })
  expect(last.text).toContain('Camera inspection $210 with report')
})

test('so are a short form that nobody knows and its price; a whole word ends a fact', () => {
  expect(eachFact('Gutter grds. $8 a foot. We are licensed. $50 holds a date.')).toEqual([
    'Gutter grds. $8 a foot.',
    'We are licensed.',
    '$50 holds a date.',
  ])
})
