import { callerNumber } from '../../../kernel/phone.ts'

const NORTH_AMERICA = /^[2-9]\d{2}[2-9]\d{6}$/
const SERVICE = /^(?:\d{3})?[2-9]11|^900|^\d{3}976/
const EXIT_CODE = /^(?:011|00)(?=[1-9])/

/**
 * E.164 for ten digits (North America, since callers may live outside the US and films use 555), or for a number said
 * with a country code; null when it cannot be dialled.
 */
export function dialable(digits: string, international: boolean): string | null {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (NORTH_AMERICA.test(national))
    return SERVICE.test(national) ? null : callerNumber(`+1${national}`)
  const abroad = digits.replace(EXIT_CODE, '')
  if (!international && abroad === digits) return null
  return abroad.startsWith('1') || abroad.length < 8 ? null : callerNumber(`+${abroad}`)
}
