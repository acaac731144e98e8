import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15128420155'
const FACTS = { ...PLUMBER, languages: ['es'] as const }
const LEFT = ['My pump hums', 'Ann Lee', 'yes'] as const
const LINKS = ['hola buenas, se tapó mi lavabo', 'Rosa Quintero', 'sí'] as const

async function noted(...turns: string[]) {
  const { last, conclusion } = await playCall(turns, { caller: CALLER, facts: FACTS })
  const address = /^Address: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1] ?? null
  return { address, last: last.text, conclusion }
}

describe('an address keeps what belongs to it', () => {
  test.each([
    [
      "we're at 19 Dove Lane number 6 gate code is 8820 pound thank you",
      'number 6 gate code is 8820 pound',
    ],
    ['it is 19 Dove Lane in the shed out back', '19 Dove Lane in the shed'],
    ['19 Dove Lane, upstairs unit, door code 4 4', null],
    [
      "i'm at 19 Dove Lane in Pflugerville behind the bakery and the pump still hums",
      'in Pflugerville behind the bakery',
    ],
    [
      'the tank is at 19 Dove Lane unit 3 going to 40 Salt Road and please hurry',
      'unit 3 going to 40 Salt Road',
    ],
  ])('%s', async (words, part) => {
    const { address, last } = await noted(...LEFT, words)
    expect(address).toContain(part ?? '19 Dove Lane')
    expect(address).not.toMatch(/hurry|hums|thank/)
    if (part) expect(last).toContain(part)
  })

  test('in Spanish too', async () => {
    const words = 'estoy en el 80 north Dove avenue en Pflugerville en la casa del fondo gracias'
    const { address } = await noted(...LINKS, words, 'no')
    expect(address).toBe('80 north Dove avenue en Pflugerville en la casa del fondo')
  })

  test.each([
    '19 Dove Lane on Tuesday',
    '19 Dove Lane at nine',
    '19 Dove Lane in my kitchen',
    '19 Dove Lane in an hour',
    '19 Dove Lane and it drips',
    '19 Dove Lane number 512 555 0136',
    '19 Dove Lane to fix my sink',
    '19 Dove Lane gate is broken',
  ])('and nothing that does not: %s', async (words) => {
    expect((await noted(...LEFT, `I am at ${words}`, 'no')).address).toBe('19 Dove Lane')
  })
})

describe('a unit told in a later turn', () => {
  const AT = 'we live at 19 Dove Lane'

  test.each([
    ['oh and it is unit number 212', 'unit number 212'],
    ['apartment 5 c', 'apartment 5'],
    ['the gate code is 8820', 'gate code is 8820'],
    ["it's two twelve", 'two twelve'],
  ])('is added to the address: %s', async (words, unit) => {
    const { address, last } = await noted(...LEFT, AT, words)
    expect(address).toMatch(`19 Dove Lane, ${unit}`)
    expect(last).toContain(unit)
  })

  test('put right in the same breath, both are told', async () => {
    const { address } = await noted(...LEFT, `${AT} unit 3 no sorry unit 5 and the tenant is off`)
    expect(address).toBe('19 Dove Lane unit 3 no sorry unit 5')
  })

  test('put right later, it stands behind the address with all its words', async () => {
    const { address, last } = await noted(
      ...LEFT,
      `${AT} unit 3`,
      'unit 5 five not three i misspoke',
    )
    expect(address).toBe('19 Dove Lane unit 3, unit 5 five not three i misspoke')
    expect(last).toContain('unit 5 five not three')
  })

  test.each([
    'the unit is 12 years old',
    "it's two hundred dollars",
    'we have 3 dogs',
    "it's 512 555 0136",
  ])('and another number is not: %s', async (words) => {
    expect((await noted(...LEFT, AT, words, 'no')).address).toBe('19 Dove Lane')
  })

  test.each([
    'you got the apartment number right',
    'you have our gate code',
    'did you get the unit',
  ])('who asks about it hears what was noted: %s', async (words) => {
    const { last, address } = await noted(...LEFT, `${AT} unit 7 gate code 8820`, words)
    expect(last).toContain('unit 7 gate code 8820')
    expect(last).not.toContain('ask the owner')
    expect(address).toBe('19 Dove Lane unit 7 gate code 8820')
  })
})
