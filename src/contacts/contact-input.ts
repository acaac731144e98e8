import { z } from 'zod'
import { ContactMark } from '../../prisma/generated/client/enums.ts'
import { parseAnyPhone } from '../kernel/phone.ts'
import { plainText } from '../kernel/text/plain-text.ts'
import { text } from '../kernel/text/text-schema.ts'

export const NAME_CHARACTERS_MAX = 120
export const NOTES_CHARACTERS_MAX = 2_000
const PHONE_CHARACTERS_MAX = 80

export const contactPhone = text(PHONE_CHARACTERS_MAX).transform((value, context) => {
  const phone = parseAnyPhone(value)
  if (phone !== null) return phone
  context.addIssue({ code: 'custom', message: 'is no phone number' })
  return z.NEVER
})
/** On one line. */
export const contactName = text(NAME_CHARACTERS_MAX).transform(plainText)
/** Keeps line breaks, removes characters that steer a display. */
export const contactNotes = text(NOTES_CHARACTERS_MAX).transform((value) =>
  value
    .split(/\r\n|[\r\n]/)
    .map(plainText)
    .join('\n')
    .trim(),
)
export const contactMark = z.enum(ContactMark)

/** The changeable fields of a contact. Fields left out do not change; null clears. */
export const ContactChange = z.strictObject({
  name: contactName.nullable().optional(),
  notes: contactNotes.nullable().optional(),
  mark: contactMark.nullable().optional(),
})

export const NewContact = ContactChange.extend({ phone: contactPhone })
