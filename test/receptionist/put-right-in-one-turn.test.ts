import { expect, test } from 'vitest'
import type { Language } from '../../src/kernel/languages.ts'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420144'

function play(turns: readonly string[], language: Language = 'en') {
  const facts = { ...PLUMBER, languages: language === 'en' ? [] : [language] }
  const heard = turns.map((text) => ({ kind: 'speech' as const, text, language }))
  return playCall(heard, { facts, caller: CALLER })
}

test.each<[Language, string]>([
  ['en', "Use my mobile, it's 512 842 0136. Wait, no, that was the old one. It's 512 842 0163."],
  ['en', 'Reach me on 512 842 0136, sorry, no, that is the wrong number, 512 842 0163.'],
  ['es', 'Es el 512 842 0136. No, perdón, ese es el anterior. Es el 512 842 0163.'],
  ['fr', "C'est le 512 842 0136. Non, attendez, c'est l'ancien. C'est le 512 842 0163."],
  ['de', 'Meine Nummer ist 512 842 0136. Nein, Moment, das ist die alte. Es ist die 512 842 0163.'],
  ['pt', 'É o 512 842 0136. Não, espera, esse é o antigo. É o 512 842 0163.'],
  ['tr', 'Numaram 512 842 0136. Hayır, pardon, o eski numaram. 512 842 0163.'],
  ['ru', 'Мой номер 512 842 0136. Нет, подождите, это старый. 512 842 0163.'],
])('%s: the second number takes the place of the first: %s', async (language, said) => {
  const { conclusion, last } = await play(['The tap drips.', 'Nora Quist.', said], language)
  expect(last.text).toContain('0 1 6 3')
  expect(conclusion.message?.phone).toBe('+15128420163')
  expect(conclusion.message?.text).not.toContain('Other number')
})

test.each([
  'My cell is 512 842 0136. No texts please. My office is 512 842 0163.',
  "It's 512 842 0136. No, it's fine to call late, and my wife's is 512 842 0163.",
  'Reach me at 512 842 0136 or at the office, 512 842 0163.',
])('both numbers stay: %s', async (said) => {
  const { conclusion } = await play(['The tap drips.', 'Nora Quist.', said])
  expect(conclusion.message?.phone).toBe('+15128420136')
  expect(conclusion.message?.text).toContain('0163')
})

test.each([
  [
    "We're at 31 Elm Street, no, sorry, that's my mother's. We live at 47 Birch Road.",
    '47 Birch Road',
  ],
  ['Come to 31 Elm Street. Oh no, wait, 47 Birch Road.', '47 Birch Road'],
  ['I move from 31 Elm Street to 47 Birch Road.', '31 Elm Street to 47 Birch Road'],
  ['The house is 31 Elm Street, no dogs there, behind 47 Birch Road.', '31 Elm Street'],
])('the address that is meant: %s', async (said, address) => {
  const { conclusion } = await play(['The tap drips.', 'Nora Quist.', 'Yes.', said])
  expect(conclusion.message?.text).toMatch(new RegExp(`^Address: ${address}$`, 'm'))
})

test('a day asked back is no best time, one that is answered is', async () => {
  const turns = ['The tap drips.', 'Nora Quist.', 'Yes.']
  const asked = await play([...turns, "Any afternoon? I can't read that fast, dear."])
  const told = await play([...turns, 'Any afternoon.'])
  expect(asked.conclusion.message?.text).not.toContain('Best time')
  expect(told.conclusion.message?.text).toContain('Best time: Any afternoon')
})
