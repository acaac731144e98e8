import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areaCode,
  callerNumber,
  formatUsPhone,
  isTollFree,
  parseUsPhone,
} from '../../src/kernel/phone.ts'

describe('a US number in any common form', () => {
  test.each([
    '(415) 555-2671',
    '(415)555-2671',
    '415-555-2671',
    '415.555.2671',
    '415 555 2671',
    '415/555-2671',
    '4155552671',
    '14155552671',
    '1-415-555-2671',
    '1 (415) 555-2671',
    '+14155552671',
    '+1 415 555 2671',
    '+1 (415) 555-2671',
    '+1.415.555.2671',
    '  415-555-2671\n',
    '415\u2011555\u20112671',
    '415\u00a0555\u00a02671',
  ])('%j', (text) => {
    expect(parseUsPhone(text)).toBe('+14155552671')
  })

  test.each([
    ['800-234-5678', '+18002345678'],
    ['(888) 234-5678', '+18882345678'],
    ['212-555-0200', '+12125550200'],
    ['212-555-0099', '+12125550099'],
    ['520-234-5678', '+15202345678'],
    ['436-234-5678', '+14362345678'],
    ['679-234-5678', '+16792345678'],
  ])('%s is %s', (text, number) => {
    expect(parseUsPhone(text)).toBe(number)
  })
})

describe('refused', () => {
  test.each([
    ['nothing', ''],
    ['blank', '   '],
    ['seven digits', '555-2671'],
    ['nine digits', '415-555-267'],
    ['eleven digits without the 1', '24155552671'],
    ['twelve digits', '141555526712'],
    ['two numbers', '415-555-2671, 415-555-2672'],
    ['a sentence', 'call 415-555-2671'],
    ['markup', '<b>4155552671</b>'],
    ['a vanity number', '1-800-FLOWERS'],
    ['area code from 0', '015-555-2671'],
    ['area code from 1', '115-234-5678'],
    ['area code N9X', '291-234-5678'],
    ['area code 37X', '376-234-5678'],
    ['area code 96X', '960-234-5678'],
    ['area code N11', '411-234-5678'],
    ['an area code not in service', '222-234-5678'],
    ['exchange from 0', '415-055-2671'],
    ['exchange from 1', '415-155-2671'],
    ['exchange N11', '415-911-2671'],
    ['exchange N11 under a newer code', '436-911-2671'],
    ['exchange from 1 under a newer code', '436-155-2671'],
    ['911', '911'],
    ['411', '411'],
    ['1-911', '1-911'],
    ['900', '900-234-5678'],
    ['700', '700-234-5678'],
    ['500', '500-234-5678'],
    ['a personal 5XX', '521-234-5678'],
    ['another personal 5XX', '532-234-5678'],
    ['976', '212-976-2671'],
    ['710', '710-234-5678'],
    ['fiction, first', '415-555-0100'],
    ['fiction, last', '415-555-0199'],
    ['toll-free fiction', '800-555-0123'],
    ['directory assistance', '415-555-1212'],
    ['Toronto', '416-234-5678'],
    ['Vancouver', '+1 604 234 5678'],
    ['Jamaica', '876-234-5678'],
    ['Dominican Republic', '809-234-5678'],
    ['Bahamas', '242-359-1234'],
    ['London', '+44 20 7946 0958'],
    ['Mexico', '+52 55 1234 5678'],
    ['extension x', '415-555-2671 x12'],
    ['extension x, joined', '415-555-2671x12'],
    ['extension ext.', '415-555-2671 ext. 12'],
    ['extension #', '415-555-2671 #12'],
    ['extension ;ext=', '+14155552671;ext=12'],
    ['very long', '4155552671'.padEnd(100_000, ' ')],
  ])('%s', (_what, text) => {
    expect(parseUsPhone(text)).toBeUndefined()
  })

  test('every area code of Canada, the Caribbean and the Pacific that is not of the US', () => {
    const abroad =
      '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 ' +
      '506 514 519 548 579 581 584 587 600 604 613 622 639 647 672 683 705 709 742 753 778 780 782 807 819 ' +
      '825 867 873 879 902 905 942 242 246 264 268 284 345 441 473 649 658 664 721 758 767 ' +
      '784 809 829 849 868 869 876'
    const sevenDigits = fc.integer({ min: 2_000_000, max: 9_999_999 })
    fc.assert(
      fc.property(fc.constantFrom(...abroad.split(' ')), sevenDigits, (code, rest) => {
        expect(parseUsPhone(`+1${code}${rest}`)).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('always', () => {
  const anyTenDigits = fc
    .integer({ min: 2_000_000_000, max: 9_999_999_999 })
    .map((digits) => parseUsPhone(String(digits)))

  test('what is printed reads back the same', () => {
    fc.assert(
      fc.property(anyTenDigits, (phone) => {
        fc.pre(phone !== undefined)
        expect(phone).toMatch(/^\+1[2-9][0-8]\d[2-9]\d{6}$/)
        expect(formatUsPhone(phone)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
        expect(parseUsPhone(formatUsPhone(phone))).toBe(phone)
        expect(parseUsPhone(phone)).toBe(phone)
      }),
    )
  })

  test('no text makes it throw', () => {
    const almostANumber = fc.string({
      unit: fc.constantFrom(...'0123456789+-(). x#;ext=/,*'),
      maxLength: 45,
    })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), almostANumber), (text) => {
        expect(parseUsPhone(text) ?? '+12015552671').toMatch(/^\+1\d{10}$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('reading a checked number', () => {
  test.each([
    ['800', true],
    ['833', true],
    ['844', true],
    ['855', true],
    ['866', true],
    ['877', true],
    ['888', true],
    ['801', false],
    ['802', false],
    ['415', false],
  ])('%s is toll-free: %s', (code, tollFree) => {
    const phone = parseUsPhone(`${code}2345678`)
    expect(phone && isTollFree(phone)).toBe(tollFree)
    expect(phone && areaCode(phone)).toBe(code)
  })

  test('printing leaves what is no US number as it is', () => {
    expect(formatUsPhone('+442079460958')).toBe('+442079460958')
  })
})

describe("a carrier's caller id", () => {
  test.each([
    ['+14155552671', '+14155552671'],
    ['+442079460958', '+442079460958'],
    ['+266696687', null],
    ['+86282452253', null],
    ['anonymous', null],
    ['Restricted', null],
    ['', null],
    ['4155552671', null],
    ['+0155552671', null],
    ['sip:owner@example.com', null],
    ['client:owner', null],
  ])('%j is %j', (from, number) => {
    expect(callerNumber(from)).toBe(number)
  })
})
