import { parseUsPhone } from '../../kernel/phone.ts'
import { regionOfAreaCode } from './area-codes.ts'

/** The numbers for sale in an area code: always the same in the same order, none of them fictional. */
export function* numberPool(areaCode: string): Generator<string> {
  if (!regionOfAreaCode(areaCode)) return
  for (const digits of candidates(areaCode)) {
    if (parseUsPhone(digits)) yield digits
  }
}

export function isInPool(phoneNumber: string): boolean {
  const areaCode = phoneNumber.slice(2, 5)
  if (!regionOfAreaCode(areaCode) || !parseUsPhone(phoneNumber)) return false
  for (const digits of candidates(areaCode)) if (digits === phoneNumber) return true
  return false
}

const POOL_SIZE = 4_000
const EXCHANGES = 800
const LINES = 9_000

/** The steps are coprime with the ranges, so that no number repeats and neighbours look unrelated. */
function* candidates(areaCode: string): Generator<string> {
  const start = Number(areaCode)
  for (let index = 0; index < POOL_SIZE; index += 1) {
    const exchange = 200 + ((start * 31 + index * 7) % EXCHANGES)
    const line = 1_000 + ((start * 17 + index * 1_237) % LINES)
    if (exchange !== 555) yield `+1${areaCode}${exchange}${line}`
  }
}
