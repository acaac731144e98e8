import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/kernel/languages.ts'
import type { Expects } from '../../../src/receptionist/understand/slots/expects.ts'
import { keyedNumber } from '../../../src/receptionist/understand/slots/keyed-number.ts'
import { hearSlots } from './hear-slots.ts'

const CALLBACK = '+15128422671'

describe('the number read back is corrected only where the caller says so', () => {
  test.each<[Expects, string, string | null]>([
    ['confirm', 'no, the last four are 2672', '+15128422672'],
    ['confirm', 'it ends in two six seven two', '+15128422672'],
    ['fix', 'the area code is 737', '+17378422671'],
    ['confirm', 'no, 2672', null],
    ['confirm', 'no, 2209 Barton Hills Drive', null],
    ['confirm', '2209 is the house number', null],
    ['more', 'the last four are 2672', '+15128422672'],
    ['more', 'the code ends in 2672', null],
    ['confirm', "that's wrong, it's 512 842 2672", '+15128422672'],
  ])('%s: %s', (expects, text, e164) => {
    const { given, part } = hearSlots(text, { expects, callback: CALLBACK })
    expect((given ?? part)?.e164 ?? null).toBe(e164)
  })
})

test('of two numbers the caller keeps one and leaves the other', () => {
  const heard = hearSlots("call me at 512 842 2671, my wife's number is 737 842 2671")
  expect(heard.given?.e164).toBe(CALLBACK)
  expect(heard.other?.words).toBe("my wife's number is 737 842 2671")
})

test.each(['my order number is 512 842 2671', '5128422671 is my case number'])(
  'ten digits of a code: %s',
  (text) => {
    expect(hearSlots(text, { expects: 'phone' })).toMatchObject({ given: null, partial: null })
  },
)

test('an extension goes with the number, or comes alone', () => {
  expect(hearSlots('512-842-2671, extension 2217').given).toMatchObject({
    e164: CALLBACK,
    extension: '2217',
  })
  expect(hearSlots('extension 44', { expects: 'confirm' })).toMatchObject({
    given: null,
    extension: { digits: '44' },
  })
  expect(hearSlots('I need an extension 50 feet long').extension).toBeNull()
})

describe('the number the caller calls from', () => {
  test.each<[string, boolean]>([
    ['this number is fine', true],
    ["yeah the one I'm calling from", true],
    ['same number', true],
    ['not this number', false],
    ["don't use the number I'm calling from", false],
    ["the number I'm calling from isn't mine", false],
  ])('%s', (text, same) => {
    expect(hearSlots(text, { expects: 'phone', caller: CALLBACK }).sameNumber).toBe(same)
  })
})

describe('which line a number is of', () => {
  const given = (text: string, expects: 'caller_phone' | 'phone' | 'confirm' | 'more') =>
    hearSlots(text, { expects, caller: CALLBACK }).given?.e164 ?? null
  test.each([
    ['the shop is better 737 842 2671 extension 9', 'caller_phone', '+17378422671'],
    ['you can also try the office at 737 842 2671', 'caller_phone', null],
    ['our fax number is 737 842 2671', 'phone', null],
    ['no the fax is 737 842 2671', 'confirm', null],
    ['737 842 2671 is the fax', 'more', null],
  ] as const)('%s, asked for %s', (text, expects, number) => {
    expect(given(text, expects)).toBe(number)
  })

  test('an extension said again digit by digit is one', () => {
    const heard = hearSlots('extension 45 four five', { expects: 'confirm', callback: CALLBACK })
    expect(heard.extension?.digits).toBe('45')
  })
})

describe('addresses, whole', () => {
  test.each<[Language, string, string | null]>([
    ['en', "it's 1204 Mesa Street, apartment 3", '1204 Mesa Street, apartment 3'],
    ['en', 'twenty two oh nine barton hills drive', 'twenty two oh nine barton hills drive'],
    ['en', 'we have 2 trucks in our drive', null],
    ['en', "it's 20 minutes drive", null],
    ['en', 'his fever was a hundred two point four', null],
    ['es', 'vivo en la calle Mesa 1204', 'calle Mesa 1204'],
    ['pt', 'moro na rua das Flores 45', 'rua das Flores 45'],
    ['fr', "j'habite au 12 rue de la Paix", '12 rue de la Paix'],
    ['de', 'Hauptstraße 5', 'Hauptstraße 5'],
    ['ru', 'улица Ленина 5, квартира 12', 'улица Ленина 5, квартира 12'],
    ['tr', 'Moda Caddesi 12 daire 3', 'Moda Caddesi 12 daire 3'],
  ])('%s: %s', (language, text, address) => {
    expect(hearSlots(text, { language }).address?.text ?? null).toBe(address)
  })
})

