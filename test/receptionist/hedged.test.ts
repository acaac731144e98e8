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
  ].join(' '),
}
const HEDGE = PHRASES.en.maybe('')

describe('a fact that only may answer', () => {
  const asked = 'how much would it be for my mom to go up'

  it('is told as such, and the question goes to the owner with what was said', async () => {
    const { last, conclusion } = await playCall([asked], { facts: BALLOONS, caller: CALLER })
    expect(last.text).toContain(`${HEDGE}$210 a person`)
    expect(conclusion.questions).toMatchObject([{ answered: false, may: /\$210/ }])
    expect(conclusion.message?.text).toMatch(/^Answered, but please check: .*my mom.*\$210/m)
    expect(conclusion.message?.text).not.toContain('Asked, not answered')
  })
})
