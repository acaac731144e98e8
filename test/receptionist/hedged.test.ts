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
const HEDGE = PHRASES.en.maybe('')

describe('a fact that only may answer', () => {
  const asked = 'how much would it be for my mom to go up'

  it('is told as such, and the question goes to the owner with what was said', async () => {
    const { last, conclusion } = await playCall([asked], { facts: BALLOONS, caller: CALLER })
    expect(last.text).toContain(`${HEDGE}$210 a person`)
    expect(conclusion.questions).toMatchObject([{ answered: false, told: /\$210/ }])
    expect(conclusion.message?.text).toMatch(/^Answered, but please check: .*my mom.*\$210/m)
    expect(conclusion.message?.text).not.toContain('Asked, not answered')
  })

  it('is said each time, and that it is passed on once', async () => {
    const twice = [asked, 'when will i know if it rains']
    const { replies } = await playCall(twice, { facts: BALLOONS, caller: CALLER })
    expect(replies.filter(({ text }) => text.includes(PHRASES.en.askedToo))).toHaveLength(1)
    expect(replies.filter(({ text }) => text.includes(HEDGE))).toHaveLength(2)
  })

  it('is not remembered as unknown', async () => {
    const twice = [asked, 'do you have a gift shop there']
    const { last } = await playCall(twice, { facts: BALLOONS, caller: CALLER })
    expect(last.text).toContain(PHRASES.en.unknown)
  })

  it('is told to nobody who asks for advice or asks again', async () => {
    const again = [asked, 'that is not what I asked, how much would it be for my mom']
    const { last } = await playCall(again, { facts: BALLOONS, caller: CALLER })
    expect(last.text).not.toContain('$210')
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
    expect(last.text).not.toContain(HEDGE)
    expect(conclusion.questions).toMatchObject([{ answered: true }])
  })
})
