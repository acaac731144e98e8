import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+12545550123'
const LANGUAGES: Language[] = ['es', 'fr', 'de', 'pt']
const BALLOONS = {
  ...PLUMBER,
  businessName: 'Sandia Balloons',
  description: 'Balloon rides over the valley.',
  services: ['sunrise flights', 'private flights'],
  languages: LANGUAGES,
  extra: [
    'Takes 3 hrs, about 1 in the air.',
    '$210 a person, kids 6-12 $150, under 6 do not fly.',
    'No guitars or pianos in the basket.',
    'Weather call is at 8 pm the night before.',
    'Payment is by card only.',
    'Minimum charge is $95.',
    'Evening classes Tuesday and Thursday.',
    'We get the new clay in on Wednesdays.',
  ].join(' '),
}

describe('a fact that only may answer', () => {
  const asked = 'how much would it be for my mom to go up'

  it('is not told: the question goes to the owner', async () => {
    const { last, conclusion } = await playCall([asked], { facts: BALLOONS, caller: CALLER })
    expect(last.text).toContain(PHRASES.en.unknownPrice)
    expect(last.text).not.toContain('$210')
    expect(conclusion.questions).toMatchObject([{ answered: false }])
  })
})

describe('a fact that surely answers, though the question names something else', () => {
  it.each([
    ['do you take cash', 'card only'],
    ['how much at least do i have to spend', '$95'],
    ['do you have classes any evening', 'Tuesday and Thursday'],
    ['which day do you get new clay in', 'Wednesdays'],
  ])('%s: %s', async (asked, told) => {
    const { last, conclusion } = await playCall([asked], { facts: BALLOONS, caller: CALLER })
    expect(last.text).toContain(told)
    expect(last.text).not.toContain(PHRASES.en.unknown)
    expect(conclusion.questions).toMatchObject([{ answered: true }])
  })
})
