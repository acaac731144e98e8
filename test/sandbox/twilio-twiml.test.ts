import fc from 'fast-check'
import twilioSdk from 'twilio'
import { describe, expect, test } from 'vitest'
import { cutKeys } from '../../src/sandbox/twilio/gather.ts'
import { parseTwiml } from '../../src/sandbox/twilio/twiml.ts'
import { parseXml, textOf, XmlError } from '../../src/sandbox/twilio/xml.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
const words = fc.string({ unit: 'grapheme', maxLength: 80 })
/** XML 1.0 cannot represent control characters. */
const printable = words.filter((text) => !/\p{Cc}|\p{Cs}/u.test(text))

describe('the XML of TwiML', () => {
  test('text and attributes come out as they went in', () => {
    fc.assert(
      fc.property(printable, printable, (text, attribute) => {
        const read = parseXml(
          `<?xml version="1.0"?><A b="${escaped(attribute)}">${escaped(text)}</A>`,
        )
        expect(read).toMatchObject({ name: 'A', attributes: { b: attribute } })
        expect(read.children.join('')).toBe(text)
      }),
    )
  })

  test("the SDK's own TwiML is read back", () => {
    fc.assert(
      fc.property(printable, printable, (greeting, said) => {
        const response = new twilioSdk.twiml.VoiceResponse()
        response
          .connect({ action: '/a?b=1&c=2' })
          .conversationRelay({ url: 'wss://x/y', welcomeGreeting: greeting })
        response.say(said)
        const [connect, say] = parseTwiml('http://x/', response.toString()).verbs
        expect(connect?.attributes.action).toBe('/a?b=1&c=2')
        expect(connect?.children[0]).toMatchObject({ attributes: { welcomeGreeting: greeting } })
        expect(say && textOf(say)).toBe(said.replace(/\s+/g, ' ').trim())
      }),
    )
  })

  test('whatever comes, the answer is an element or an XmlError', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</a>',
      '<a>',
      '<b c="',
      '"',
      '&amp;',
      '&#0;',
      '&',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '/',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        try {
          expect(parseXml(pieces.join('')).name).toMatch(/^[ab]$/)
        } catch (error) {
          expect(error).toBeInstanceOf(XmlError)
        }
      }),
    )
  })

  test('comments and CDATA are understood', () => {
    const read = parseXml('<!-- a --><A><!-- <b> -->x<![CDATA[ <y> & ]]></A>\n')
    expect(textOf(read)).toBe('x <y> &')
  })

  test.each([
    '',
    'text',
    '<A>',
    '<A></B>',
    '<A/><B/>',
    '<A b=1/>',
    '<A b="1" b="2"/>',
    '<A>&nbsp;</A>',
    '<A>a & b</A>',
    '<!DOCTYPE A><A/>',
    '<A b="<"/>',
  ])('%j is refused', (source) => {
    expect(() => parseXml(source)).toThrow(XmlError)
  })
})

test.each([
  ['1234#', 4, { digits: '1234', left: '#', complete: true }],
  ['12#34', 4, { digits: '12', left: '34', finishedOnKey: '#', complete: true }],
  ['12', 4, { digits: '12', left: '', complete: false }],
])('keys %s', (keys, digitsMax, expected) => {
  expect(cutKeys(keys, '#', digitsMax)).toMatchObject(expected)
})
