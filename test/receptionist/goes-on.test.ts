import { describe, expect, test } from 'vitest'
import { knownFacts } from '../../src/receptionist/facts/known-facts.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const PIANO: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Marlow Pianos',
  description: null,
  services: [],
  extra:
    'We tune uprights and grands, but we do not move pianos or buy them. ' +
    'A tuning is $140, and that includes a check of the pedals. ' +
    'Rushed visits cost $35 more. We open the workshop for visitors at 10 a.m. For repairs at night write to us. ' +
    "Iris and Theo do the strings, and there's a bus stop at the door. " +
    'Parking is in the yard, and there is more parking on Elm Street.',
  languages: [],
}

const CALLER = '+15127770142'

const play = (...turns: string[]) => playCall(turns, { facts: PIANO, caller: CALLER })
const lastReply = async (...turns: string[]) => (await play(...turns)).last.text

describe('a question that goes on from the fact just told', () => {
  test('of another thing is unknown', async () => {
    const { last, conclusion } = await play('do you tune uprights', 'what about harpsichords')
    expect(last.text).toContain("I don't know that one")
    expect(conclusion.questions.filter(({ answered }) => !answered)).toHaveLength(1)
  })

  test('is called unknown when it is asked again', async () => {
    const again = await lastReply(
      'do you tune uprights',
      'what about organs',
      'so what about organs',
    )
    expect(again).not.toContain('We tune uprights')
  })

  test('"do you do that" is about what the caller told before', async () => {
    expect(await lastReply('my grands gone flat in the damp', 'do you guys do that')).toContain(
      'We tune uprights and grands',
    )
  })
})

test('a time to come is no price told before', async () => {
  expect(await lastReply('what do rushed visits cost', 'can i book for monday around 3')).toMatch(
    /one for the owner/i,
  )
})

test('asking what it costs to talk to somebody asks for the price', async () => {
  const reply = await lastReply('do you charge anything for somebody to talk to me about a tuning')
  expect(reply).not.toMatch(/put you through/i)
})

describe('facts apart', () => {
  const texts = knownFacts(PIANO).sentences.map(({ text }) => text)

  test('"10 a.m." ends a sentence before a new one', () => {
    expect(texts).toContain('We open the workshop for visitors at 10 a.m.')
    expect(texts).toContain('For repairs at night write to us.')
  })

  test('two things said in one sentence are two facts', () => {
    expect(texts).toContain('Iris and Theo do the strings.')
    expect(texts).toContain("There's a bus stop at the door.")
  })

  test('one thing stays one', () => {
    expect(texts).toContain('A tuning is $140, and that includes a check of the pedals.')
    expect(texts).toContain('Parking is in the yard, and there is more parking on Elm Street.')
  })

  test('a day after "a.m." goes on', () => {
    const { sentences } = knownFacts({
      ...PIANO,
      extra: 'Call before 9 a.m. Monday or 8 a.m. Central.',
    })
    expect(sentences).toHaveLength(1)
  })
})

describe('what answers us is no message', () => {
  test('digits put right', async () => {
    const { conclusion } = await play(
      'my piano has a stuck key',
      'Noor Haddad',
      '512 843 4410',
      'oh no sorry its 4401 at the end',
      'yes',
      'no thats all',
    )
    expect(conclusion.message?.phone).toBe('+15128434401')
    expect(conclusion.message?.text).toBe('my piano has a stuck key.')
  })

  test('a name that is kept back', async () => {
    const { conclusion } = await play('my piano has a stuck key', 'id rather not say who i am')
    expect(conclusion.message?.text).toBe('my piano has a stuck key.')
  })
})

test('"no, that\'s it" at the number read back ends the call', async () => {
  const { ended, conclusion } = await play('i need a tuning', 'Jo Lind 512 843 7001', 'no thats it')
  expect(ended).toBe(true)
  expect(conclusion.message?.phone).toBe('+15128437001')
})

describe('thanks instead of a name', () => {
  test('from a caller who only asked: nothing more is asked for', async () => {
    const { replies, conclusion } = await play('do you fix accordions', 'ok thank you', 'nope')
    expect(replies[2]?.text).toMatch(/anything else/i)
    expect(replies[2]?.text).not.toMatch(/name|number/i)
    expect(conclusion.message?.phone ?? conclusion.message?.text).toContain('512')
  })

  test('from a caller who left word: the name is asked for again', async () => {
    expect(await lastReply('please send somebody to tune my piano', 'ok thank you')).toMatch(
      /name/i,
    )
  })
})

describe('the headline', () => {
  test('keeps the matter when another number is given', async () => {
    const { conclusion } = await play(
      'id like my upright looked at its got a buzz',
      'Ada Quist',
      'actually its better if you use my cell 737 843 2121',
      'yes',
      'no thats all',
    )
    expect(conclusion.summary).toContain('upright')
  })

  test('has a wish that comes late', async () => {
    const { conclusion } = await play(
      'somebody was meant to come at nine today and never did',
      'Ada Quist',
      'yes',
      'it happened before',
      'i want the deposit back',
      'no thats all',
    )
    expect(conclusion.summary).toContain('deposit')
  })
})

test('what a seller says asks the owner nothing', async () => {
  const { conclusion } = await play(
    'hi this is rick with peak felts we have a deal on hammers i wanted whoever does your buying',
    'rick moss 512 843 8080',
    'no thats it',
  )
  expect(conclusion.questions).toEqual([])
})

test('who asks for somebody right now, and to hurry, is urgent though they only ask', async () => {
  const { conclusion } = await play(
    'do you fix pedals',
    'yes but listen shes like floppy can the vet ring me right now please and do i give her milk',
  )
  expect(conclusion.urgent).toBe(true)
})

test('a few everyday words beside a question are no second one', async () => {
  const { conclusion } = await play('what do i do do i oil the pedals or is it ok')
  expect(conclusion.questions.map(({ words }) => words)).not.toContain('is it ok')
})

test('one more of what was just told is a question, however short', async () => {
  const { conclusion } = await play('do you tune uprights', 'and harmoniums')
  expect(conclusion.questions.map(({ words }) => words)).toContain('and harmoniums')
})

test('"what’s that gonna run me" asks for the price of what was told', async () => {
  expect(await lastReply('so my grand wants a tuning whats that gonna run me')).toContain('$140')
})
