import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/kernel/languages.ts'
import { ask, TUESDAY, talk } from './ask.ts'
import { readBank } from './bank.ts'

const { facts: plumber } = readBank('plumber')
const { facts: vet } = readBank('vet')
const { facts: law } = readBank('law')
const { facts: salon } = readBank('salon')

function answers(facts: typeof plumber, text: string, options = {}): (string | null)[] {
  return ask(facts, text, options).questions.map(({ answer }) => answer)
}

describe('what is a question', () => {
  it('hears two in one sentence without a mark', () => {
    const asked = ask(vet, 'how much is an exam and can i pay with insurance').questions
    expect(asked.map(({ words }) => words)).toEqual([
      'how much is an exam',
      'can i pay with insurance',
    ])
    expect(asked.map(({ answer }) => answer)).toEqual([
      'An exam costs $72.',
      'CareCredit and pet insurance are accepted, and payment is due at the visit.',
    ])
  })

  it.each([
    'my kitchen sink is leaking',
    'i told him what i wanted',
    'it started when we turned the water on',
    'thank you so much',
    'yes',
  ])('hears none in: %s', (text) => {
    expect(ask(plumber, text).questions).toEqual([])
  })

  it.each(['dana', 'is this number okay', 'can you call me at this number', 'will smith'])(
    'takes an answer for no question: %s',
    (text) => {
      expect(ask(plumber, text, { isOpen: false }).questions).toEqual([])
    },
  )

  it('still hears a clear one behind the answer', () => {
    const said = answers(plumber, "it's mike is there like a fee or anything", { isOpen: false })
    expect(said).toEqual(['Our service call is $95, waived if you go ahead with the repair.'])
  })

  it('asks nothing of the business that is asked of the line', () => {
    expect(ask(plumber, 'are you a robot').questions).toEqual([])
    expect(ask(plumber, 'can you repeat that').questions).toEqual([])
  })

  it('passes on who wants work done, and answers what is not done', () => {
    expect(ask(plumber, 'can you fix my toilet').questions[0]).toMatchObject({
      kind: 'booking',
      answer: null,
    })
    expect(answers(plumber, 'can you come look at my septic tank')).toEqual([
      "We don't work on septic systems or wells.",
    ])
  })
})

describe('prices', () => {
  it('goes on from what was spoken of', () => {
    expect(
      talk(salon, ["how much is a women's haircut", 'and for men?', 'and kids?']).flat(),
    ).toEqual(["Women's cut from $58.", "Men's cut $32.", 'Kids under 10 $20.'])
    expect(talk(vet, ['my puppy needs shots', 'how much would that be'])[1]).toEqual([
      'Vaccines start at $28 each.',
    ])
  })

  it('is that of the visit where a job has none', () => {
    expect(ask(plumber, 'how much to replace a faucet').questions).toMatchObject([
      { kind: 'price', answer: expect.stringContaining('$95'), sure: true },
    ])
  })

  it('never tells a sum that the facts do not hold', () => {
    const sums = new Set(plumber.extra?.match(/\$\d+/g))
    const price = fc.constantFrom('how much is', 'what do you charge for', 'is there a fee for')
    const thing = fc.constantFrom(
      'a faucet',
      'a new roof',
      'the visit',
      'that',
      'a haircut',
      'an exam',
    )
    fc.assert(
      fc.property(price, thing, (lead, named) => {
        const said = answers(plumber, `${lead} ${named}`).join(' ')
        expect((said.match(/\$\d+/g) ?? []).every((sum) => sums.has(sum))).toBe(true)
      }),
    )
  })
})

