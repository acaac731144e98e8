import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { MODEL_SETTINGS, modelSettings } from './model-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const secret = z.string().min(1).optional()
const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be E.164, like +15128420193')
const base64Secret = z
  .string()
  .regex(/^(whsec_)?[A-Za-z0-9+/]+=*$/, 'must be base64, as the service shows it')
  .optional()

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: port(8080),
  BASE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  VALKEY_URL: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  STAFF_TOKEN: z.string().min(24, 'must be at least 24 characters').optional(),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LINE_OVERDRAFT_MINUTES: z.coerce.number().int().min(0).default(30),
  LINE_SETUP: onOff('on'),
  MEETING_NOTES: onOff('on'),
  TEST_LINES: onOff('on'),
  TEST_LINE_NUMBER: e164.optional(),
  SMS_FROM: e164.optional(),
  MAIL_FROM: z.string().min(3).default('Frontdesk <frontdesk@localhost>'),
  SANDBOX: z.enum(['on', 'off']).optional(),
  SANDBOX_PORT: port(8090),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: url.optional(),
  POSTMARK_SERVER_TOKEN: secret,
  POSTMARK_API_BASE: url.optional(),
  POSTMARK_WEBHOOK_SECRET: secret,
  TWILIO_ACCOUNT_SID: secret,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_API_BASE: url.optional(),
  RECALL_API_KEY: secret,
  RECALL_WEBHOOK_SECRET: base64Secret,
  RECALL_API_BASE: url.optional(),
  ATTENDEE_API_KEY: secret,
  ATTENDEE_WEBHOOK_SECRET: base64Secret,
  ATTENDEE_API_BASE: url.optional(),
  NOTE_TAKER: z.enum(['recall', 'attendee']).optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: secret,
  OIDC_CLIENT_SECRET: secret,
  ...MODEL_SETTINGS,
})

type Environment = z.infer<typeof Environment>

/** Everything wrong with the settings at once, so that an operator mends them in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

export type Config = ReturnType<typeof readConfig>

/** Reads `.env` (the environment wins over it), then the environment. The only reader of either. */
export function loadConfig() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** @throws {ConfigError} naming every setting that cannot be used */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const settings = parsed.data
  const sandboxUrl = `http://localhost:${settings.SANDBOX_PORT}`
  const config = {
    role: settings.ROLE,
    port: settings.PORT,
    baseUrl: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    valkeyUrl: settings.VALKEY_URL,
    logLevel: settings.LOG_LEVEL,
    staffToken: settings.STAFF_TOKEN,
    trustProxy: settings.TRUST_PROXY.split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    production: settings.NODE_ENV === 'production',
    runByNpm: environment.npm_lifecycle_event !== undefined,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    lineOverdraftSeconds: settings.LINE_OVERDRAFT_MINUTES * 60,
    lineSetup: settings.LINE_SETUP,
    meetingNotes: settings.MEETING_NOTES,
    testLines: settings.TEST_LINES,
    testLineNumber: settings.TEST_LINE_NUMBER,
    mailFrom: settings.MAIL_FROM,
    smsFrom: settings.SMS_FROM,
    ...providers(settings, sandboxUrl),
  }
  const problems = productionProblems(settings, config)
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(config)
}

/** What the stand-ins know us by; whoever reaches the sandbox can do more than these allow. */
const SANDBOX_CREDENTIALS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  POSTMARK_SERVER_TOKEN: 'sandbox-postmark-server-token',
  POSTMARK_WEBHOOK_SECRET: 'sandbox-postmark-webhook-secret',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'sandbox-twilio-auth-token',
  RECALL_API_KEY: 'sandbox-recall-key',
  RECALL_WEBHOOK_SECRET: 'whsec_c2FuZGJveC1yZWNhbGwtc2VjcmV0',
  ATTENDEE_API_KEY: 'sandbox-attendee-key',
  ATTENDEE_WEBHOOK_SECRET: 'c2FuZGJveC1hdHRlbmRlZS1zZWNyZXQ=',
  OIDC_CLIENT_ID: 'frontdesk',
  OIDC_CLIENT_SECRET: 'sandbox-oidc-secret',
}

