import { expect, test } from 'vitest'
import { digitRuns } from '../../src/receptionist/understand/slots/spoken-digits.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'
import { playCall } from './play-call.ts'

const digitsIn = (text: string, language: 'en' | 'es' | 'fr') =>
  digitRuns(readUtterance(text), language).map(({ digits }) => digits)

test.each([
  ['cinco veinte ocho cuarenta y dos once setenta y ocho', 'es', ['5208421178']],
  ['son treinta dos', 'es', ['32']],
  ['a hundred and five dollars', 'en', ['105']],
  ['between one hundred and two hundred', 'en', ['100', '200']],
  ['eight hundred five five five one two one two', 'en', ['8005551212']],
  ['elle coûte cent cinquante dollars', 'fr', ['150']],
] as const)('%s', (text, language, digits) => {
  expect(digitsIn(text, language)).toEqual(digits)
})

test('a date is no address', async () => {
  const said = 'hola quería rentar unas mesas es el doce de diciembre cuánto cuestan'
  const { conclusion } = await playCall([said, 'Rosa Díaz', 'sí'], { caller: '+15128420144' })
  expect(conclusion.message?.text).not.toContain('Address:')
})

test('the number they call from, refused for another that is cut short, is not offered again', async () => {
  const said = 'no mejor al otro es el cinco veinte ocho cuarenta'
  const { last } = await playCall(['hola se me tapó el drenaje', 'Rosa Díaz', said], {
    caller: '+15128420144',
  })
  expect(last.text).not.toContain('0 1 4 4')
})

test('only in the mornings is told with its only', async () => {
  const said = 'yes that is the house but only in the mornings i play cards in the afternoon'
  const { conclusion } = await playCall(['my sink drips', 'Verna Lund', said], {
    caller: '+15128420144',
  })
  expect(conclusion.message?.text).toMatch(/^Best time: only in the mornings/m)
})
