import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { plainly } from '../input/validator-words.ts'
import { privateHosts } from './private-hosts.ts'
import { type ProviderSettings, providerSettings } from './provider-settings.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'
import { secretList } from './secret-list.ts'
import { Environment } from './settings-and-defaults.ts'
import { settingsProblems } from './settings-problems.ts'

/** Lists all problems with the settings at once, so that an operator can fix them together. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const listed = problems.map((problem) => `\n  - ${problem}`).join('')
    super(`The settings are not right:${problems.length === 1 ? ` ${problems[0]}` : listed}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

export type Config = ReturnType<typeof readConfig>

/** Reads `.env`, then the environment, which takes precedence. No other code reads either. */
export function loadConfig() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** @throws {ConfigError} naming every setting that cannot be used */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given, { error: plainly })
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR)
  const providers = providerSettings(settings, dataDir)
  const [staffToken, ...otherStaffTokens] = settings.STAFF_TOKEN
    ? secretList(settings.STAFF_TOKEN)
    : []
  const config = {
    role: settings.ROLE,
    port: settings.PORT,
    workerPort: settings.WORKER_PORT,
    baseUrl: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    /** Whether PgBouncer in transaction mode is in front of the database. */
    transactionPooler: settings.DATABASE_POOLER === 'transaction',
    /** The most connections of this process. */
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** How long a request waits for a connection before it fails as too busy. */
    databaseAcquireMs: settings.DATABASE_ACQUIRE_MS,
    valkeyUrl: settings.VALKEY_URL,
    tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: settings.OTEL_SERVICE_NAME,
    logLevel: settings.LOG_LEVEL,
    staffToken,
    /** Also accepted, so that operators can change tokens gradually. */
    otherStaffTokens,
    trustProxy: settings.TRUST_PROXY.split(',')
      .map((hop) => hop.trim())
      .filter(Boolean),
    production: settings.NODE_ENV === 'production',
    runByNpm: environment.npm_lifecycle_event !== undefined,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    lineOverdraftSeconds: settings.LINE_OVERDRAFT_MINUTES * 60,
    longestCallSeconds: settings.LONGEST_CALL_SECONDS,
    lineSetup: settings.LINE_SETUP,
    meetingNotes: settings.MEETING_NOTES,
    testLines: settings.TEST_LINES,
    trialLinesPerDay: settings.TRIAL_LINES_PER_DAY,
    /** Whether the carrier records calls to lines. */
    recordings: settings.RECORDINGS,
    ...testNumberSettings(settings.TEST_LINE_NUMBER, providers),
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL ?? addressIn(settings.MAIL_FROM),
    smsFrom: settings.SMS_FROM,
    eventAnswerMs: settings.EVENT_ANSWER_MS,
    /** Hosts in our own network to which events may be sent, and from which calendars may be read. */
    eventPrivateHosts: privateHosts(settings.EVENT_PRIVATE_HOSTS, providers),
    calendarPrivateHosts: privateHosts(settings.CALENDAR_PRIVATE_HOSTS, providers),
    ...providers,
  }
  const problems = settingsProblems(settings, config)
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze(config)
}

/** `Frontdesk <desk@example.com>` → `desk@example.com`. */
function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim()
}

/** The sandbox's carrier charges nothing, so with it a number is bought unless one is configured. */
function testNumberSettings(given: string | undefined, providers: ProviderSettings) {
  const bought = given === 'buy' || (!given && sandboxedProviders(providers).includes('Twilio'))
  return { testLineNumber: bought ? undefined : given, buysTestNumber: bought }
}
