import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/kernel/config/config.ts'

function problemsOf(settings: Record<string, string>): readonly string[] {
  try {
    readConfig(settings)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)]
  }
}

const EVERY_KEY = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_ours',
  POSTMARK_SERVER_TOKEN: 'token',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  RECALL_API_KEY: 'key',
  RECALL_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'secret',
}

describe('half of a provider is a mistake, whichever half it is', () => {
  test.each<[string, Record<string, string>]>([
    ['TWILIO_AUTH_TOKEN: needed beside TWILIO_ACCOUNT_SID', { TWILIO_ACCOUNT_SID: 'AC1' }],
    ['TWILIO_ACCOUNT_SID: needed beside TWILIO_AUTH_TOKEN', { TWILIO_AUTH_TOKEN: 'token' }],
    ['STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk' }],
    ['STRIPE_SECRET_KEY: needed beside STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'wh' }],
    [
      'POSTMARK_SERVER_TOKEN: needed beside POSTMARK_WEBHOOK_SECRET',
      { POSTMARK_WEBHOOK_SECRET: 's' },
    ],
    ['RECALL_API_KEY: needed beside RECALL_WEBHOOK_SECRET', { RECALL_WEBHOOK_SECRET: 'c2Vj' }],
    [
      'ATTENDEE_API_KEY: needed beside ATTENDEE_WEBHOOK_SECRET',
      { ATTENDEE_WEBHOOK_SECRET: 'c2Vj' },
    ],
    ['OIDC_ISSUER: needed beside OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: 's' }],
    ['OIDC_ISSUER: needed beside OIDC_CLIENT_ID', { OIDC_CLIENT_ID: 'desk' }],
  ])('%s', (problem, settings) => {
    expect(problemsOf(settings)).toContain(problem)
  })
})

describe('where others can reach it, the sandbox needs SANDBOX=on', () => {
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...withoutStripe } = EVERY_KEY
  const PUBLIC = { BASE_URL: 'https://desk.example' }
  test.each<[string, Record<string, string>]>([
    ['public', { ...PUBLIC, ...withoutStripe }],
    ['public and called development', { ...PUBLIC, ...withoutStripe, NODE_ENV: 'development' }],
    ['on another machine of the house', { BASE_URL: 'http://192.168.1.7:8080', ...withoutStripe }],
    ['production', { ...withoutStripe, NODE_ENV: 'production' }],
    ['production with it off', { ...withoutStripe, NODE_ENV: 'production', SANDBOX: 'off' }],
  ])('%s', (_title, settings) => {
    const [problem, ...more] = problemsOf(settings)
    expect(problem).toMatch(/sandbox for Stripe: set its key, or SANDBOX=on$/)
    expect(more).toEqual([])
    expect(problemsOf({ ...settings, SANDBOX: 'on' })).toEqual([])
    expect(problemsOf({ ...settings, ...EVERY_KEY })).toEqual([])
  })

  test.each(['http://localhost:8080', 'https://localhost', 'http://127.0.0.1:1', 'http://[::1]'])(
    '%s is this machine alone',
    (BASE_URL) => {
      expect(problemsOf({ BASE_URL })).toEqual([])
    },
  )

  test('a provider sent to the sandbox by its address counts', () => {
    const sent = { ...PUBLIC, ...EVERY_KEY, STRIPE_API_BASE: 'http://127.0.0.1:8090' }
    expect(problemsOf(sent)[0]).toContain('sandbox for Stripe')
  })
})
