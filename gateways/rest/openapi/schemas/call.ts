import { CallFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { count, id, nullableTime, pageOf, phone } from './fields.ts'

const CALL_EXAMPLE = {
  id: EXAMPLE_IDS.call,
  at: '2026-11-21T02:14:31.250Z',
  caller: '+15125550117',
  duration_seconds: 87,
  summary: 'Ana Ruiz has a leaking water heater and asks for a call back.',
  urgent: true,
}

const Call = shapeOf(CallFieldsFragmentDoc, {
  id: id('call'),
  at: nullableTime,
  caller: phone(),
  duration_seconds: count(),
}).meta({ id: 'Call', description: 'A call that the line answered and that is over.' })

export const CallPage = pageOf(Call, {
  id: 'CallPage',
  description: 'Calls, newest first.',
  examples: [{ items: [CALL_EXAMPLE], next_before: null }],
})
