import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { network } from '../../gateways/core/client-network.ts'
import { agentSlug } from '../../src/directory/agent-address.ts'
import { directoryNumber } from '../../src/directory/directory-number.ts'
import { publicCardUrl } from '../../src/directory/own-card-url.ts'

const e164 = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{6,14}$/))
  .map(([first, rest]) => `+${first}${rest}`)

describe('numbers', () => {
  test('every E.164 number is read, whatever stands around it, and as it is', () => {
    fc.assert(
      fc.property(e164, fc.constantFrom('', ' ', '\t', '\n'), (number, space) => {
        expect(directoryNumber(`${space}${number}${space}`)).toBe(number)
      }),
    )
  })

  test('whatever is read is E.164, and reads as itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d .()-]{0,20}$/)), (text) => {
        const number = directoryNumber(text)
        if (number === undefined) return
        expect(number).toMatch(/^\+[1-9]\d{6,14}$/)
        expect(text.trim()).toBe(number)
      }),
    )
  })

  test('one character more or less than a number is none', () => {
    fc.assert(
      fc.property(
        e164,
        fc.nat(20),
        fc.constantFrom('-', ' ', '(', 'x', '+', '٣', '\0'),
        (number, at, mark) => {
          const where = 1 + (at % (number.length - 1))
          expect(
            directoryNumber(number.slice(0, where) + mark + number.slice(where)),
          ).toBeUndefined()
          expect(directoryNumber(number.slice(1))).toBeUndefined()
        },
      ),
    )
  })

  test.each([
    '',
    '+',
    '+0123456789',
    '14155550100',
    '+141555',
    '+1415555010000000',
    '+1 415 555 0100',
    '(415) 555-0100',
    '+1415555O100',
    'tel:+14155550100',
  ])('%j is none', (text) => {
    expect(directoryNumber(text)).toBeUndefined()
  })
})

describe('card addresses', () => {
  test.each([
    [
      'https://biz.example/.well-known/agent-card.json',
      'https://biz.example/.well-known/agent-card.json',
    ],
    ['HTTPS://Agents.Lopez-Plumbing.COM/card?v=2', 'https://agents.lopez-plumbing.com/card?v=2'],
    ['https://biz.example:8443/card', 'https://biz.example:8443/card'],
    ['https://bücher.example/card', 'https://xn--bcher-kva.example/card'],
  ])('%s', (text, url) => {
    expect(publicCardUrl(text)).toBe(url)
  })

  test.each([
    '',
    'biz.example/card',
    'http://biz.example/card',
    'ftp://biz.example/card',
    'javascript:alert(1)',
    'https://',
    'https://localhost/card',
    'https://localhost:8443/card',
    'https://printer/card',
    'https://printer.local/card',
    'https://db.internal/card',
    'https://box.home.arpa/card',
    'https://a.localhost/card',
    'https://agent.test/card',
    'https://127.0.0.1/card',
    'https://2130706433/card',
    'https://0x7f.1/card',
    'https://10.0.0.1/card',
    'https://8.8.8.8/card',
    'https://[::1]/card',
    'https://[2606:4700::1111]/card',
    'https://ana@biz.example/card',
    'https://ana:secret@biz.example/card',
    'https://biz.example@10.0.0.1/card',
    'https://biz.example/card#fragment',
    'https://biz.example/a b',
    'https://biz.example\\@evil.example/card',
    'https://biz.example./card',
    'https://-biz.example/card',
    'https://biz..example/card',
    ' https://biz.example/card',
    'https://biz.example/card\n',
    `https://biz.example/${'a'.repeat(2_048)}`,
    `https://biz.example/${'ü'.repeat(1_000)}`,
  ])('%j is refused', (text) => {
    expect(publicCardUrl(text)).toBeUndefined()
  })

  test('whatever is taken is https on a name, short, without a credential, and taken again as it is', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      'a',
      'biz',
      '.example',
      '.com',
      '@',
      ':',
      '/',
      '127.0.0.1',
      '[::1]',
      '%',
      '?',
      '#',
      '\\',
      ' ',
      'ü',
      'localhost',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const taken = publicCardUrl(parts.join(''))
        if (taken === undefined) return
        const url = new URL(taken)
        expect(url.protocol).toBe('https:')
        expect([url.username, url.password, url.hash]).toEqual(['', '', ''])
        expect(url.hostname).toMatch(/\.[a-z][a-z0-9-]*$/)
        expect(publicCardUrl(taken)).toBe(taken)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('slugs', () => {
  test.each([
    ['Lopez Plumbing', 'lopez-plumbing-abcdefgh'],
    ["Ana's Café & Bar", 'anas-cafe-bar-abcdefgh'],
    ['Пекарня', 'business-abcdefgh'],
    ['---', 'business-abcdefgh'],
    ['x'.repeat(120), `${'x'.repeat(40)}-abcdefgh`],
  ])('%s', (name, slug) => {
    expect(agentSlug(name, 'line_01jd000000000000abcdefgh')).toBe(slug)
  })

  test('of any name: lower case, digits and single hyphens, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const slug = agentSlug(name, 'line_01jd0000000000000000abcdefgh')
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(49)
      }),
    )
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::99', '2001:db8:1:2::'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('who comes from %s counts as %s', (address, sender) => {
  expect(network(address)).toBe(sender)
})
