import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples.ts'
import { count, id, pageOf, phone, time } from './fields.ts'

const CALL_EXAMPLE = {
  id: EXAMPLE_IDS.call,
  at: '2026-11-21T02:14:31.250Z',
  caller: '+15125550117',
  duration_seconds: 87,
  summary: 'Ana Ruiz has a leaking water heater and asks for a call back.',
  urgent: true,
}

const Call = z
  .strictObject({
    id: id('call', 'The id of the call.'),
    at: time('When the line answered.').nullable(),
    caller: phone('Who called; null when withheld.').nullable(),
    duration_seconds: count('From answer to hang-up.'),
    summary: z.string().meta({ description: 'What it was about.' }),
    urgent: z.boolean().meta({ description: 'Whether it should not wait.' }),
  })
  .meta({ id: 'Call', description: 'A call that the line answered and that is over.' })

export const CallPage = pageOf(Call, {
  id: 'CallPage',
  description: 'Calls, newest first.',
  examples: [{ items: [CALL_EXAMPLE], next_before: null }],
})