describe('emails', () => {
  test.each<[Language, string, string | null]>([
    ['en', 'my email is dana dot reyes at gmail dot com', 'dana.reyes@gmail.com'],
    ['en', 'd a n a 5 5 at yahoo dot com', 'dana55@yahoo.com'],
    ['en', 'It is Dana.Reyes+home@Example.org.', 'dana.reyes+home@example.org'],
    ['en', 'meet me at the shop', null],
    [
      'de',
      'schreiben Sie mir eine Mail ich arbeite lange h punkt roth at web punkt de',
      'h.roth@web.de',
    ],
    ['es', 'ana punto perez arroba gmail punto com', 'ana.perez@gmail.com'],
    ['fr', 'jean point dupont arobase orange point fr', 'jean.dupont@orange.fr'],
    ['de', 'max punkt maier at gmx punkt de', 'max.maier@gmx.de'],
  ])('%s: %s', (language, text, email) => {
    expect(hearSlots(text, { language }).email?.text ?? null).toBe(email)
  })

  test('two words with nothing between are not sure', () => {
    expect(hearSlots('my email is john smith at gmail dot com').email?.sure).toBe(false)
  })
})

describe('when the caller may be reached', () => {
  test.each<[Language, string, string | null]>([
    ['en', 'afternoons are best', 'afternoons are best'],
    ['en', 'call me after 5:30', 'after 5:30'],
    ['en', 'weekdays before noon', 'weekdays before noon'],
    ['en', 'anytime tomorrow', 'anytime tomorrow'],
    ['en', "please don't call before nine", "please don't call before nine"],
    ['en', "yes that's right and afternoons are best for me", 'afternoons are best for me'],
    [
      'en',
      'have her call me as soon as she gets in before i take my son to practice at six okay',
      'as soon as she gets in before i take my son to practice at six',
    ],
    ['en', 'i want it redone for free tomorrow morning', null],
    ['en', 'it started yesterday afternoon', null],
    ['en', 'what time do you open Saturday morning?', null],
    ['en', 'any time but sundays', 'any time but sundays'],
    ['en', 'tuesday or thursday after four whichever', 'tuesday or thursday after four'],
    ['en', 'fine after six is good uh do you take checks', 'after six is good'],
    ['en', "don't need anyone to call me so saturday's a no then", null],
    ['en', 'how late are you open saturday morning', null],
    ['es', 'pregunté por el turno de los jueves no por el otro', null],
    ['es', 'después de las cinco por favor', 'después de las cinco'],
    ['pt', 'depois das sete da noite', 'depois das sete da noite'],
    ['en', "yeah but call me after four please i'm a teacher", 'after four'],
    ['es', 'llámeme por la tarde porque trabajo', 'por la tarde'],
    ['de', 'vormittags geht es nicht', 'vormittags geht es nicht'],
    ['ru', 'утром я не могу', 'утром я не могу'],
    ['tr', 'altıdan önce olmaz', 'altıdan önce olmaz'],
    ['es', 'por la tarde pero no antes de las cuatro', 'por la tarde pero no antes de las cuatro'],
    ['de', 'erst ab vierzehn Uhr', 'erst ab vierzehn Uhr'],
    ['fr', 'après dix-sept heures', 'après dix-sept heures'],
  ])('%s: %s', (language, text, when) => {
    expect(hearSlots(text, { language }).availability?.text ?? null).toBe(when)
  })
})

test('how to be reached', () => {
  expect(hearSlots('please text me instead').contactBy).toBe('text')
  expect(hearSlots("don't text me, email me").contactBy).toBe('email')
  expect(hearSlots('the text on my screen').contactBy).toBeNull()
})

test('keys make a number when ten of them can be dialled', () => {
  expect(keyedNumber('5128422671')).toBe(CALLBACK)
  expect(keyedNumber('512842267')).toBeNull()
  expect(keyedNumber('0128422671')).toBeNull()
})
