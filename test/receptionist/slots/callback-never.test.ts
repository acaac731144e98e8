import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import { EVERY_EXPECTS, hearSlots } from './hear-slots.ts'
import { sayDigits, sayNumber, sayPair } from './say-number.ts'

/** `N` is a number of any size, `T` one up to 24, `A` one up to 99. */
const SAID: Record<Language, readonly string[]> = {
  en: [
    'the address is N Mesa Street',
    'N Barton Hills Drive, apartment A',
    "I'm at N Oak Lane",
    "yes and it's N Elm Court",
    'no, the house number is N',
    'the gate code is N',
    'my order number is N',
    'invoice N',
    'case number N please',
    "she's A",
    'he is A years old',
    'call me after T',
    'around T thirty',
    "yeah at T o'clock",
    'before T pm works',
    'it was N dollars',
    'they charged me $N',
    'they quoted N dollars for it',
    'on March T',
    'the Tth',
    'room A',
    'apartment A',
    'unit A',
    'extension N',
    'we have A windows',
    'about N square feet',
    'it leaks A gallons',
    'A percent',
    'no no, N is the house number',
    'it happened A minutes ago',
    'my zip is N',
    'no, not N Main Street',
    'department A',
  ],
  es: [
    'calle Mesa N',
    'la dirección es avenida Central N',
    'el código de la puerta es N',
    'tiene A años',
    'después de las T',
    'a las T de la tarde',
    'cuesta N dólares',
    'el T de marzo',
    'apartamento A',
    'extensión N',
    'número de orden N',
    'no, N es la calle Mesa N',
  ],
  pt: [
    'rua das Flores N',
    'o endereço é avenida Central N',
    'o código do portão é N',
    'ela tem A anos',
    'depois das T',
    'às T da tarde',
    'custa N dólares',
    'dia T de março',
    'apartamento A',
    'ramal N',
    'número do pedido N',
  ],
  fr: [
    'N rue de la Paix',
    "l'adresse est N avenue Victor Hugo",
    'le code de la porte est N',
    'il a A ans',
    'après T heures',
    'vers T heures du matin',
    'ça coûte N dollars',
    'le T mars',
    'appartement A',
    'poste N',
    'numéro de dossier N',
  ],
  tr: [
    'Moda Caddesi N',
    'adresim Gül Sokak N',
    'kapı kodu N',
    'A yaşında',
    'saat T gibi',
    'N dolar',
    'T Mart',
    'daire A',
    'dahili N',
    'sipariş numarası N',
  ],
  ru: [
    'улица Ленина N',
    'адрес проспект Мира N',
    'код двери N',
    'ей A лет',
    'после T',
    'в T часов',
    'стоит N долларов',
    'T марта',
    'квартира A',
    'добавочный N',
    'номер заказа N',
  ],
  de: [
    'Hauptstraße N',
    'die Adresse ist Lindenweg N',
    'der Code ist N',
    'sie ist A Jahre alt',
    'erst ab T Uhr',
    'um T',
    'kostet N Euro',
    'am T März',
    'Wohnung A',
    'Durchwahl N',
    'Auftragsnummer N',
  ],
}

const CASES = 3_000

const digits = fc
  .oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 999_999 }))
  .map(String)
const upTo = (max: number) => fc.integer({ min: 1, max })
const known = fc.record({
  callback: fc.constantFrom(null, '+15128422671'),
  caller: fc.constantFrom(null, '+15125550903'),
  partialBefore: fc.constantFrom('', '512', '512842', '8422671', '512842267'),
})

describe('digits of anything else never touch the callback, whatever was asked', () => {
  test.each(LANGUAGES)('%s', (language) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAID[language]),
        digits,
        upTo(24),
        upTo(99),
        fc.boolean(),
        fc.constantFrom(...EVERY_EXPECTS),
        known,
        (template, number, hour, small, inWords, expects, numbers) => {
          const said = inWords ? inWordsOf(number, language) : number
          const text = template
            .replaceAll('N', () => said)
            .replace(
              /\bT\b|T(?=th)/,
              inWords && !template.includes('Tth') ? sayNumber(hour, language) : String(hour),
            )
            .replace(/\bA\b/, inWords ? sayNumber(small, language) : String(small))
          const { given } = hearSlots(text, { language, expects, ...numbers })
          expect([text, expects, given]).toEqual([text, expects, null])
        },
      ),
      { numRuns: CASES },
    )
  })
})

function inWordsOf(number: string, language: Language): string {
  if (number.length <= 2) return sayNumber(Number(number), language)
  if (number.length === 4)
    return `${sayPair(number.slice(0, 2), language)} ${sayPair(number.slice(2), language)}`
  return sayDigits(number, language)
}
