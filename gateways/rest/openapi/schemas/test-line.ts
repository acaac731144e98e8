import { z } from 'zod'
import { TestLineFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { count, link, phone } from './fields.ts'

export const TestLine = shapeOf(TestLineFieldsFragmentDoc, {
  test_number_e164: phone(),
  test_code: z.string().meta({ pattern: '^\\d{4}$' }),
  hear_url: link(),
  calls_allowed: count(),
}).meta({
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
