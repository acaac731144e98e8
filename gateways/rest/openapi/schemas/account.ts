import { z } from 'zod'
import { linePacks, meetingPacks, type Pack } from '../../../../src/billing/minute-packs.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { count, id, time } from './fields.ts'
import { Line } from './line.ts'

const MinutePack = z.strictObject({
  pack: z.string().meta({ description: 'The name to order it by.' }),
  minutes: count('Minutes in the pack.'),
  price_cents: count('In US cents.'),
})

const meetingMinutes = z
  .strictObject({
    balance: z.int().meta({ description: 'What was bought or given and not charged yet.' }),
    reserved: count('Reserved for meetings that are booked.'),
    available: z.int().meta({ description: 'What a new meeting can reserve.' }),
    free: count('Of the balance, the free ones; they are spent first.'),
  })
  .meta({ description: 'Of meeting notes, in whole minutes.' })

export const Account = z
  .strictObject({
    id: id('acct', 'The id of the account.'),
    email: z.string().meta({ format: 'email', description: 'Where everything is mailed.' }),
    created_at: time('When it was opened.'),
    lines: z.array(Line).meta({ description: 'The newest 100, set-ups among them.' }),
    minute_packs: z.array(MinutePack).meta({ description: 'Packs for lines.' }),
    meeting_packs: z.array(MinutePack).meta({ description: 'Packs of meeting minutes.' }),
    meeting_minutes: meetingMinutes,
    saved_recipients: z
      .array(z.string().meta({ format: 'email' }))
      .meta({ description: 'Who gets every recap unless a meeting names its own.' }),
  })
  .meta({
    id: 'Account',
    description: 'The account behind the key.',
    examples: [
      {
        id: EXAMPLE_IDS.account,
        email: 'ana@example.com',
        created_at: '2026-11-20T16:40:00.000Z',
        lines: [],
        minute_packs: linePacks().map(onTheWire),
        meeting_packs: meetingPacks().map(onTheWire),
        meeting_minutes: { balance: 30, reserved: 0, available: 30, free: 30 },
        saved_recipients: ['team@example.com'],
      },
    ],
  })

function onTheWire({ name, minutes, priceCents }: Pack) {
  return { pack: name, minutes, price_cents: priceCents }
}
