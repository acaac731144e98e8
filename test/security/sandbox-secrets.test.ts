import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/kernel/config/config.ts'
import {
  attendeeSignature,
  stripeSignature,
  twilioSignature,
} from '../../src/sandbox/sign-webhooks.ts'
import { openWorld, type World } from '../support/world.ts'

/** Real Twilio, everything else at the sandbox: a case where a secret published in the source might be accepted. */
const REAL_TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'of-a-real-account',
}

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { ...REAL_TWILIO, LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

const SAID = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: {} },
})

/** Every secret that the source has ever contained. */
function published() {
  const now = new Date()
  const status = `${world.url}/webhooks/twilio/status`
  return [
    ['stripe', { 'stripe-signature': stripeSignature('whsec_sandbox', SAID, now) }, SAID],
    ['postmark', { 'x-postmark-secret': 'sandbox-postmark-webhook-secret' }, '{}'],
    [
      'twilio/status',
      {
        'x-twilio-signature': twilioSignature(
          'sandbox-twilio-auth-token',
          status,
          new URLSearchParams({ CallSid: 'CA1' }),
        ),
        'content-type': 'application/x-www-form-urlencoded',
      },
      'CallSid=CA1',
    ],
    [
      'recall',
      {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(+now / 1_000)),
        'webhook-signature': new Webhook('whsec_c2FuZGJveC1yZWNhbGwtc2VjcmV0').sign(
          'msg_1',
          now,
          SAID,
        ),
      },
      SAID,
    ],
    [
      'attendee',
      { 'x-webhook-signature': attendeeSignature('c2FuZGJveC1hdHRlbmRlZS1zZWNyZXQ=', SAID) },
      SAID,
    ],
  ] as const
}

test('a webhook signed with a secret from the source is refused by every door', async () => {
  for (const [path, headers, body] of published()) {
    const response = await fetch(`${world.url}/webhooks/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true])
  }
  expect(await world.app.db.providerEvent.count()).toBe(0)
})

test('no two folders share a secret, and one folder keeps its own', async () => {
  const [one, other] = [
    await mkdtemp(join(tmpdir(), 'one-')),
    await mkdtemp(join(tmpdir(), 'two-')),
  ]
  const secretsOf = (dataDir: string) => {
    const { stripe, postmark, twilio, recall, oidc } = readConfig({ DATA_DIR: dataDir })
    const { attendee } = readConfig({ DATA_DIR: dataDir, NOTE_TAKER: 'attendee' })
    return [
      [stripe.secretKey, stripe.webhookSecret, postmark.serverToken, postmark.webhookSecret],
      [twilio.authToken, recall.apiKey, recall.webhookSecret, attendee.apiKey],
      [attendee.webhookSecret, oidc.clientSecret],
    ].flat()
  }
  const all = [...secretsOf(one), ...secretsOf(other)]
  expect(new Set(all).size).toBe(20)
  expect(secretsOf(one)).toEqual(all.slice(0, 10))
  const file = join(one, 'sandbox-secret')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  for (const secret of all) expect(secret).not.toContain((await readFile(file, 'utf8')).trim())
  await Promise.all([one, other].map((folder) => rm(folder, { recursive: true })))
})
