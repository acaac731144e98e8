import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { nearbyAreaCodes } from '../../src/kernel/hours/nearby-area-codes.ts'
import { timeZoneOfUsPhone } from '../../src/kernel/hours/time-zone-of-phone.ts'
import { US_AREA_CODES } from '../../src/kernel/hours/us-area-codes.ts'
import { type E164, parseUsPhone } from '../../src/kernel/phone.ts'

const TABLE_CODES = US_AREA_CODES.flatMap(([, , codes]) => codes.split(/[ /]/))

function phone(digits: string): E164 {
  const parsed = parseUsPhone(digits)
  if (!parsed) throw new Error(`${digits} is no US number`)
  return parsed
}

test('every area code is three digits and stands once', () => {
  expect(TABLE_CODES.filter((code) => !/^[2-9][0-8]\d$/.test(code))).toEqual([])
  expect(TABLE_CODES.length).toBe(new Set(TABLE_CODES).size)
})

test('the table holds every geographic US area code that libphonenumber knows', () => {
  const known = new Set(TABLE_CODES)
  const missing = []
  for (let code = 200; code <= 999; code++) {
    const parsed = parsePhoneNumberFromString(`+1${code}2345678`)
    const isUsPlace = parsed?.country === 'US' && parsed.getType() === 'FIXED_LINE_OR_MOBILE'
    if (isUsPlace && !known.has(String(code))) missing.push(code)
  }
  expect(missing).toEqual([])
})

test('every area code of the table is one whose numbers are accepted', () => {
  const refused = TABLE_CODES.filter((code) => !parseUsPhone(`${code}2345678`))
  // For the islands only the exchanges in service are known.
  expect(refused.filter((code) => !['340', '684'].includes(code))).toEqual([])
  expect(['3407744321', '6846334321'].filter((number) => !parseUsPhone(number))).toEqual([])
})

test('all fifty states, DC and five territories are there, and each zone is one Intl knows', () => {
  expect(new Set(US_AREA_CODES.map(([state]) => state)).size).toBe(56)
  for (const [, timeZone] of US_AREA_CODES) {
    expect(new Intl.DateTimeFormat('en-US', { timeZone }).format(0)).toMatch(/^\d+\/\d+\/19/)
  }
})

test.each([
  ['212', 'America/New_York'],
  ['313', 'America/Detroit'],
  ['317', 'America/Indiana/Indianapolis'],
  ['219', 'America/Chicago'],
  ['312', 'America/Chicago'],
  ['615', 'America/Chicago'],
  ['423', 'America/New_York'],
  ['850', 'America/Chicago'],
  ['305', 'America/New_York'],
  ['270', 'America/Chicago'],
  ['502', 'America/New_York'],
  ['915', 'America/Denver'],
  ['214', 'America/Chicago'],
  ['303', 'America/Denver'],
  ['208', 'America/Boise'],
  ['602', 'America/Phoenix'],
  ['415', 'America/Los_Angeles'],
  ['775', 'America/Los_Angeles'],
  ['907', 'America/Anchorage'],
  ['808', 'Pacific/Honolulu'],
  ['787', 'America/Puerto_Rico'],
  ['671', 'Pacific/Guam'],
  ['800', 'America/New_York'],
  ['888', 'America/New_York'],
])('a %s number is in %s', (code, zone) => {
  expect(timeZoneOfUsPhone(phone(`${code}2345678`))).toBe(zone)
})

test.each([
  ['212', ['646', '332', '917', '914']],
  ['415', ['628']],
  ['404', ['770', '678', '470', '943']],
  ['850', ['448', '904', '324']],
  ['202', ['771']],
  ['219', ['574']],
])('near %s come %j first', (code, first) => {
  expect(nearbyAreaCodes(code).slice(0, first.length)).toEqual(first)
})

test('nearby codes are the rest of the state, and nothing where there is no place', () => {
  for (const code of TABLE_CODES) {
    const state = US_AREA_CODES.filter(([, , codes]) => codes.includes(code)).map(([name]) => name)
    const ofState = US_AREA_CODES.filter(([name]) => name === state[0])
    const rest = ofState.flatMap(([, , codes]) => codes.split(/[ /]/)).filter((c) => c !== code)
    expect(nearbyAreaCodes(code).toSorted()).toEqual(rest.toSorted())
  }
  expect(['800', '302', '204', '000', ''].flatMap(nearbyAreaCodes)).toEqual([])
})
