import { areaCode, type E164 } from '../phone.ts'
import { PLACES } from './area-code-places.ts'

/** The IANA zone of a number's area code; toll-free numbers, which have no location, get `America/New_York`. */
export function timeZoneOfUsPhone(phone: E164): string {
  return PLACES.get(areaCode(phone))?.zone ?? 'America/New_York'
}
