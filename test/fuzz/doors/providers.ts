import fc from 'fast-check'
import {
  attendeeSignature,
  recallHeaders,
  stripeSignature,
  twilioSignature,
} from '../../../src/sandbox/sign-webhooks.ts'
import type { Dice } from '../dice.ts'
import { mutated, oddId, oddText, written } from '../odd.ts'
import type { Site } from '../site.ts'
import { FORM_TYPE, JSON_TYPE, type WireRequest } from '../wire.ts'

/** One in this many is unsigned, or signed by somebody else. */
const UNSIGNED = 12

/** Webhooks of Stripe, Postmark, Recall and Attendee, with signed bodies that they would never send. */
export function webhookDoor(site: Site) {
  const { config } = site.world.app
  const tellings = [stripe, postmark, recall, attendee]
  return (dice: Dice): WireRequest => {
    const { path, good, sign } = dice.pick(tellings)(dice, site)
    const body = written(dice, dice.upTo(3) > 0 ? mutated(dice, good) : good)
    const text = body.toString()
    const signed = dice.oneIn(UNSIGNED) ? dice.pick(FORGED) : sign(config, text)
    return {
      door: 'webhooks',
      from: 'own',
      method: dice.oneIn(60) ? dice.pick(['GET', 'PUT']) : 'POST',
      path: `/webhooks/${path}`,
      headers: { ...(dice.oneIn(20) ? { 'content-type': oddText(dice) } : JSON_TYPE), ...signed },
      body,
    }
  }
}

const FORGED: Record<string, string>[] = [
  {},
  { 'stripe-signature': 't=1,v1=00', 'x-postmark-secret': '', 'x-webhook-signature': 'é' },
  {
    'stripe-signature': 'v1',
    'webhook-id': 'x',
    'webhook-timestamp': '1e99',
    'webhook-signature': 'v1,',
  },
  {
    'stripe-signature': 't=,v1=',
    'x-postmark-secret': 'x'.repeat(2_000),
    'x-webhook-signature': 'x'.repeat(2_000),
  },
]

type Config = Site['world']['app']['config']

function stripe(dice: Dice, { own, spare }: Site) {
  const types = ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed']
  const good = {
    id: `evt_${dice.of(fc.uuid())}`,
    object: 'event',
    type: dice.oneIn(8) ? oddText(dice) : `checkout.session.${dice.pick(types)}`,
    data: {
      object: {
        object: 'checkout.session',
        id: `cs_${oddId(dice, [...own.ids, ...spare.ids])}`,
        status: dice.pick(['complete', 'open', 'expired']),
        payment_status: dice.pick(['paid', 'unpaid', 'no_payment_required']),
        amount_total: 1_000,
        currency: 'usd',
      },
    },
  }
  const sign = ({ stripe }: Config, text: string) => ({
    'stripe-signature': stripeSignature(stripe.webhookSecret, text, new Date()),
  })
  return { path: 'stripe', good, sign }
}

function postmark(dice: Dice, { own, spare }: Site) {
  const isDelivery = dice.oneIn(2)
  const at = dice.pick([
    '2026-11-05T16:33:54.9070259Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999-14:00',
    '2026-02-30T00:00:00Z',
  ])
  const good = {
    RecordType: isDelivery ? 'Delivery' : 'Bounce',
    MessageID: dice.of(fc.uuid()),
    ...(isDelivery ? { DeliveredAt: at } : { BouncedAt: at }),
    Metadata: {
      mail_id: oddId(dice, own.ids),
      account_id: dice.pick([own.accountId, spare.accountId, oddText(dice)]),
    },
  }
  const sign = ({ postmark }: Config) => ({ 'x-postmark-secret': postmark.webhookSecret ?? '' })
  return { path: 'postmark', good, sign }
}

function recall(dice: Dice, { own }: Site) {
  const kinds = [
    'bot.done',
    'bot.fatal',
    'bot.call_ended',
    'bot.in_call_recording',
    'transcript.done',
    'recording.done',
  ]
  const good = {
    event: dice.pick(kinds),
    data: {
      data: { code: 'done', sub_code: null },
      bot: { id: oddId(dice, [...own.ids, dice.of(fc.uuid())]), metadata: {} },
    },
  }
  const id = dice.of(fc.uuid())
  const sign = ({ recall }: Config, text: string) =>
    recallHeaders(
      recall.webhookSecret ?? '',
      { id, body: text } as Parameters<typeof recallHeaders>[1],
      new Date(),
    )
  return { path: 'recall', good, sign }
}

