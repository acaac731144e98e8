import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { regionOfAreaCode } from './area-codes.ts'
import type { CallRecord } from './call-record.ts'
import { API_VERSION } from './wire.ts'

/** The parameters of every webhook of a call. Twilio leaves unknown place fields empty. */
export function callParameters(accountSid: string, record: CallRecord): Record<string, string> {
  return {
    AccountSid: accountSid,
    ApiVersion: API_VERSION,
    CallSid: record.id,
    CallStatus: record.status,
    Direction: 'inbound',
    From: record.from,
    Caller: record.from,
    To: record.to,
    Called: record.to,
    ...places(['From', 'Caller'], record.from),
    ...places(['To', 'Called'], record.to),
    ...(record.forwardedFrom
      ? { ForwardedFrom: record.forwardedFrom, CalledVia: record.forwardedFrom }
      : {}),
  }
}

function places(prefixes: readonly string[], phone: string): Record<string, string> {
  const country = parsePhoneNumberFromString(phone)?.country ?? ''
  const state = country === 'US' ? regionOfAreaCode(phone.slice(2, 5)) : undefined
  return Object.fromEntries(
    prefixes.flatMap((prefix) => [
      [`${prefix}City`, ''],
      [`${prefix}State`, state ?? ''],
      [`${prefix}Zip`, ''],
      [`${prefix}Country`, country],
    ]),
  )
}
