import { z } from 'zod'
import { text } from '../kernel/text/text-schema.ts'

/** The trades that a test line can play (contract §4.2). */
export const TRADES = [
  'vet',
  'garage',
  'lock',
  'hvac',
  'plumbing',
  'roofing',
  'electrical',
  'pest',
  'appliance',
] as const

export type Trade = (typeof TRADES)[number]

const SERVICES_MAX = 12
const SERVICE_CHARACTERS_MAX = 120

const timeZone = text(64)
  .meta({ examples: ['America/Chicago'] })
  .transform((name, context) => {
    const known = timeZoneNamed(name)
    if (known) return known
    context.addIssue({ code: 'custom', message: 'not an IANA time zone' })
    return z.NEVER
  })

/** The input of a test line (contract §4.2). The time zone is stored under its canonical name. */
export const TestLineOrder = z.strictObject({
  businessName: text(80).meta({
    description: 'The business the receptionist answers as.',
    examples: ['Lopez Plumbing'],
  }),
  trade: z.enum(TRADES).meta({ description: 'What the business does.', examples: ['plumbing'] }),
  area: text(100)
    .optional()
    .meta({ description: 'Town or area.', examples: ['Austin'] }),
  hours: text(400)
    .optional()
    .meta({
      description: 'Opening hours in words.',
      examples: ['Weekdays nine to five'],
    }),
  services: z
    .array(text(SERVICE_CHARACTERS_MAX))
    .max(SERVICES_MAX, `more than ${SERVICES_MAX}`)
    .default([])
    .meta({ description: 'What callers can ask for.', examples: [['water heaters']] }),
  timezone: timeZone
    .default('America/New_York')
    .meta({ description: 'IANA time zone; America/New_York when left out.' }),
})

/** `Intl` is the table of zones; it also accepts offsets such as `+05:00`, which are no places. */
function timeZoneNamed(name: string): string | undefined {
  if (/^[+-]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
