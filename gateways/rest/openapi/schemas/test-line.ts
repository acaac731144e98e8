import { z } from 'zod'
import { count, link, phone, time } from './fields.ts'

export const TestLine = z
  .strictObject({
    sandbox: z.boolean().meta({ description: 'Nothing is booked, sent or charged.' }),
    test_number: z.string().meta({ description: 'The shared number to call.' }),
    test_number_e164: phone('The same number.'),
    test_code: z.string().meta({ description: 'To key in when asked.', pattern: '^\\d{4}$' }),
    hear_url: link('Plays the same receptionist in a browser.'),
    expires_at: time('Until when the code works: 24 hours.'),
    calls_allowed: count('Calls per code.'),
    how: z.string().meta({ description: 'What to do, for a person.' }),
  })
  .meta({
    id: 'TestLine',
    description: 'A code that reaches a receptionist on the shared test number.',
    examples: [
      {
        sandbox: true,
        test_number: '(512) 555-0100',
        test_number_e164: '+15125550100',
        test_code: '4821',
        hear_url: 'https://frontdesk.example.com/hear/4821-h7Qd0sLm_x2A',
        expires_at: '2026-11-22T09:00:00.000Z',
        calls_allowed: 5,
        how: 'Call (512) 555-0100, key in or say 4821 when asked, and talk to it like a customer.',
      },
    ],
  })
