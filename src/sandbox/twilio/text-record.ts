import { segmentsOf } from './segments.ts'
import { rfc2822 } from './wire.ts'

/** An accepted text. `id` is its SID; `at` is ISO 8601. */
export type TextRecord = {
  id: string
  from: string
  to: string
  body: string
  at: string
  /** Twilio's error code when the text did not arrive. */
  errorCode?: number
}

/** The text as `Messages/{Sid}.json` returns it; here every text is delivered at once, or never. */
export function renderText(text: TextRecord, accountSid: string) {
  const { id, from, to, body, at, errorCode } = text
  const time = rfc2822(new Date(at))
  return {
    sid: id,
    account_sid: accountSid,
    api_version: '2010-04-01',
    messaging_service_sid: null,
    from,
    to,
    body,
    direction: 'outbound-api',
    status: errorCode === undefined ? 'delivered' : 'undelivered',
    num_segments: String(segmentsOf(body)),
    num_media: '0',
    price: null,
    price_unit: 'USD',
    error_code: errorCode ?? null,
    error_message: null,
    date_created: time,
    date_sent: time,
    date_updated: time,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${id}.json`,
    subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${id}/Media.json` },
  }
}
