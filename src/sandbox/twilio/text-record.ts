import { rfc2822 } from './wire.ts'

/** A text that was taken on. `id` is its SID; `at` is ISO 8601. */
export type TextRecord = { id: string; from: string; to: string; body: string; at: string }

/** The text as `Messages/{Sid}.json` shows it: here all of them arrive at once. */
export function renderText({ id, from, to, body, at }: TextRecord, accountSid: string) {
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
    status: 'delivered',
    num_segments: '1',
    num_media: '0',
    price: null,
    price_unit: 'USD',
    error_code: null,
    error_message: null,
    date_created: time,
    date_sent: time,
    date_updated: time,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${id}.json`,
    subresource_uris: { media: `/2010-04-01/Accounts/${accountSid}/Messages/${id}/Media.json` },
  }
}
