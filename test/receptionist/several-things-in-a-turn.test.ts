import { describe, expect, test } from 'vitest'
import { eachFact } from '../../src/receptionist/facts/each-fact.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

/** A caller says several things in one breath: each is heard as what it is, and none is read into another. */
const VET: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Mill Creek Animal Clinic',
  services: ['Wellness exams', 'Dental cleanings', 'Licence renewals'],
  extra:
    'New clients leave a $50 deposit, which we keep on less than 24 hours notice. ' +
    'We take all cards but no checks and no payment plans for anybody; grooming is done by Sofia on Fridays.',
}
const CALLER = '+15128420144'
const play = (...turns: string[]) => playCall(turns, { facts: VET, caller: CALLER })
const textOf = ({ conclusion }: Awaited<ReturnType<typeof play>>) => conclusion.message?.text ?? ''

describe('in need', () => {
  test('a fact that the words do not name is not told', async () => {
    const { replies } = await play(
      'my dog ate rat poison and he is shaking',
      'is there any other place i could drive him to',
    )
    expect(replies[2]?.text).not.toMatch(/deposit|cards|grooming/)
  })

  test('notice of 24 hours is no word on emergencies', async () => {
    const closed = new Date('2026-06-14T15:00:00Z')
    const options = { facts: VET, caller: CALLER, at: closed }
    const { replies } = await playCall(['my dog was hit by a car what do i do'], options)
    expect(replies[1]?.text).not.toContain('deposit')
  })

  test('"never mind" about something else is no wish to leave no message', async () => {
    const { replies } = await play(
      'my basement is flooding',
      'Nora Quist',
      'yes',
      "okay please just have em call me it's the blue card number i got it somewhere hold on honey where's the card never mind",
    )
    expect(replies[4]?.text).not.toContain('pass nothing on')
  })

  test('who fears that an animal will not live is in a hurry', async () => {
    const { conclusion } = await play(
      "is that an emergency i'm worried she's not gonna make it till ten can somebody call me",
    )
    expect(conclusion.urgent).toBe(true)
  })
})

describe('the hours', () => {
  const sunday = new Date('2026-06-14T15:00:00Z')
  const ask = (...turns: string[]) => playCall(turns, { facts: VET, caller: CALLER, at: sunday })

  test('asked for again', async () => {
    const { last } = await ask('my dog limps', 'Nora Quist', 'i asked when you open')
    expect(last.text).toMatch(/open/)
    expect(last.text).not.toMatch(/answer|owner/)
  })

  test('when they are open next', async () => {
    expect((await ask('when do you open next')).last.text).toContain('We open again tomorrow')
    expect((await ask('are you open next tuesday')).last.text).toContain('open Tuesday')
  })

  test('whether somebody is there then', async () => {
    const { last } = await ask("so i'd need to be in like ten thursday are you guys there then")
    expect(last.text).toMatch(/Thursday/)
  })
})

test('a service spoken of in other words is affirmed when it is asked about', async () => {
  const facts = { ...VET, services: ['Divorce and custody', 'Child support changes', 'Wills'] }
  const { last } = await playCall(
    [
      "i pay support for my boys and i got laid off so i can't keep that up is that something y'all do",
    ],
    { facts, caller: CALLER },
  )
  expect(last.text).toContain('Child support changes')
})

test('who told a job after only asking is asked where to call', async () => {
  const { last } = await playCall(
    [
      "no i don't want to leave anything just asking are you open sunday",
      'actually my water heater just burst i need somebody out here',
    ],
    { caller: null },
  )
  expect(last.text).toContain('name?')
})

test('when somebody can be there is not when it is open', async () => {
  for (const asked of ['when can somebody be there', 'can somebody be there tomorrow morning'])
    expect((await play(asked)).last.text).not.toContain('open')
})

describe('facts behind a semicolon', () => {
  test('a long one is two facts', () => {
    expect(eachFact(VET.extra)).toHaveLength(3)
  })

  test('a short one is heard in one breath, and so is what points back', () => {
    expect(eachFact('Walk-ins are fine on weekdays; Saturdays are by appointment.')).toHaveLength(1)
    expect(
      eachFact('The visit is ninety dollars for anybody new to us; we take it off the final bill.'),
    ).toHaveLength(1)
  })
})