function attendee(dice: Dice, { own }: Site) {
  const good = {
    idempotency_key: dice.of(fc.uuid()),
    bot_id: oddId(dice, [...own.ids, dice.of(fc.uuid())]),
    bot_metadata: null,
    trigger: 'bot.state_change',
    data: {
      new_state: dice.pick(['ended', 'joined_recording', 'fatal_error', oddText(dice)]),
      event_type: 'post_processing_completed',
    },
  }
  const sign = ({ attendee }: Config, text: string) => ({
    'x-webhook-signature': attendeeSeal(attendee.webhookSecret ?? '', text),
  })
  return { path: 'attendee', good, sign }
}

/** Text that is not JSON has no canonical form to sign. */
function attendeeSeal(secret: string, text: string): string {
  try {
    return attendeeSignature(secret, text)
  } catch {
    return 'of-no-json'
  }
}

/** The carrier's forms about calls, signed. */
export function carrierDoor(site: Site) {
  const { config } = site.world.app
  return (dice: Dice): WireRequest => {
    const path = dice.pick(CARRIER_PATHS)
    const form = new URLSearchParams(oddForm(dice, callForm(dice, site)))
    const signature = twilioSignature(config.twilio.authToken, `${config.baseUrl}${path}`, form)
    const header = dice.oneIn(UNSIGNED)
      ? dice.pick([{}, { 'x-twilio-signature': oddText(dice) }])
      : { 'x-twilio-signature': signature }
    return {
      door: 'carrier',
      from: 'own',
      method: dice.oneIn(60) ? 'GET' : 'POST',
      path,
      headers: { ...FORM_TYPE, ...(header as Record<string, string>) },
      body: Buffer.from(dice.oneIn(40) ? `${form}&%`.repeat(3) : String(form)),
    }
  }
}

const CARRIER_PATHS = [
  ...[
    '/voice/incoming',
    '/voice/test-code',
    '/voice/fallback',
    '/voice/relay-ended',
    '/voice/voicemail',
  ],
  ...[
    '/webhooks/twilio/status',
    '/webhooks/twilio/recording-status',
    '/voice/test-code',
    '/webhooks/twilio/sms',
    '/voice/?x=%00',
  ],
]

/** Few calls, so that reports about one come twice, late and out of order. */
function callForm(dice: Dice, { number, testNumber, own }: Site): Record<string, string> {
  return {
    CallSid: `CA${String(dice.upTo(120)).padStart(32, '0')}`,
    From: dice.pick(['+13105550000', '+12123456789', 'anonymous', '', 'sip:a@b', '+18325550100']),
    To: dice.pick([number, number, testNumber, '+14155550100']),
    CallStatus: dice.pick([
      'completed',
      'in-progress',
      'busy',
      'failed',
      'no-answer',
      'canceled',
      'ringing',
    ]),
    CallDuration: dice.oneIn(2)
      ? '5'
      : dice.pick(['0', '61', '-1', '1e9', '99999999999', 'NaN', '']),
    SessionStatus: dice.pick(['failed', 'completed', 'ended']),
    ...(dice.oneIn(3) ? { ForwardedFrom: '+15128422671' } : {}),
    ...(dice.oneIn(4) ? { StirVerstat: 'TN-Validation-Passed-A' } : {}),
    ...(dice.oneIn(2)
      ? { Digits: dice.pick([own.testCode, '0000', '12', '#', '*']) }
      : { SpeechResult: dice.pick(['four two one nine', 'hello', oddText(dice)]) }),
    ...(dice.oneIn(3)
      ? {
          RecordingUrl: dice.pick([
            `https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE${'0'.repeat(32)}`,
            'http://127.0.0.1:1/x',
            oddText(dice),
          ]),
        }
      : {}),
  }
}

/** A form whose fields are repeated, missing, lists, or have values nobody sends. */
export function oddForm(dice: Dice, fields: Record<string, string>): [string, string][] {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const kind = dice.upTo(30)
    if (kind === 0) return []
    if (kind === 1)
      return [
        [name, value],
        [name, oddText(dice)],
      ]
    if (kind === 2) return [[`${name}[]`, value]]
    if (kind === 3) return [[`${name}[a]`, value]]
    return [[name, kind < 7 ? oddText(dice) : value]]
  })
  if (dice.oneIn(15)) pairs.push([oddText(dice), oddText(dice)])
  return pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])
}
