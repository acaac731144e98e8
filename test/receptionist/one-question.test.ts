import { describe, expect, test } from 'vitest'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from './play-call.ts'

const GROOMER: BusinessFacts = {
  ...PLUMBER,
  businessName: 'Otter Creek Grooming',
  description: 'Grooming of dogs and cats.',
  services: ['Dog grooming', 'Cat grooming', 'Ear cleaning'],
  extra:
    'A full groom is $70. Ear cleaning is $18. If the cut is not right, we redo it free within 10 days. ' +
    'Parking is in the alley behind the bakery. Bring proof of a rabies shot, sent by email the day before. ' +
    'We close for lunch at noon.',
  languages: ['es', 'fr', 'de', 'pt'],
}

const BESIDE = /other part|Lo otro|Pour le reste|Den Rest|Das Andere|O resto/i
const NOT_KNOWN = /don't know|not sure about|not certain|no lo sé|Je ne|Ich weiß|não sei/i

async function play(...turns: string[]) {
  const played = await playCall(turns, { facts: GROOMER, caller: '+15127770142' })
  const open = played.conclusion.questions.filter(({ answered }) => !answered)
  return { text: played.last.text, open: open.map(({ words }) => words) }
}

describe('what is one question is answered as one', () => {
  test.each([
    // A condition and what it is for.
    ['and if the cut turns out bad, do i owe you for another one?', 'redo it free'],
    ['What if she hates the cut, would you do it over?', 'redo it free'],
    // Two ways, of which one is answered.
    ['so am i stuck with it, or do you redo a bad cut for free?', 'redo it free'],
    // The thing and its price.
    ['Vocês fazem limpeza de ouvido também? Quanto é isso?', '$18'],
    ['do you clean ears as well? How much is that?', '$18'],
  ])('%s', async (asked, told) => {
    const { text, open } = await play(asked)
    expect(text).toContain(told)
    expect(text).not.toMatch(BESIDE)
    expect(open).toEqual([])
  })

  test('the last words go on from it and do not ask when we close', async () => {
    const { text } = await play('What proof of the rabies shot do you need, and until when?')
    expect(text).toContain('the day before')
    expect(text).not.toMatch(/open/)
  })

  test('two ways that nobody knows are one question for the owner', async () => {
    const { open } = await play('can my nephew drop her off, or do i have to sign for it myself?')
    expect(open).toEqual(['can my nephew drop her off, or do i have to sign for it myself'])
  })
})

describe('what is asked beside it stays a question', () => {
  test.each([
    ['How much is the ear cleaning? And do you sell leashes?', 'leashes'],
    ['is there parking, and do you board rabbits?', 'rabbits'],
  ])('%s', async (asked, open) => {
    const heard = await play(asked)
    expect(heard.open.join(' ')).toContain(open)
  })
})

describe('a statement, an exclamation and an insult ask nothing', () => {
  test.each([
    ["You're useless, you hear me? My dog needs a bath."],
    ['Ah, que chato. O meu nome é Carla Nunes.'],
    ['Quel dommage. Je suis Anne Petit.'],
  ])('%s', async (said) => {
    const { text, open } = await play('do you take parrots', said)
    expect(text).not.toMatch(NOT_KNOWN)
    expect(open.join(' ')).not.toMatch(/useless|chato|dommage/)
  })

  test('what was told is taken up, not asked again', async () => {
    const asked = 'You have parking in the alley, great. Do you give a discount for veterans?'
    const { text } = await play('Is there parking?', asked)
    expect(text).not.toContain('bakery')
    expect(text).toMatch(/don't know that/)
  })

  test.each([
    'You know what, leave it, my sister can do it.',
    'Guess what, she ran off to the neighbors.',
  ])('the "what" that ends other words asks for nothing again: %s', async (said) => {
    const { text } = await play('Is there parking?', said)
    expect(text).not.toContain('bakery')
  })

  test.each(['What?', 'oh what', 'Sorry, pardon?'])('and alone it does: %s', async (said) => {
    expect((await play('Is there parking?', said)).text).toContain('bakery')
  })

  test('in Spanish the marks show what asks', async () => {
    const { open } = await play('El perro está lleno de nudos. ¿Cuánto cuesta el baño completo?')
    expect(open.join(' ')).not.toContain('nudos')
  })
})
