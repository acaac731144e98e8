import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attendeeSignature,
  stripeSignature,
  twilioSignature,
} from '../../src/sandbox/sign-webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

const secret = (name: string) => Buffer.from(`${name}-of-the-two-secrets-test`).toString('base64')
const both = (name: string) => `${secret(`new ${name}`)}, ${secret(`old ${name}`)}`

let world: World

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    settings: {
      STAFF_TOKEN: both('staff'),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: both('stripe'),
      POSTMARK_SERVER_TOKEN: 'token',
      POSTMARK_WEBHOOK_SECRET: both('postmark'),
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: both('twilio'),
      RECALL_API_KEY: 'key',
      RECALL_WEBHOOK_SECRET: both('recall'),
      ATTENDEE_API_KEY: 'key',
      ATTENDEE_WEBHOOK_SECRET: both('attendee'),
    },
  })
})
afterAll(() => world.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const BODY = '{"type":"nothing.of.ours","object":"event"}'

/** A request to each endpoint by a holder of the secret. */
const DOORS: Record<string, (held: string) => Promise<Response>> = {
  staff: (held) => ask('/metrics', 'GET', { authorization: `Bearer ${held}` }),
  stripe: (held) =>
    ask('/webhooks/stripe', 'POST', {
      ...JSON_TYPE,
      'stripe-signature': stripeSignature(held, BODY, new Date()),
    }),
  postmark: (held) =>
    ask('/webhooks/postmark', 'POST', { ...JSON_TYPE, 'x-postmark-secret': held }),
  recall: (held) => {
    const now = new Date()
    return ask('/webhooks/recall', 'POST', {
      ...JSON_TYPE,
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(held).sign('msg_1', now, BODY),
    })
  },
  attendee: (held) =>
    ask('/webhooks/attendee', 'POST', {
      ...JSON_TYPE,
      'x-webhook-signature': attendeeSignature(held, BODY),
    }),
  twilio: (held) => {
    const form = new URLSearchParams({ CallSid: `CA${'1'.repeat(32)}` })
    const signature = twilioSignature(held, `${world.url}/voice/voicemail`, form)
    return ask('/voice/voicemail', 'POST', { 'x-twilio-signature': signature }, form)
  },
}

test.each(Object.keys(DOORS))(
  '%s: the new secret and the old one open, another does not',
  async (name) => {
    const door = DOORS[name] ?? DOORS.staff
    const status = async (held: string) => (await door?.(secret(held)))?.status ?? 0
    expect(await status(`new ${name}`)).toBeLessThan(300)
    expect(await status(`old ${name}`)).toBeLessThan(300)
    expect([400, 401, 403]).toContain(await status(`another ${name}`))
  },
)

function ask(
  path: string,
  method: string,
  headers: Record<string, string>,
  body: string | URLSearchParams = BODY,
) {
  return fetch(`${world.url}${path}`, { method, headers, ...(method === 'POST' ? { body } : {}) })
}
