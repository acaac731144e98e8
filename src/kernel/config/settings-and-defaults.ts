import { z } from 'zod'
import { MODEL_SETTINGS } from './model-settings.ts'
import { secretList } from './secret-list.ts'

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on')
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)
const url = z
  .url({ protocol: /^https?$/, error: 'not an http address, like https://desk.example.com' })
  .transform((text) => text.replace(/\/+$/, ''))
const secret = z.string().min(1).optional()
const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be E.164, like +15128420193')
const base64Secret = z
  .string()
  .regex(
    /^(whsec_)?[A-Za-z0-9+/]+=*(\s*,\s*(whsec_)?[A-Za-z0-9+/]+=*)*$/,
    'must be base64, as the service shows it',
  )
  .optional()

/** The settings with their types and defaults (described in `.env.example`). */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PORT: port(8080),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  BASE_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(10).max(500).default(22),
  DATABASE_ACQUIRE_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  VALKEY_URL: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('frontdesk'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  STAFF_TOKEN: z
    .string()
    .refine(
      (text) => secretList(text).every(({ length }) => length >= 24),
      'must be at least 24 characters',
    )
    .optional(),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LINE_OVERDRAFT_MINUTES: z.coerce.number().int().min(0).default(30),
  LONGEST_CALL_SECONDS: z.coerce.number().int().min(1).default(900),
  LINE_SETUP: onOff('on'),
  MEETING_NOTES: onOff('on'),
  TEST_LINES: onOff('on'),
  TRIAL_LINES_PER_DAY: z.coerce.number().int().min(0).max(5_000).default(300),
  RECORDINGS: onOff('off'),
  TEST_LINE_NUMBER: z
    .union([z.literal('buy'), e164], 'must be E.164, like +15128420193, or buy')
    .optional(),
  SMS_FROM: e164.optional(),
  MAIL_FROM: z.string().min(3).default('Frontdesk <frontdesk@localhost>'),
  CONTACT_EMAIL: z.email('not an email address').optional(),
  EVENT_PRIVATE_HOSTS: z.string().optional(),
  CALENDAR_PRIVATE_HOSTS: z.string().optional(),
  EVENT_ANSWER_MS: z.coerce.number().int().min(100).max(30_000).default(10_000),
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

export type Environment = z.infer<typeof Environment>
