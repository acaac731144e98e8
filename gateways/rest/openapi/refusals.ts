import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import type { ApiErrorCode } from '../../../src/kernel/errors.ts'
import { STATUS } from '../errors.ts'
import { challenge, limitHeaders, retryAfter, retryAfterIfAny } from './headers.ts'

/** The error codes a REST client can get. `forbidden` is only for GraphQL. */
export type WireCode = Exclude<ApiErrorCode, 'forbidden'>

/** Codes that any operation can return. */
const EVERYWHERE = ['invalid_api_key', 'rate_limited', 'unavailable', 'internal_error'] as const

/** Codes that any POST can return. */
const ON_POST = [
  'invalid_request',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'body_too_large',
  'json_only',
] as const

/** The documented refusals of an operation by status, from the table of codes in `errors.ts`. */
export function refusals(method: 'get' | 'post', own: readonly WireCode[]) {
  const codes = [...new Set([...own, ...(method === 'post' ? ON_POST : []), ...EVERYWHERE])]
  const byStatus = Map.groupBy(codes, (code) => STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => [String(status), refusal(status, these)]),
  )
}

function refusal(status: number, codes: readonly WireCode[]): ZodOpenApiResponseObject {
  const body = z.strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'Stable; switch on this.' }),
      message: z.string().meta({ description: 'For a person; may change.' }),
    }),
  })
  return {
    description: codes.map((code) => `\`${code}\`: ${MEANINGS[code][0]}`).join(' '),
    headers: headersOf(status, codes),
    content: {
      'application/json': {
        schema: body,
        examples: Object.fromEntries(
          codes.map((code) => {
            const [summary, message] = MEANINGS[code]
            return [code, { summary, value: { error: { code, message } } }]
          }),
        ),
      },
    },
  }
}

function headersOf(status: number, codes: readonly WireCode[]) {
  const limits =
    status === STATUS.invalid_api_key ? { 'WWW-Authenticate': challenge } : limitHeaders
  const waiting = codes.filter((code) => WAITS.has(code))
  if (waiting.length === 0) return z.object(limits)
  const always = waiting.length === codes.length
  return z.object({ ...limits, 'Retry-After': always ? retryAfter : retryAfterIfAny })
}

/** Codes that say how long to wait. */
const WAITS: ReadonlySet<WireCode> = new Set([
  'rate_limited',
  'test_line_limit',
  'idempotency_in_progress',
  'unavailable',
])

/** What each code means, and an example of its message. */
const MEANINGS: Record<WireCode, readonly [meaning: string, message: string]> = {
  invalid_api_key: [
    'No key, an unknown key or a revoked one; or a path or method that does not exist.',
    'Send a valid API key: Authorization: Bearer <API_KEY>.',
  ],
  rate_limited: ['Too many requests for this key.', 'Too many requests for this key; wait 12 s.'],
  body_too_large: ['The body is over 64 KB.', 'The body is larger than 65536 bytes.'],
  json_only: [
    'The body must be `application/json`.',
    'The body must be application/json in UTF-8.',
  ],
  invalid_request: [
    'Something in the request is not right; the message names the field.',
    'business_phone: not a US number',
  ],
  terms_not_confirmed: [
    'The owner has not agreed to the terms.',
    'owner_confirmed_terms: the owner must read and accept the terms first',
  ],
  unsupported_country: ['Lines are for US businesses.', 'country: only US is supported'],
  meeting_url_required: [
    'A meeting link that can be joined is required.',
    'meeting_url: not a link to a call on Zoom, Google Meet or Microsoft Teams',
  ],
  insufficient_minutes: [
    'Fewer meeting minutes are left than the meeting would reserve.',
    'Not enough meeting minutes left.',
  ],
  already_scheduled: [
    'A note-taker is already on its way to this link; the message names the meeting.',
    'meeting_url: mtg_01kagq5m3vf8t9x2r4c6b7d8e9 is already scheduled for this link',
  ],
  meeting_finished: [
    'The meeting is over.',
    'This meeting is over; there is nothing left to cancel.',
  ],
  pack_not_available: ['No such pack, or not for this line.', 'pack: not one of min40, min200'],
  idempotency_key_reused: [
    'The Idempotency-Key came with another request before.',
    'This Idempotency-Key was used for another request.',
  ],
  idempotency_in_progress: [
    'The first request with this Idempotency-Key is still being worked on; try again.',
    'The first request with this Idempotency-Key is still being worked on; try again in a moment.',
  ],
  not_found: ['Not found, or it belongs to another account.', 'No such line.'],
  not_ready: ['It does not exist yet; ask again later.', 'The recap is not there yet.'],
  test_line_limit: [
    'An account gets three test lines a day.',
    'No more test lines today; wait 3600 s.',
  ],
  line_setup_unavailable: [
    'Lines cannot be set up or paid for at the moment.',
    'New lines are not being set up at the moment.',
  ],
  test_lines_unavailable: [
    'There are no test lines on this deployment, or every code is in use; then `Retry-After` says when one is free.',
    'Test lines are switched off on this deployment. No code was given out.',
  ],
  not_enabled: [
    'Meeting notes are switched off on this deployment.',
    'Meeting notes are switched off on this deployment. Nothing was booked or reserved.',
  ],
  unavailable: [
    'Too much at once, or the database cannot be reached; nothing was done, try again.',
    'Too busy, or not reachable, just now; try again shortly.',
  ],
  internal_error: ['Something failed on our side; try again.', 'Something went wrong on our side.'],
}
