import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const FARRIER: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Three Creeks Dog Boarding',
  city: 'Bend',
  description: 'Boarding and baths for dogs.',
  services: ['Boarding', 'Baths', 'Nail trims'],
  extra:
    'Boarding is $52 a night. Baths are $38. Late pickup is $25 extra. Lou is in on Mondays and Fridays. ' +
    'Sick dogs at night: Bend Animal ER. We take cards and checks.',
  languages: ['es', 'fr', 'de', 'pt'],
}
const CALLER = '+15417770142'
const NIGHT = new Date('2026-06-11T06:00:00Z')

const play = (...turns: string[]) => playCall(turns, { facts: FARRIER, caller: CALLER })
const spoken = (language: string, ...turns: string[]) =>
  playCall(
    turns.map((text) => ({ kind: 'speech' as const, text, language })),
    { facts: FARRIER, caller: CALLER },
  )

describe('urgent or not', () => {
  const flood = 'my kitchen ceiling is dripping and there is water everywhere'

  test.each([
    "i'd not say that it's urgent",
    "you don't need to put it down as urgent",
    'no need to mark that urgent',
    "i don't think that it's really an emergency",
  ])('%s', async (said) => {
    const { conclusion } = await playCall([flood, said], { caller: CALLER })
    expect(conclusion.urgent).toBe(false)
  })

  test.each([
    ['fr', "il y a de l'eau qui tombe du plafond", 'je dirais pas que ce soit urgent'],
    ['de', 'das wasser läuft mir durch die decke', 'ich würde nicht sagen dass es dringend ist'],
  ])('%s: %s, %s', async (language, matter, said) => {
    const { conclusion } = await spoken(language, matter, said)
    expect(conclusion.urgent).toBe(false)
  })

  test('who says that it is urgent is believed, after whatever else', async () => {
    const { conclusion } = await play("i can't believe nobody phoned me back this is urgent")
    expect(conclusion.urgent).toBe(true)
  })
})