describe('names, numbers and times', () => {
  test("the name behind an animal's", async () => {
    const { conclusion } = await play(
      'my rabbit limps',
      "it's nora and the rabbit is otis nora quist q u i s t",
    )
    expect(conclusion.message?.name).toBe('Nora Quist')
  })

  test('"and no, call the house": a number to be used instead', async () => {
    const call = await play(
      'my dog limps',
      'nora quist',
      'eh all right not wednesday and no call the house five one two five five five oh one double eight',
    )
    expect(call.last.text).toContain('5 1 2, 5 5 5, 0 1 8 8. Is that right?')
  })

  test("another's number is said back digit by digit", async () => {
    const { replies } = await play(
      'my dog limps',
      "nora quist and if i don't answer call my uncle um five one two five five five oh one nine nine",
    )
    expect(replies[2]?.text).toContain('my uncle, 5 1 2, 5 5 5, 0 1 9 9')
  })

  test('the best time ends where the name begins', async () => {
    const call = await play(
      'my dog limps',
      'can you call me back tonight my name is nora quist q u i s t',
    )
    expect(textOf(call)).toMatch(/^Best time: tonight$/m)
  })

  test('"well call me" and "you can call me" wish for a call', async () => {
    for (const wish of ['well call me after five', 'tomorrow morning you can call me'])
      expect(textOf(await play('my dog limps', 'nora quist', 'yes', wish))).toContain('Best time')
  })

  test('"no text please" is no number to use instead', async () => {
    const said = "yes that's fine no text please my wife's is 512 555 0188"
    const { conclusion } = await play('my dog limps', 'nora quist', said)
    expect(conclusion.message?.phone).toBe(CALLER)
  })

  test('when the caller will call is no best time', async () => {
    const call = await play(
      'my dog limps',
      'nora quist',
      'so if i call you guys by noon i am good',
      'yes',
      'bye',
    )
    expect(textOf(call)).not.toContain('Best time')
  })
})

test('a thing is named without the words behind it', async () => {
  const facts = { ...VET, services: ['Heating and cooling', 'Furnace repair'] }
  const { last } = await playCall(['my furnace and the vents rattle'], { facts, caller: CALLER })
  expect(last.text).toContain('about your furnace.')
})

test('a thing of two words is named whole', async () => {
  const { replies } = await play('my licence renewal is due')
  expect(replies[1]?.text).toContain('your licence renewal')
})

test('the first line for the owner is the story, not the question behind it', async () => {
  const { conclusion } = await play(
    "you guys put a new faucet in in april and now it's dripping again so is that gonna be on you or on me",
    "it's my mother's house not mine i mean what's your warranty is what i'm asking",
    'nora quist',
  )
  expect(conclusion.summary).toContain('faucet')
})

test('whether they are there in the evening asks for no notes', async () => {
  const { last } = await play(
    'my dog limps',
    'nora quist',
    "yeah this one's good but i'm at work till six so could they ring me after that tomorrow",
    'okay and are you there any evening cause like i said six',
  )
  expect(last.text).not.toContain('wrote down')
})

test('the price of a service is told, not that it is done', async () => {
  const extra =
    'Office visit is $68, dental cleanings are $240 and you can just walk in for those till 4. Payment is due the day of the visit.'
  const { last } = await playCall(
    ['hang on biscuit get down sorry and how much is a dental cleaning anyway'],
    {
      facts: { ...VET, extra },
      caller: CALLER,
    },
  )
  expect(last.text).toContain('$240')
})

test('the price of a thing is not that of another with its name', async () => {
  const extra = 'We charge $50 for a missed cleaning. A cleaning is $120.'
  const facts = { ...VET, services: ['Cleanings'], extra }
  const { last } = await playCall(['how much is a cleaning'], { facts, caller: CALLER })
  expect(last.text).toContain('$120')
})

test('where to go in an emergency is told as often as it is asked for', async () => {
  const extra = 'For emergencies after we close go to Hill Road Hospital.'
  const { last } = await playCall(
    ['my puppy ate rat poison are you there now', "i'm nora quist where's that place again"],
    { facts: { ...VET, extra }, caller: CALLER, at: new Date('2026-06-14T15:00:00Z') },
  )
  expect(last.text).toContain('Hill Road')
})

test('who asks whether to go to the emergency room is not told to wait for the owner', async () => {
  const { last } = await play(
    'you trimmed me yesterday and now my face is swelling up i need somebody right now',
    'should i be going to the er or what',
  )
  expect(last.text).toContain('911')
})
