import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const ROOFER: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Cedar Roofing',
  description: 'Roofs for houses and barns.',
  services: ['gutter cleaning', 'shingle repair', 'skylights'],
  extra:
    'An inspection costs 120 dollars. A small patch is 300 dollars, a chimney flashing 450. ' +
    'Drop-ins are welcome on weekday mornings.',
  languages: ['de'],
}

const CALLER = '+15127770142'
const SUNDAY = new Date('2026-06-14T15:00:00Z')

async function lastReply(...turns: string[]): Promise<string> {
  return (await playCall(turns, { facts: ROOFER, caller: CALLER })).last.text
}

describe('a service', () => {
  test('is affirmed when it is named', async () => {
    expect(await lastReply('do you put in skylights')).toMatch(/yes, we do skylights/i)
  })

  test('is affirmed when it was just mentioned', async () => {
    expect(await lastReply('one of my skylights is cracked do you fix those')).toMatch(
      /yes, we do skylights/i,
    )
  })

  test.each([
    'do you guys fix furnaces',
    'if you fix it wrong do i get my money back',
    'could you repair a garage door',
  ])('is not affirmed by a word for work: %s', async (asked) => {
    expect(await lastReply(asked)).not.toMatch(/yes, we do/i)
  })
})

test('the name of the business asks nothing', async () => {
  const { conclusion, last } = await playCall(['hi is this cedar i want my gutters looked at'], {
    facts: ROOFER,
    caller: CALLER,
  })
  expect(last.text).not.toMatch(/don't know/i)
  expect(conclusion.questions).toEqual([])
})

test('two ways that are asked about with "or" are one question', async () => {
  const { conclusion, replies } = await playCall(
    ['do i have to make an appointment or can i just drop in'],
    { facts: ROOFER, caller: CALLER },
  )
  expect(replies[1]?.text).toMatch(/drop-ins are welcome/i)
  expect(conclusion.questions.filter(({ answered }) => !answered)).toEqual([])
})

test('another item of a list of prices is told again', async () => {
  expect(await lastReply('what is a small patch', 'and chimneys')).toMatch(/chimney flashing 450/i)
})

test('"uh huh" to a number repeats no answer', async () => {
  const reply = await lastReply(
    'how much is an inspection my roof leaks',
    'tom baker',
    'use 512 777 0188',
    'uh huh',
  )
  expect(reply).not.toMatch(/120 dollars/)
})

describe('a name that comes late is taken, or read back', () => {
  test.each(['tom', 'this is steph', 'keisha brown', 'its pam ortega'])('%s', async (said) => {
    const reply = await lastReply(
      'my roof is leaking into the attic',
      'since last night',
      'it is the back roof',
      said,
    )
    const name = said.replace(/^(this is|its) /, '')
    expect(reply.toLowerCase()).toMatch(new RegExp(`(thanks,|i have) ${name}`))
  })
})

test('a no to everything at the number ends the call, and the owner still has the number', async () => {
  const { conclusion, ended } = await playCall(
    ['do you work on boats', 'and on trailers', "no that's all i needed thanks"],
    { facts: ROOFER, caller: CALLER },
  )
  expect(ended).toBe(true)
  expect(conclusion.message?.phone).toBe(CALLER)
})

test('who refuses the number they call from leaves it as called from', async () => {
  const { conclusion } = await playCall(
    ['my roof is leaking into the attic', 'dana reyes', 'no', 'i have no other number'],
    { facts: ROOFER, caller: CALLER },
  )
  expect(conclusion.message?.phone).toBe(null)
  expect(conclusion.message?.text).toContain('Called from: (512) 777-0142')
})

test.each(['okay thanks', 'ok thank you'])(
  '"%s" to "anything else?" ends the call',
  async (said) => {
    const { ended } = await playCall(['my roof is leaking', 'dana reyes', 'yes', said], {
      facts: ROOFER,
      caller: CALLER,
    })
    expect(ended).toBe(true)
  },
)

describe('the line for the owner', () => {
  test('holds the matter before the best time', async () => {
    const { conclusion } = await playCall(
      [
        'theres a skylight over the stairs that is maybe thirty years old and now water is running down the inside of the wall',
        'dana reyes',
        'yes',
        'wednesday after four is best',
        'no',
      ],
      { facts: ROOFER, caller: CALLER },
    )
    expect(conclusion.summary).toMatch(/skylight over the stairs.*water/i)
  })

  test('leaves out another number to call', async () => {
    const { conclusion } = await playCall(
      ['my roof is leaking', 'dana reyes', 'no use 512 777 0188', 'yes', 'no'],
      { facts: ROOFER, caller: CALLER },
    )
    expect(conclusion.summary).toMatch(/my roof is leaking/i)
    expect(conclusion.summary).not.toMatch(/0188/)
  })
})

test('a German evening is of its day', async () => {
  const said = { kind: 'speech', text: 'haben sie am montagabend offen', language: 'de' } as const
  const { last } = await playCall([said], { facts: ROOFER, caller: CALLER })
  expect(last.text).toMatch(/montag/i)
})

test("a caller in trouble who asks what to do hears the owner's first step", async () => {
  const facts = {
    ...PLUMBER,
    extra: 'We do not work on septic tanks. For a burst pipe shut the main valve first.',
  }
  const { last } = await playCall(
    ['okay listen theres water coming through my kitchen ceiling like a lot of it what do i do'],
    { facts, caller: CALLER },
  )
  expect(last.text).toMatch(/shut the main valve first/i)
})

test('who dialled wrong leaves no message and is asked for no number', async () => {
  const { conclusion, replies } = await playCall(
    [
      'hi is this the gas company my bill is twice what it was',
      'did i dial this wrong',
      'never mind i got the wrong number sorry',
    ],
    { facts: ROOFER, caller: CALLER },
  )
  expect(conclusion.message).toBe(null)
  expect(replies.at(-1)?.text).not.toMatch(/call back/i)
})

test('the age of a French mother is no time of day', async () => {
  const evening = { openMinute: 18 * 60, closeMinute: 22 * 60 }
  const hours = { ...ROOFER.hours, Thursday: evening }
  const facts = { ...ROOFER, hours, languages: ['fr'] as const }
  const text = "si quelqu'un peut passer demain ce serait bien elle a quatre-vingts ans"
  const { last } = await playCall([{ kind: 'speech', text, language: 'fr' }], { facts })
  expect(last.text).not.toMatch(/16/)
})

test('the night before an operation is no emergency', async () => {
  const facts = {
    ...ROOFER,
    businessName: 'Marlow Animal Clinic',
    description: 'A clinic for dogs and cats.',
    services: ['check-ups'],
    extra:
      'A check-up is 68 dollars. Please do not feed your pet after 10 the night before an operation.',
  }
  const { last, conclusion } = await playCall(
    ['uh my dog she just ate like half a box of raisins is that is that really bad shes shaking'],
    { facts, caller: CALLER, at: SUNDAY },
  )
  expect(last.text).not.toMatch(/operation/)
  expect(conclusion.urgent).toBe(true)
})

test.each(["no that's the wrong number bye", 'never mind wrong number use 512 777 0188'])(
  'a wrong callback number withdraws no message: %s',
  async (said) => {
    const { conclusion } = await playCall(
      ['my roof is leaking into the attic', 'dana reyes', said],
      {
        facts: ROOFER,
        caller: CALLER,
      },
    )
    expect(conclusion.message?.text).toContain('my roof is leaking into the attic')
  },
)

test.each([
  "that's the number but it's my sister's so ask for her",
  'that is the number yes she is home all day',
  "that's my sister's number the same one she always had",
])('who agrees to the number read back keeps it: %s', async (said) => {
  const { conclusion } = await playCall(
    ['my roof leaks', 'dana reyes', "no don't use mine call my sister she's at 512 777 0188", said],
    { facts: ROOFER, caller: CALLER },
  )
  expect(conclusion.message?.phone).toBe('+15127770188')
})

test('who says no to the number read back may still choose the one they call from', async () => {
  const { conclusion } = await playCall(
    ['my roof leaks', 'dana reyes', 'call 512 777 0188', 'no use the number i am calling from'],
    { facts: ROOFER, caller: CALLER },
  )
  expect(conclusion.message?.phone).toBe(CALLER)
})
