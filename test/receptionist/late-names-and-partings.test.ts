import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CLINIC: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Larkspur Dental',
  description: null,
  services: ['Cleanings', 'Fillings'],
  extra:
    'A cleaning is $120. For swelling that reaches the eye go to the ER. Nobody has to come in for a quote. ' +
    'Ask for Petra at the desk. New patients bring an ID.',
  languages: [],
}

const play = (...turns: string[]) => playCall(turns, { facts: CLINIC, caller: '+15127770142' })
const messageOf = async (...turns: string[]) => (await play(...turns)).conclusion.message

describe('a name that comes late', () => {
  test.each([
    ['of two letters', 'My name is Bo Kessler.', 'Bo Kessler'],
    ['that is also a small word', "I'm Al Kessler.", 'Al Kessler'],
    [
      'with its letters first of all',
      'Ilse Wrobel. W R O B E L. And it is for my dad.',
      'Ilse Wrobel',
    ],
    ['of who asks to have it told', 'Tell her Frieda called about the crown.', 'Frieda'],
  ])('%s', async (_, said, name) => {
    const message = await messageOf(
      'a crown of mine came off at lunch',
      'is that covered',
      'okay',
      said,
    )
    expect(message?.name).toBe(name)
  })

  test.each([
    ['Wrobel', 'Ilse Wrobel', 'Ilse Wrobel'],
    ['Zofielka', 'Zofielka Brandvold', 'Zofielka Brandvold'],
  ])('%s is known, and now it is %s', async (first, whole, name) => {
    const message = await messageOf('a crown of mine came off', `It's ${first}.`, whole)
    expect(message?.name).toBe(name)
  })

  test('its letters alone are no part of the message', async () => {
    const message = await messageOf(
      'a crown of mine came off',
      "It's Ilse Wrobel.",
      'W R O B E L yes',
    )
    expect(message?.name).toBe('Ilse Wrobel')
    expect(message?.text).not.toContain('W R O B E L')
  })

  test('what is put right about somebody else leaves it', async () => {
    const message = await messageOf(
      'the bill has a wrong name on it',
      'Ilse Wrobel.',
      'It should say Odile, O-D-I-L-E, not Otile.',
    )
    expect(message?.name).toBe('Ilse Wrobel')
  })
})

describe('asking for somebody by name', () => {
  test.each([
    'Hi, is Petra there?',
    'could I speak with Petra please',
    'I need to talk to Dr. Wrobel',
  ])('%s', async (said) => {
    const { last } = await play(said)
    expect(last.text).toMatch(/can't put you through/i)
    expect(last.text).not.toContain('Ask for Petra')
  })

  test('but not for the days on which they work', async () => {
    const { last } = await play('Is Dr. Wrobel in on Tuesdays?')
    expect(last.text).not.toMatch(/put you through/i)
  })
})

describe('the end of a call', () => {
  test.each([
    "Okay great. No that's all, I'll wait to hear from you.",
    "okay thank you I'll head over now",
    "alright that's all I wanted to ask",
    'okay looking forward to hearing from you',
  ])('%s', async (said) => {
    const { ended, conclusion } = await play('a crown of mine came off', 'Ilse Wrobel', 'yes', said)
    expect(ended).toBe(true)
    expect(conclusion.message?.name).toBe('Ilse Wrobel')
  })

  test('who gives up before leaving a name is asked, and after a yes leaves no message', async () => {
    const { replies, ended, conclusion } = await play(
      'I would like a cleaning on Sunday, do you work Sundays?',
      "Oh, then that won't work for me. Never mind, thanks.",
      'Yes, thanks, bye.',
    )
    expect(replies.at(-2)?.text).toContain('pass nothing on?')
    expect(ended).toBe(true)
    expect(conclusion.message).toBeNull()
  })

  test('who has left a name keeps theirs', async () => {
    const { conclusion } = await play(
      'a crown of mine came off',
      'Ilse Wrobel',
      'Never mind, thanks.',
    )
    expect(conclusion.message?.name).toBe('Ilse Wrobel')
  })
})

test('a question to the business refuses neither name nor number', async () => {
  const { replies } = await play(
    'a crown of mine came off',
    'Ilse Wrobel',
    'Do I have to come in for a quote?',
    'okay',
  )
  expect(replies[3]?.text).toContain('Nobody has to come in')
  expect(replies.map(({ text }) => text).join(' ')).not.toMatch(/best number|number once more/i)
})

test('who may be called only after work is not noted the other way round', async () => {
  const message = await messageOf(
    'a crown of mine came off',
    'Ilse Wrobel',
    "yes that's fine but I'm in class until four so a text is better",
  )
  expect(message?.text).toContain("Best time: I'm in class until four")
})

test('the owner’s "go to the ER" is told, and again when they ask what to do', async () => {
  const { replies } = await play(
    'my cheek is swelling and it has reached my eye, it got bad overnight',
    'Ilse Wrobel',
    'Should I just come by the office?',
  )
  expect(replies[1]?.text).toContain('go to the ER')
  expect(replies[3]?.text).toContain('go to the ER')
})

test('the owner reads what was really said to a question', async () => {
  const extra =
    'We serve Round Rock, Pflugerville, Georgetown. Filters you can pick up at the shop, 1410 Oak Street, $12 each.'
  const services = ['AC repair', 'Furnace repair', 'Tune-ups', 'Duct cleaning', 'New systems']
  const said = [
    'One of the vents in my bedroom is leaking.',
    'Okay do you know anyone who does windows?',
    'Alright, and do you sell filters?',
    'Great, what are you at, Oak Street? What number?',
  ]
  const { last, conclusion } = await playCall(said, { facts: { ...CLINIC, services, extra } })
  const told = conclusion.questions.flatMap((one) => ('told' in one && one.told ? [one.told] : []))
  expect(told).toHaveLength(1)
  expect(last.text).toContain(told[0])
})

test('a first name said twice is in a corrected name once', async () => {
  const { last } = await playCall(
    [
      'hola buenos días, se me rompió la caldera, cuánto cuesta la visita',
      'ah bueno, me llamo graciela graciela montalvo y oiga, el señor habla español',
      'sí este está bien',
      'ay oiga me equivoqué, el apellido es montalbano graciela montalbano así como m o n t a l b a n o',
    ],
    { facts: PLUMBER, caller: '+12545550177' },
  )
  expect(last.text).toContain('Graciela Montalbano')
  expect(last.text).not.toMatch(/Graciela Graciela/)
})