describe('hours', () => {
  it('goes on from the day last spoken of', () => {
    expect(
      talk(salon, [
        'are you open on friday',
        'and on saturday?',
        'the day after?',
        'what are your hours',
      ]).flat(),
    ).toEqual([
      'Friday 12:00-1:00',
      'Saturday 9:00-17:00',
      'closed Sunday, November 29',
      expect.stringContaining('week'),
    ])
  })

  it('tells a holiday by its name and by its date, and that its hours are not known', () => {
    for (const text of ['are you open thanksgiving', 'are you open on the 26th']) {
      expect(ask(plumber, text).questions).toMatchObject([
        { answer: 'holiday? 7:00-18:00', sure: false },
      ])
    }
    expect(answers(plumber, 'what about the day after thanksgiving')).toEqual([
      'Friday, November 27 7:00-18:00',
    ])
    const told = { ...plumber, extra: 'We are closed on Thanksgiving.' }
    expect(answers(told, 'are you open thanksgiving')).toEqual(['We are closed on Thanksgiving.'])
  })

  it('tells the owner own words on a holiday', () => {
    expect(answers(law, 'are you open december twenty fifth')).toEqual(['holiday? 9:00-15:00'])
  })

  it('says closed tonight after closing', () => {
    const at = new Date('2026-11-25T03:00:00Z')
    expect(answers(plumber, 'are you open tonight', { at })).toEqual([
      'closed now, opens tomorrow 7:00',
    ])
  })

  it('knows a night that runs past midnight', () => {
    const at = new Date('2026-11-28T06:30:00Z')
    expect(answers(salon, 'are you still open', { at })).toEqual(['now until 1:00'])
    expect(answers(salon, 'are you open friday at midnight')).toEqual([
      expect.stringMatching(/^closed Friday 0:00/),
    ])
  })

  it('answers a time of a day', () => {
    expect(answers(plumber, 'are you open saturday at nine')).toEqual([
      'open Saturday 9:00 (Saturday 8:00-12:00)',
    ])
    expect(answers(plumber, 'can i come saturday at four are you open')).toEqual([
      null,
      'closed Saturday 16:00 (Saturday 8:00-12:00)',
    ])
  })
})

describe('other facts', () => {
  it('never denies a town that the owner sentence tells of', () => {
    const area = 'We cover Boise, Meridian and Eagle.'
    for (const town of ['nampa', 'meridian', 'star', 'the north end']) {
      expect(answers(plumber, `do you come out to ${town}`)).toEqual([area])
    }
    expect(talk(plumber, ['do you go to nampa', 'and eagle?']).flat()).toEqual([area, area])
  })

  it('tells the business number, and no other', () => {
    expect(answers(law, "what's your phone number")).toEqual(['at (916) 555-0133'])
    expect(answers(law, "what's mr marsh's personal cell number")).toEqual([null])
  })

  it('sends an emergency where the owner sends it, whatever the hours', () => {
    expect(answers(vet, 'is there an emergency vet open right now')).toEqual([
      'Nights and weekends, call Desert Emergency Animal Hospital at 520-555-0142.',
    ])
  })
})

describe('any words at all', () => {
  it('say nothing but the facts, point into the utterance, and leave plain JSON', () => {
    const language = fc.constantFrom(...LANGUAGES)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), language, (text, spoken) => {
        const { questions, last } = ask(plumber, `how much ${text}`, { language: spoken })
        expect(JSON.parse(JSON.stringify(last))).toEqual(last)
        for (const { range, words } of questions) {
          expect(range.from).toBeLessThan(range.to)
          expect(`how much ${text}`.replace(/\s+/g, ' ')).toContain(words.split(' ')[0])
        }
      }),
    )
  })

  it('answers the same whenever it is asked', () => {
    const first = ask(plumber, 'how late are you open tomorrow', { at: TUESDAY })
    expect(ask(plumber, 'how late are you open tomorrow', { at: TUESDAY })).toEqual(first)
  })
})

describe('which day is asked for', () => {
  it.each([
    ['are you open any evening', /^week /],
    ["is there a day you're open past six", /^week /],
    ['how late can i drop off on saturday', /^(?:Saturday|closed Saturday)/],
  ])('%s', (text, told) => {
    expect(answers(plumber, text).join(' ')).toMatch(told)
  })
})
