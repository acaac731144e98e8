import { z } from 'zod'
import { LINE_PACK_NAMES } from '../../../../src/billing/packs.ts'
import { DAYS } from '../../../../src/kernel/hours/hours.ts'
import { LANGUAGES_BESIDES_ENGLISH } from '../../../../src/kernel/languages.ts'
import { EXAMPLE_IDS, HOURS_EXAMPLE } from '../examples.ts'
import { count, id, link, pageOf, phone, time } from './fields.ts'

const status = z.enum(['awaiting_payment', 'setting_up', 'queued', 'live', 'closed']).meta({
  description:
    '`awaiting_payment` until the first pack is paid; `setting_up` while it gets its number; `queued` while there is none to be had, which is tried again; `live` when it answers; `closed` when it no longer does.',
  examples: ['live'],
})

const billingMode = z
  .literal('per_minute')
  .meta({ description: 'By the second, 20 seconds at least a call.', examples: ['per_minute'] })

const packName = z.enum(LINE_PACK_NAMES)

const dayHours = z.union([
  z.strictObject({ open: z.string(), close: z.string() }),
  z.literal('closed'),
])

const hours = z
  .strictObject(Object.fromEntries(DAYS.map((day) => [day, dayHours])))
  .meta({ description: 'Opening hours by day.', examples: [HOURS_EXAMPLE] })

const balance = z
  .strictObject({
    seconds: z.int().meta({ description: 'Below zero when the next pack pays for them first.' }),
    minutes_remaining: z.number().meta({ description: 'The same in minutes, to one decimal.' }),
  })
  .meta({ description: 'What is left of the minutes bought.' })

const forwardingCode = z.strictObject({
  carrier: z.string().meta({ description: "The business phone's carrier." }),
  condition: z
    .enum(['no_answer', 'busy', 'unreachable', 'no_answer_and_busy', 'all_conditional', 'always'])
    .meta({ description: 'Which calls are then forwarded.' }),
  start: z
    .string()
    .meta({ description: 'To dial on the business phone; empty where no code exists.' }),
  stop: z.string().nullable().meta({ description: 'Undoes it; null where no code exists.' }),
  note: z.string().meta({ description: 'What else to know, for a person.' }),
})

const directory = z
  .strictObject({
    opted_in: z.boolean(),
    agent_card: link('The public agent card.').nullable(),
  })
  .meta({ description: 'Whether other agents find this business by its number.' })

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

const hoursException = z.strictObject({
  from: z
    .string()
    .meta({ description: 'The first of the days, in the line’s zone: `2026-11-26`.' }),
  to: z.string().meta({ description: 'The last of them.' }),
  open: z.string().nullable().meta({ description: '`9:00 AM`; null when it is closed.' }),
  close: z.string().nullable(),
  says: z.string().nullable().meta({ description: 'What callers are told of it.' }),
})

export const Line = z
  .strictObject({
    id: id('line', 'The id of the line, and of the set-up it came from.'),
    status,
    business_name: z.string(),
    business_phone: phone("The business's own number."),
    number: phone("The line's number, once it has one.").nullable(),
    billing_mode: billingMode,
    balance,
    forwarding: z.array(forwardingCode).meta({
      description: 'How to send calls to the line, by carrier; empty before it has a number.',
    }),
    forwarding_seen_at: time('When a forwarded call first reached the line.').nullable(),
    hours,
    hours_exceptions: z.array(hoursException).meta({
      description: 'Closed days and temporary hours, nearest first; set in the console.',
    }),
    languages: z
      .array(z.enum(LANGUAGES_BESIDES_ENGLISH))
      .meta({ description: 'Languages besides English.' }),
    directory,
    pack: packName.meta({
      description: 'The newest pack paid; before any is, the one that waits for payment.',
    }),
    checkout_url: link('Where the owner pays, while the first payment is awaited.').nullable(),
    created_at: time('When it was set up.'),
    live_at: time('When it began to answer.').nullable(),
  })
  .meta({
    id: 'Line',
    description: 'An answering line, from its set-up on.',
    examples: [LINE_EXAMPLE],
  })

export const LinePage = pageOf(Line, {
  id: 'LinePage',
  description: 'Lines and set-ups that wait for payment.',
  examples: [{ items: [LINE_EXAMPLE], next_before: null }],
})

export const Checkout = z
  .strictObject({
    checkout_url: link("Where the owner pays, on the payment processor's hosted page."),
    pack: packName,
    price_cents: count('In US cents.'),
    minutes: count('Minutes in the pack.'),
  })
  .meta({
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
    business_name: z.string(),
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
