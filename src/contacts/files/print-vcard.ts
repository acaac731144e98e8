import ICAL from 'ical.js'
import { formatUsPhone } from '../../kernel/phone.ts'
import type { ContactView } from '../read-contacts.ts'

export type VcardVersion = '3.0' | '4.0'

const CATEGORY = { vip: 'VIP', blocked: 'Blocked' } as const

/**
 * A contact as a vCard for phones and mail programs, lines folded, ended by CRLF. A card must have a name: a contact
 * without one gets its number as name, which becomes no name again on import.
 */
export function printVcard(contact: ContactView, version: VcardVersion): string {
  const { phone, notes, mark } = contact
  const name = contact.name ?? contact.heardName
  const tel =
    version === '4.0' ? ['tel', {}, 'uri', `tel:${phone}`] : ['tel', {}, 'phone-number', phone]
  const properties = [
    ['version', {}, 'text', version],
    ['fn', {}, 'text', name ?? formatUsPhone(phone)],
    ['n', {}, 'text', nameParts(name)],
    tel,
    ...(notes === null ? [] : [['note', {}, 'text', notes]]),
    ...(mark === null ? [] : [['categories', {}, 'text', CATEGORY[mark]]]),
  ]
  const design = version === '4.0' ? ICAL.design.vcard : ICAL.design.vcard3
  return `${ICAL.stringify.component(['vcard', properties, []], design)}\r\n`
}

/** The last word is taken as the family name; FN is what is shown. */
function nameParts(name: string | null): string[] {
  const words = name?.split(' ') ?? []
  const family = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [family, words.slice(0, Math.max(1, words.length - 1)).join(' '), '', '', '']
}
