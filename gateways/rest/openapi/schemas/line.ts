import { z } from 'zod'
import { LINE_PACK_NAMES } from '../../../../src/billing/minute-packs.ts'
import { DAYS } from '../../../../src/kernel/hours/hours.ts'
import { LANGUAGES_BESIDES_ENGLISH } from '../../../../src/kernel/languages.ts'
import { CheckoutFieldsFragmentDoc, LineFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS, HOURS_EXAMPLE } from '../examples.ts'
import { count, id, link, pageOf, phone } from './fields.ts'

const billingMode = z.literal('per_minute').meta({
  description: 'By the second; each call costs at least 20 seconds.',
  examples: ['per_minute'],
})

const businessName = z.string().meta({ description: 'What callers hear the line answer as.' })

const packName = z.enum(LINE_PACK_NAMES)

const DAY = 'Clock times: `9:00 AM`. A `close` at or before `open` is the next day’s.'

const dayHours = z.union([
  z
    .strictObject({ open: z.string(), close: z.string() })
    .meta({ id: 'DayHours', description: DAY }),
  z.literal('closed'),
])

const shape = shapeOf(LineFieldsFragmentDoc, {
  id: id('line'),
  business_name: businessName,
  business_phone: phone(),
  number: phone(),
  billing_mode: billingMode,
  'forwarding.condition': z.enum([
    'no_answer',
    'busy',
    'unreachable',
    'no_answer_and_busy',
    'all_conditional',
    'always',
  ]),
  hours: z
    .strictObject(Object.fromEntries(DAYS.map((day) => [day, dayHours])))
    .meta({ examples: [HOURS_EXAMPLE] }),
  languages: z.array(z.enum(LANGUAGES_BESIDES_ENGLISH)),
  'directory.agent_card': link(),
  pack: packName,
  checkout_url: link(),
})

const LINE_EXAMPLE = {
  id: EXAMPLE_IDS.line,
  status: 'live',
  business_name: 'Lopez Plumbing',
  business_phone: '+15128422671',
  number: '+15125550142',
  billing_mode: 'per_minute',
  balance: { seconds: 2_313, minutes_remaining: 38.5 },
  forwarding: [
    {
      carrier: 'Verizon',
      condition: 'no_answer_and_busy',
      start: '*715125550142',
      stop: '*73',
      note: 'Wait for the confirmation, then hang up. A few prepaid plans do not offer it.',
    },
  ],
  forwarding_seen_at: '2026-11-21T09:12:00.000Z',
  hours: HOURS_EXAMPLE,
  hours_exceptions: [
    {
      from: '2026-11-26',
      to: '2026-11-27',
      open: null,
      close: null,
      says: 'closed for Thanksgiving',
    },
  ],
  languages: ['es'],
  directory: { opted_in: false, agent_card: null },
  pack: 'min40',
  checkout_url: null,
  created_at: '2026-11-21T09:00:00.000Z',
  live_at: '2026-11-21T09:02:10.000Z',
}

export const Line = shape.meta({
  id: 'Line',
  description: 'An answering line, from its set-up on.',
  examples: [LINE_EXAMPLE],
})

export const LinePage = pageOf(Line, {
  id: 'LinePage',
  description: 'Lines and set-ups that wait for payment.',
  examples: [{ items: [LINE_EXAMPLE], next_before: null }],
})

export const Checkout = shapeOf(CheckoutFieldsFragmentDoc, {
  checkout_url: link(),
  pack: packName,
  price_cents: count(),
  minutes: count(),
}).meta({
  id: 'Checkout',
  description: 'A pack that waits for its payment.',
  examples: [
    {
      checkout_url: 'https://checkout.example.com/c/pay/cs_1',
      pack: 'min200',
      price_cents: 5_000,
      minutes: 200,
    },
  ],
})

export const LineSetupResult = z
  .strictObject({
    setup_id: id('line', 'The id of the line that this becomes.'),
    status: z
      .literal('awaiting_payment')
      .meta({ description: 'Nothing is built before the payment.' }),
    business_name: businessName,
    business_phone: phone("The business's own number."),
    pack: packName,
    billing_mode: billingMode,
    minutes: count('Minutes in the pack.'),
    price_cents: count('In US cents.'),
    checkout_url: link("Where the owner pays, on the payment processor's hosted page."),
    // biome-ignore lint/suspicious/noThenProperty: the contract's name, and its value is text
    then: z.string().meta({ description: 'What follows the payment, for a person.' }),
  })
  .meta({
    id: 'LineSetupResult',
    description: 'A set-up that waits for the payment of its first pack.',
    examples: [
      {
        setup_id: EXAMPLE_IDS.line,
        status: 'awaiting_payment',
        business_name: 'Lopez Plumbing',
        business_phone: '+15128422671',
        pack: 'min40',
        billing_mode: 'per_minute',
        minutes: 40,
        price_cents: 1_000,
        checkout_url: 'https://checkout.example.com/c/pay/cs_1',
        // biome-ignore lint/suspicious/noThenProperty: the contract's name, and its value is text
        then: 'Once the pack is paid, we get the line its number and mail it to ana@example.com.',
      },
    ],
  })
