import { z } from 'zod'
import { LINE_PACK_NAMES, packInWords } from '../billing/minute-packs.ts'
import { DEFAULT_HOURS, parseHours, type WeekHours } from '../kernel/hours/hours.ts'
import { HOURS_JSON_SCHEMA } from '../kernel/hours/hours-schema.ts'
import { LANGUAGES_BESIDES_ENGLISH } from '../kernel/languages.ts'
import { isTollFree, parseUsPhone } from '../kernel/phone.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import { text } from '../kernel/text/text-schema.ts'

export const EXTRA_CHARACTERS_MAX = 600
const SERVICES_MAX = 12
const SERVICE_CHARACTERS_MAX = 120

const usPhone = text(40)
  .meta({ examples: ['(512) 842-2671'] })
  .transform((value, context) => {
    const phone = parseUsPhone(value)
    if (phone) return phone
    context.addIssue({ code: 'custom', message: 'not a US number' })
    return z.NEVER
  })

const US_PHONE_FORMS =
  'Any common US form, with the area code: `(512) 842-2671`, `512-842-2671`, `+15128422671`.'

function readHours(value: unknown, context: z.core.$RefinementCtx): WeekHours {
  const read = parseHours(value)
  if ('hours' in read) return read.hours
  for (const { path, message } of read.problems) {
    context.addIssue({ code: 'custom', path, message })
  }
  return z.NEVER
}

const services = z
  .array(text(SERVICE_CHARACTERS_MAX))
  .max(SERVICES_MAX, `more than ${SERVICES_MAX}`)
const languages = z.array(z.enum(LANGUAGES_BESIDES_ENGLISH)).max(20)
const hours = z
  .unknown()
  .meta(HOURS_JSON_SCHEMA)
  .optional()
  .transform((value, context) => (value === undefined ? DEFAULT_HOURS : readHours(value, context)))

export const linePackName = z
  .string()
  .refine(
    (name): name is (typeof LINE_PACK_NAMES)[number] =>
      LINE_PACK_NAMES.some((known) => known === name),
    { message: `not one of ${LINE_PACK_NAMES.join(', ')}`, params: { code: 'pack_not_available' } },
  )
  .meta({
    enum: LINE_PACK_NAMES,
    description: `${LINE_PACK_NAMES.map(describePack).join('; ')}.`,
    examples: ['min40'],
  })

/** The input of a line set-up (contract §2.3). Phone numbers become E.164, hours WeekHours. */
export const LineSetup = z.strictObject({
  businessName: text(120).meta({
    description: 'What callers hear the line answer as.',
    examples: ['Lopez Plumbing'],
  }),
  businessPhone: usPhone.meta({
    description: `The number that callers dial. ${US_PHONE_FORMS}`,
  }),
  ownerMobile: usPhone
    .refine((phone) => !isTollFree(phone), 'a toll-free number is no mobile')
    .meta({
      description: `The owner's mobile, not toll-free. ${US_PHONE_FORMS}`,
    }),
  // Anything but `true`, or a missing value, means not confirmed.
  ownerConfirmedTerms: z
    .boolean()
    .catch(false)
    .refine((confirmed) => confirmed, {
      message: 'the owner must read and accept the terms first',
      params: { code: 'terms_not_confirmed' },
    })
    .meta({
      const: true,
      description: 'Send true only after the owner has read the terms at `/terms` and agreed.',
      examples: [true],
    }),
  pack: linePackName.default('min40'),
  country: z
    .string()
    .refine((country) => country === 'US', {
      message: 'only US is supported',
      params: { code: 'unsupported_country' },
    })
    .default('US')
    .meta({ enum: ['US'], description: 'Lines are for US businesses.', examples: ['US'] }),
  city: text(80)
    .optional()
    .meta({ description: 'The city of the business.', examples: ['Austin'] }),
  description: text(300)
    .optional()
    .meta({
      description: 'What the business does, in a sentence.',
      examples: ['Plumbers for houses, day and night.'],
    }),
  services: services.default([]).meta({
    description: 'What callers can ask for.',
    examples: [['water heaters', 'drain cleaning']],
  }),
  extra: text(EXTRA_CHARACTERS_MAX)
    .optional()
    .meta({
      description: 'Anything else the line should know.',
      examples: ['We do not work on gas lines.'],
    }),
  languages: languages
    .default([])
    .meta({ description: 'Languages besides English.', examples: [['es']] }),
  hours,
})

const { businessName, businessPhone, ownerMobile, city, description, extra } = LineSetup.shape

/** Whether a caller with a known name is asked "Is this Dana?". */
const greetsByName = z.boolean()

export const MESSAGE_COPIES_MAX = 5

/** Each once, whatever its case. */
const messageCopies = z
  .array(z.string().trim().toLowerCase().pipe(emailAddress()))
  .max(MESSAGE_COPIES_MAX, `more than ${MESSAGE_COPIES_MAX}`)
  .transform((addresses) => [...new Set(addresses)])

/** The same with fields that the contract does not have: for GraphQL and the console. */
export const LineOrder = LineSetup.extend({
  greetsByName: greetsByName.default(false).meta({
    description:
      'Whether a caller whose number has a name among the contacts is asked "Is this Dana?" ' +
      'instead of name and number.',
  }),
  messageCopies: messageCopies.default([]).meta({
    description:
      `Up to ${MESSAGE_COPIES_MAX} addresses that get the mail about each message, ` +
      "besides the account's.",
  }),
})

/** What can change after set-up, by the same rules. Fields left out do not change; null clears. */
export const LineChange = z.strictObject({
  businessName: businessName.nullish(),
  businessPhone: businessPhone.nullish(),
  ownerMobile: ownerMobile.nullish(),
  city: city.nullable(),
  description: description.nullable(),
  services: services.nullish(),
  extra: extra.nullable(),
  languages: languages.nullish(),
  hours: z.unknown().transform(readHours).nullish(),
  greetsByName: greetsByName.nullish(),
  messageCopies: messageCopies.nullish(),
})

function describePack(name: (typeof LINE_PACK_NAMES)[number]): string {
  return `\`${name}\`: ${packInWords(name)}`
}