describe('what is asked', () => {
  test('the days of a person are no call for that person', async () => {
    const { last } = await play('which days is Lou there')
    expect(last.text).toContain('Lou is in on Mondays and Fridays')
  })

  test.each(['are we still good for friday then', 'am i still on for wednesday'])(
    'about their own visit the owner decides: %s',
    async (said) => {
      const { last } = await play('i booked my lab in with you', 'Nell Okafor', 'yes', said)
      expect(last.text).toMatch(/owner/)
      expect(last.text).not.toMatch(/open/)
    },
  )

  test('only where to go is answered with the emergency clinic', async () => {
    const extra =
      'Spays are Tuesdays, drop off 7:30, no food after midnight. After hours emergencies go to Bend Animal ER.'
    const turns = [
      'i have a cat to get fixed, what days do you do that',
      'Nell Okafor. so no breakfast that day. what about milk can she have milk',
    ]
    const facts = { ...FARRIER, services: ['Spays', 'Exams'], extra }
    const { last } = await playCall(turns, { facts, caller: CALLER, at: NIGHT })
    expect(last.text).not.toContain('Bend Animal ER')
  })

  test('whether a sum comes on top is no remark', async () => {
    const extra = 'A visit is $89. Emergency after hours calls carry a $75 extra charge.'
    const turns = [
      'our heat quit can somebody come out right now',
      "Nell Okafor and what's it gonna cost me this late at night",
      "yeah that's my cell so is that seventy five plus like the visit fee or only seventy five",
    ]
    const { conclusion } = await playCall(turns, { facts: { ...PLUMBER, extra }, caller: CALLER })
    expect(conclusion.questions.some(({ words }) => /only seventy five/.test(words))).toBe(true)
  })

  test.each([
    'how long do you hang on to a dog that nobody picks up',
    'is it all right if i leave his blanket with him while you got him',
  ])('words of talk about the call within a question: %s', async (said) => {
    const { last } = await play(said)
    expect(last.text).toMatch(/don't know that one|one for the owner/)
  })

  test.each([
    [
      'es',
      'quiero dejar a mi perra',
      'sí que me llamen cuanto antes estoy en bend en el doce treinta de mesa drive',
    ],
  ])('%s: %s, %s asks nothing', async (language, ...turns) => {
    const { conclusion } = await spoken(language, ...turns)
    expect(conclusion.questions).toEqual([])
  })

  test.each([
    ['fr', 'et le prix environ pour vingt', /heures/],
    ['pt', 'tá e se eu não atender fala com a Bia no balcão', /Falo inglês/],
    ['en', "Oh, it's Lorna Begay. Can you have it by Tuesday, dear?", /wrote down/],
  ])('%s: %s', async (language, said, beside) => {
    const { last } = await spoken(language, 'dog', 'Ana Lopes', 'yes', said)
    expect(last.text).not.toMatch(beside)
  })

  test('"pardon, c’est …" gives the name and repeats no fact', async () => {
    const { last } = await spoken(
      'fr',
      'je voudrais laisser mon chien vous prenez les chèques',
      "ah oui pardon c'est monsieur Perrin Luc Perrin",
    )
    expect(last.text).toContain('Luc Perrin')
    expect(last.text).not.toContain('checks')
  })
})

describe('addresses and numbers', () => {
  test('the caller’s own address is not answered with the town of the business', async () => {
    const { last, conclusion } = await play(
      'i need my poodle picked up',
      'Nell Okafor',
      'yes and the address is twelve forty juniper hollow lane out past the mill',
    )
    expect(last.text).not.toMatch(/is in Bend/)
    expect(conclusion.message?.text).toContain('Address: twelve forty juniper hollow lane')
  })

  test('no word of the next clause is in the address', async () => {
    const { conclusion } = await spoken(
      'pt',
      'quero deixar meu cachorro',
      'Rui Prado',
      'sim moro na trinta e um vinte Juniper Road e trabalho até tarde',
    )
    expect(conclusion.message?.text).toMatch(/Address: .*Juniper Road$/m)
  })

  test.each([
    'the number is five four one five five five oh one six seven seven not three',
    'the number is five four one five five five oh one six three seven not three',
  ])('the last digit is said again: %s', async (said) => {
    const { conclusion } = await play('my dog needs a bath', 'Nell Okafor', said)
    expect(conclusion.message?.phone).toBe('+15415550167')
  })

  test('a number with a slip in it is no other number', async () => {
    const { conclusion } = await play(
      'my dog needs a bath',
      'Nell Okafor',
      "yes or hon what's the house number five four one five five five oh one eight two",
      'sorry the number to call is five four one five five five oh one eight three',
      'yes',
    )
    expect(conclusion.message?.phone).toBe('+15415550183')
    expect(conclusion.message?.text).not.toContain('Other number')
  })

  test('what is to be sent by email is no wish for an email', async () => {
    const { conclusion } = await play(
      'could you all send the shot record to my vet by email',
      'Nell Okafor',
      'yes',
    )
    expect(conclusion.message?.text).not.toContain('Prefers')
  })
})

describe('names', () => {
  test.each([
    [
      "well only the puppy then it's shanelle obrien o b r i e n and he's had his shots",
      'Shanelle Obrien',
    ],
    ["it's Imani last name is Castellanos c a s t e l l a n o s", 'Imani Castellanos'],
  ])('%s', async (said, name) => {
    const { conclusion } = await play('i want to bring my dogs in', said)
    expect(conclusion.message?.name).toBe(name)
  })
})

test('an example between the letters ends no word', async () => {
  const { conclusion } = await play(
    'i want to bring my dogs in',
    "Ines. Ines Marovic. M A R O V, as in Victor, I C. I'm with the shelter",
  )
  expect(conclusion.message?.name).toBe('Ines Marovic')
})

test('what the owner refuses in part is no yes', async () => {
  const facts = {
    ...FARRIER,
    services: ['Windshield replacement', 'Chip repair'],
    extra: 'We do not work on RVs or buses.',
  }
  const said = "i have a motorhome, the windshield's cracked. can you folks do that?"
  const { last } = await playCall([said], { facts, caller: CALLER })
  expect(last.text).not.toMatch(/^Yes/)
  expect(last.text).toContain('We do not work on RVs')
})

describe('when to call', () => {
  test.each([
    ['ring me after about six', /Best time: .*after about six/],
    [
      "yes but i'm up on a roof till about three so after that",
      /Best time: .*till about three so after that/,
    ],
    ['yes, before ten if you can', /Best time: before ten$/m],
  ])('%s', async (said, line) => {
    const { conclusion } = await play('my dog needs a bath', 'Nell Okafor', said)
    expect(conclusion.message?.text).toMatch(line)
  })
})

describe('what the owner reads', () => {
  test('an answer that asks and names times is kept whole', async () => {
    const said =
      'okay so tuesday should be fine. and could they come later that week instead any morning please any morning works'
    const { conclusion } = await play(
      'i have a nine on monday for both dogs and i cannot make it',
      'Nell Okafor',
      'yes',
      said,
    )
    expect(conclusion.message?.text).toContain(said)
  })

  test.each([
    [
      'oh hello is this a machine well all right i wanted to have both my dogs washed before it gets real hot how much would that be all together',
      "oh no that's the phone my son gave me i never hear it use the one at home that's five four one five five five oh one two two",
      'both my dogs washed',
    ],
    [
      'yeah good morning Al Reyes here i got two labs i need to put em up over the fourth they can bunk together',
      'all right no have em ring me i will be on a boat till about four',
      'two labs',
    ],
  ])('the line begins with what they called about: %s', async (matter, later, about) => {
    const { conclusion } = await play(matter, 'Nell Okafor', later)
    expect(conclusion.summary.toLowerCase()).toContain(about)
  })

  test('who needs no call leaves no message', async () => {
    const { conclusion } = await play(
      'what does a bath cost',
      "i'm good you don't need to have anyone call i'll just stop in friday you're open friday right",
      'okay bye',
    )
    expect(conclusion.message).toBeNull()
  })
})