/** A provider's address is its real host when its key is set, else the sandbox's: all that "sandbox" means here. */
function providers(settings: Environment, sandboxUrl: string) {
  const key = (name: keyof typeof SANDBOX_CREDENTIALS) =>
    settings[name] ?? SANDBOX_CREDENTIALS[name]
  const at = (base: string | undefined, ownKey: string | undefined, host: string) =>
    base ?? (ownKey ? host : sandboxUrl)
  return {
    stripe: {
      secretKey: key('STRIPE_SECRET_KEY'),
      webhookSecret: key('STRIPE_WEBHOOK_SECRET'),
      apiBase: at(settings.STRIPE_API_BASE, settings.STRIPE_SECRET_KEY, 'https://api.stripe.com'),
    },
    postmark: {
      serverToken: key('POSTMARK_SERVER_TOKEN'),
      // Beside a real account the sandbox's well-known secret would let anyone tell us of deliveries.
      webhookSecret: settings.POSTMARK_SERVER_TOKEN
        ? settings.POSTMARK_WEBHOOK_SECRET
        : key('POSTMARK_WEBHOOK_SECRET'),
      apiBase: at(
        settings.POSTMARK_API_BASE,
        settings.POSTMARK_SERVER_TOKEN,
        'https://api.postmarkapp.com',
      ),
    },
    twilio: {
      accountSid: key('TWILIO_ACCOUNT_SID'),
      authToken: key('TWILIO_AUTH_TOKEN'),
      apiBase: at(settings.TWILIO_API_BASE, settings.TWILIO_AUTH_TOKEN, 'https://api.twilio.com'),
    },
    noteTaker: chosenNoteTaker(settings),
    recall: {
      apiKey: key('RECALL_API_KEY'),
      webhookSecret: believesSandbox(settings, 'recall')
        ? key('RECALL_WEBHOOK_SECRET')
        : settings.RECALL_WEBHOOK_SECRET,
      apiBase: at(settings.RECALL_API_BASE, settings.RECALL_API_KEY, 'https://us-west-2.recall.ai'),
    },
    attendee: {
      apiKey: key('ATTENDEE_API_KEY'),
      webhookSecret: believesSandbox(settings, 'attendee')
        ? key('ATTENDEE_WEBHOOK_SECRET')
        : settings.ATTENDEE_WEBHOOK_SECRET,
      apiBase: at(
        settings.ATTENDEE_API_BASE,
        settings.ATTENDEE_API_KEY,
        'https://app.attendee.dev',
      ),
    },
    oidc: {
      issuer: settings.OIDC_ISSUER ?? `${sandboxUrl}/oidc`,
      clientId: key('OIDC_CLIENT_ID'),
      clientSecret: key('OIDC_CLIENT_SECRET'),
    },
    model: modelSettings(settings),
    sandbox: { port: settings.SANDBOX_PORT, url: sandboxUrl },
  }
}

function chosenNoteTaker({ NOTE_TAKER, RECALL_API_KEY, ATTENDEE_API_KEY }: Environment) {
  return NOTE_TAKER ?? (ATTENDEE_API_KEY && !RECALL_API_KEY ? 'attendee' : 'recall')
}

/** Beside a real note-taker the sandbox's well-known secret would let anyone tell us of bots, as with Postmark's. */
function believesSandbox(settings: Environment, service: 'recall' | 'attendee'): boolean {
  const real = { recall: settings.RECALL_API_KEY, attendee: settings.ATTENDEE_API_KEY }
  const chosen = chosenNoteTaker(settings)
  return !real[service] && (service === chosen || !real[chosen])
}

/** A key, and what is needed beside it. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
] as const
const NOTE_TAKER_PAIRS = {
  recall: ['RECALL_API_KEY', 'RECALL_WEBHOOK_SECRET'],
  attendee: ['ATTENDEE_API_KEY', 'ATTENDEE_WEBHOOK_SECRET'],
} as const

function productionProblems(
  settings: Environment,
  config: Parameters<typeof sandboxedProviders>[0],
): string[] {
  const sandboxed = sandboxedProviders(config)
  const refused =
    settings.NODE_ENV === 'production' && settings.SANDBOX !== 'on' && sandboxed.length > 0
  return [
    ...(refused
      ? [
          `NODE_ENV=production with the sandbox for ${sandboxed.join(', ')}: set their keys, or SANDBOX=on`,
        ]
      : []),
    ...[...PAIRS, NOTE_TAKER_PAIRS[config.noteTaker]]
      .filter(([key, beside]) => settings[key] && !settings[beside])
      .map(([key, beside]) => `${beside}: needed beside ${key}`),
  ]
}
