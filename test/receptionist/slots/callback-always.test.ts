import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/kernel/languages.ts'
import { hearSlots } from './hear-slots.ts'
import { forms, phoneDigits } from './say-number.ts'

const LEADS = {
  en: ['', 'my number is ', "it's ", 'um yeah you can call me at '],
  es: ['', 'mi número es ', 'me puede llamar al '],
  pt: ['', 'meu número é ', 'pode me ligar no '],
  fr: ['', 'mon numéro est le ', 'vous pouvez me rappeler au '],
  tr: ['', 'numaram ', 'telefon numaram '],
  ru: ['', 'мой номер ', 'перезвоните мне по номеру '],
  de: ['', 'meine Nummer ist ', 'Sie erreichen mich unter '],
} as const

const NUMBERS = 150

describe('ten digits, however said, are the callback, exactly', () => {
  test.each(LANGUAGES)('%s', (language) => {
    fc.assert(
      fc.property(phoneDigits, fc.constantFrom(...LEADS[language]), (digits, lead) => {
        for (const form of forms(digits, language)) {
          const text = lead + form
          const { given } = hearSlots(text, { language, expects: 'phone' })
          expect([text, given?.e164]).toEqual([text, `+1${digits}`])
        }
      }),
      { numRuns: NUMBERS },
    )
  })
})

describe('a number given bit by bit', () => {
  test('makes a whole over three turns', () => {
    fc.assert(
      fc.property(phoneDigits, (digits) => {
        let partialBefore = ''
        for (const piece of [digits.slice(0, 3), digits.slice(3, 6)]) {
          const heard = hearSlots(piece, { expects: 'phone', partialBefore })
          expect(heard.given).toBeNull()
          partialBefore = heard.partial?.digits ?? ''
        }
        const { given } = hearSlots(digits.slice(6), { expects: 'phone', partialBefore })
        expect(given?.e164).toBe(`+1${digits}`)
      }),
      { numRuns: NUMBERS },
    )
  })

  test('seven digits wait for their area code, or take the one the caller shares', () => {
    fc.assert(
      fc.property(phoneDigits, (digits) => {
        const local = `${digits.slice(3, 6)}-${digits.slice(6)}`
        const heard = hearSlots(local, { expects: 'phone' })
        expect(heard.partial?.digits).toBe(digits.slice(3))
        const partialBefore = digits.slice(3)
        const area = hearSlots(digits.slice(0, 3), { expects: 'area_code', partialBefore })
        expect(area.given?.e164).toBe(`+1${digits}`)
        const caller = `+1${digits.slice(0, 3)}5550100`
        expect(hearSlots(`same area code, ${local}`, { caller }).given?.e164).toBe(`+1${digits}`)
        const same = hearSlots('same area code', { caller, expects: 'area_code', partialBefore })
        expect(same.given?.e164).toBe(`+1${digits}`)
      }),
      { numRuns: NUMBERS },
    )
  })
})
