import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'

declare const brand: unique symbol

/** A validated US number: `+1` and ten digits. Only `parseUsPhone` creates one. */
export type E164 = string & { readonly [brand]: 'E164' }

const TOLL_FREE = /^\+18(00|33|44|55|66|77|88)/
const N11 = /^\+1(\d{3})?[2-9]11/
const PREMIUM_EXCHANGE = /^\+1\d{3}976/
const FICTION = /^\+1\d{3}55501\d\d$/
const DIRECTORY_ASSISTANCE = /^\+1\d{3}5551212$/
const REFUSED = [N11, PREMIUM_EXCHANGE, FICTION, DIRECTORY_ASSISTANCE]

/** Where US numbers are: the states, and territories in the same numbering plan with their own area codes. */
const US_PLACES = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS'])
/** Only for American Samoa do fixed and mobile numbers differ by type. */
const BUSINESS_TYPES = new Set(['FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'MOBILE', 'TOLL_FREE'])
const PASTED_CHARACTERS_MAX = 80

/** US area codes in service (NANPA) that libphonenumber's metadata does not know yet. */
const NEWER_AREA_CODE = /^\+1(357|436|457|471|483|624|679|729|837|861|924)[2-9]\d{6}$/

/**
 * Parses any common US form (`(415) 555-2671`, `415.555.2671`, `+1 415 555 2671`) to E.164. A number may be pasted with
 * direction marks and as a `tel:` link. Refuses Canada and the Caribbean beyond US territories, N11, 555-01xx, 900, 976
 * and similar, and extensions (docs/providers.md §2).
 */
export function parseUsPhone(pasted: string): E164 | undefined {
  if (pasted.length > PASTED_CHARACTERS_MAX) return undefined
  const text = pasted.replace(/\p{Cf}/gu, '').replace(/^\s*tel:/i, '')
  if (text.length > 40 || /[a-z]{2,}|[#;]/i.test(text)) return undefined
  const parsed = parsePhoneNumberFromString(text.trim(), { defaultCountry: 'US', extract: false })
  if (!parsed || parsed.ext || !isUsBusinessPhone(parsed)) return undefined
  if (REFUSED.some((pattern) => pattern.test(parsed.number))) return undefined
  return parsed.number as string as E164
}

export function isTollFree(phone: E164): boolean {
  return TOLL_FREE.test(phone)
}

/** `+14155552671` as `(415) 555-2671`, for people. */
export function formatUsPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** The area code: `+14155552671` → `415`. */
export function areaCode(phone: E164): string {
  return phone.slice(2, 5)
}

/** The E.164 number of a carrier's caller id, or null if it is withheld (`anonymous`, `+266696687`). */
export function callerNumber(from: string): string | null {
  const withheld = from === '+266696687' || from === '+86282452253'
  return !withheld && /^\+[1-9]\d{6,14}$/.test(from) ? from : null
}

/**
 * Parses a number of any country as people write it: US forms without a code, others with `+`. An extension is dropped,
 * because calls never come from one. Returns E.164, or null if it cannot be a caller id.
 */
export function parseAnyPhone(pasted: string): string | null {
  if (pasted.length > PASTED_CHARACTERS_MAX || /[;#*]|[a-z]{3,}/i.test(bare(pasted))) return null
  const parsed = parsePhoneNumberFromString(bare(pasted), { defaultCountry: 'US', extract: false })
  return parsed?.isPossible() ? callerNumber(parsed.number) : null
}

/** Removes direction marks, `tel:` and an extension. */
function bare(pasted: string): string {
  const text = pasted.replace(/\p{Cf}/gu, '').trim()
  return text.replace(/^tel:/i, '').replace(/[\s,;]*(?:ext|extension|x)[\s.=:]*\d{1,8}$/i, '')
}

/** Checks the type, so that 900 and personal 5XX codes stay excluded when more of them are opened. */
function isUsBusinessPhone(parsed: PhoneNumber): boolean {
  if (NEWER_AREA_CODE.test(parsed.number)) return true
  const type = parsed.country && US_PLACES.has(parsed.country) ? parsed.getType() : undefined
  return type !== undefined && BUSINESS_TYPES.has(type)
}
