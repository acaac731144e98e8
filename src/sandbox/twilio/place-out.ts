import type { Request } from 'express'
import { TwilioError } from './api-error.ts'
import { type CallRecord, concluded, spokenSeconds } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { field } from './form.ts'
import { parseTwiml } from './twiml.ts'
import { newSid } from './wire.ts'
import { textOf } from './xml.ts'

const PHONE = /^\+[1-9]\d{6,14}$/
const NOT_VALID = 21_211
const NOT_OURS = 21_210
const NO_TWIML = 21_205

/** A call placed by the application: a person answers, hears what its `Twiml` says, and hangs up. */
export function placeOut(carrier: Carrier, request: Request): CallRecord {
  const [to = '', from = '', twiml = ''] = ['To', 'From', 'Twiml'].map((name) =>
    field(request, name),
  )
  if (!PHONE.test(to)) throw new TwilioError(400, NOT_VALID, `The phone number ${to} is not valid.`)
  const number = carrier.numbers.list().find(({ phoneNumber }) => phoneNumber === from)
  if (!number) {
    throw new TwilioError(400, NOT_OURS, `The source phone number ${from} is not yet verified.`)
  }
  const said = saidIn(twiml)
  const now = carrier.sandbox.clock.now()
  const begun: CallRecord = {
    id: newSid('CA'),
    numberSid: number.id,
    from,
    to,
    forwardedFrom: undefined,
    outbound: true,
    status: 'in-progress',
    startedAt: now.toISOString(),
    answeredAt: now.toISOString(),
    endedAt: null,
    endedBy: null,
    durationSeconds: null,
    transcript: said.map((text) => ({ who: 'line', text })),
    errors: [],
  }
  const durationSeconds = spokenSeconds(said)
  const record = concluded(begun, { by: 'line', status: 'completed', now, durationSeconds })
  carrier.calls.put(record)
  return record
}

function saidIn(twiml: string): string[] {
  try {
    return parseTwiml('', twiml)
      .verbs.filter(({ name }) => name === 'Say')
      .map(textOf)
  } catch {
    throw new TwilioError(400, NO_TWIML, 'The sandbox places calls with a Twiml parameter only')
  }
}
