import { expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

/** Open late on Thursdays. */
const FACTS = {
  ...PLUMBER,
  languages: ['es' as const],
  hours: { ...PLUMBER.hours, Thursday: { openMinute: 9 * 60, closeMinute: 19 * 60 } },
}
/** In Austin; June 12, 2026 is a Friday. */
const FRIDAY_7_PM = new Date('2026-06-13T00:00:00Z')
const FRIDAY_10_AM = new Date('2026-06-12T15:00:00Z')

test.each([
  [
    'a time that has passed today',
    FRIDAY_7_PM,
    'are you ever open around six?',
    /Thursday, 9 AM to 7 PM/,
  ],
  ['and no other', FRIDAY_7_PM, 'are you ever open around six?', /^(?!.*today)/],
  ['a time on no day at all', FRIDAY_7_PM, 'are you open at five in the morning?', /Monday/],
  [
    'a time on most days',
    FRIDAY_7_PM,
    'are you open at eleven in the morning?',
    /Monday to Wednesday/,
  ],
  ['in Spanish', FRIDAY_7_PM, 'Hola, ¿ustedes están abiertos a las seis de la tarde?', /jueves/],
  ['a time ahead is of today', FRIDAY_10_AM, 'are you open at four?', /today at 4 PM/],
  ['a day named', FRIDAY_7_PM, 'are you open Monday around six?', /not Monday at 6 PM/],
  [
    'a day named before',
    FRIDAY_7_PM,
    'Monday being my day off, could a man come by in the morning, say around ten?',
    /Monday at 10 AM/,
  ],
])('%s', async (_title, at, asked, told) => {
  const { last } = await playCall([asked], { facts: FACTS, at, caller: '+15127770142' })
  expect(last.text).toMatch(told)
})
