import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/languages.ts'
import { newDialogue } from '../../src/receptionist/builtin/call-state.ts'
import { dialable, hearNumber, readBack } from '../../src/receptionist/builtin/callback-number.ts'
import { CUES } from '../../src/receptionist/builtin/cues/by-language.ts'
import { foldText } from '../../src/receptionist/builtin/folded.ts'

const SPOKEN: [language: Language, said: string, phone: string][] = [
  ['en', '(512) 842-2671', '+15128422671'],
  ['en', '512.842.2671', '+15128422671'],
  ['en', '1-800-555-0199', '+18005550199'],
  ['en', 'five one two eight four two two six seven one', '+15128422671'],
  ['en', "it's five one two, eight four two, twenty six seventy one", '+15128422671'],
  ['en', 'five twelve, eight forty two, twenty six seventy one', '+15128422671'],
  ['en', 'area code five one two, then um five five five, oh one two three', '+15125550123'],
  ['en', 'five one two double five five oh one two three', '+15125550123'],
  ['en', 'five one two triple five oh one double two', '+15125550122'],
  ['en', 'eight hundred, five five five, o one nine nine', '+18005550199'],
  ['en', 'five one two, five five five, twelve hundred', '+15125551200'],
  ['en', 'five one two five five five two thousand', '+15125552000'],
  ['en', 'five one two dash eight four two dash two six seven one', '+15128422671'],
  ['en', 'five one to eight for two two six seven one', '+15128422671'],
  ['en', 'plus one 512 842 2671', '+15128422671'],
  ['en', '+44 20 7946 0958', '+442079460958'],
  ['es', 'quinientos doce, ocho cuarenta y dos, veintiséis setenta y uno', '+15128422671'],
  ['es', 'cinco uno dos ocho cuatro dos dos seis siete uno', '+15128422671'],
  ['pt', 'cinco um dois oito quatro dois dois meia sete um', '+15128422671'],
  ['fr', 'cinq un deux huit quarante-deux vingt-six soixante et onze', '+15128422671'],
  ['fr', 'cinq un deux, huit quatre deux, quatre-vingt-douze, dix-sept', '+15128429217'],
  ['de', 'fünf eins zwei acht vier zwei zwo sechs sieben eins', '+15128422671'],
  ['de', 'fünf eins zwei, acht vier zwei, sechsundzwanzig einundsiebzig', '+15128422671'],
  ['tr', 'beş yüz on iki, sekiz yüz kırk iki, yirmi altı yetmiş bir', '+15128422671'],
  ['tr', 'beş bir iki sekiz dört iki iki altı yedi bir', '+15128422671'],
  ['ru', 'пять один два восемь четыре два два шесть семь один', '+15128422671'],
  ['ru', 'пятьсот двенадцать, восемьсот сорок два, двадцать шесть, семьдесят один', '+15128422671'],
]

describe('spoken numbers', () => {
  test.each(SPOKEN)('%s: %s', (language, said, phone) => {
    const state = { ...newDialogue(null), asking: 'phone' as const, language }
    const heard = hearNumber(state, foldText(said), CUES[language])
    expect({ outcome: heard.outcome, phone: state.phone }).toEqual({ outcome: 'full', phone })
  })

  test.each([
    'it has been leaking for two or three days',
    'I have 3 bathrooms and 2 kitchens',
    'we moved in 2019 and paid $1500',
    'one of my pipes',
  ])('no number in: %s', (said) => {
    const state = newDialogue(null)
    expect(hearNumber(state, foldText(said), CUES.en).outcome).toBe('none')
    expect(state).toEqual(newDialogue(null))
  })

  test('ten digits nobody can dial are not a number', () => {
    expect(dialable('0128422671', false)).toBeNull()
    expect(dialable('512842267', false)).toBeNull()
  })

  test('is read back digit by digit', () => {
    expect(readBack('+15128422671')).toBe('5 1 2, 8 4 2, 2 6 7 1')
  })
})
