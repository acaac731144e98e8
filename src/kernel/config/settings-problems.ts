import { isLoopback } from './loopback.ts'
import { sandboxedProviders } from './sandboxed-providers.ts'
import type { Environment } from './settings-and-defaults.ts'

/** Settings that need another: the first requires the second. */
const PAIRS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['POSTMARK_WEBHOOK_SECRET', 'POSTMARK_SERVER_TOKEN'],
  ['TWILIO_AUTH_TOKEN', 'TWILIO_ACCOUNT_SID'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
  ['RECALL_WEBHOOK_SECRET', 'RECALL_API_KEY'],
  ['ATTENDEE_WEBHOOK_SECRET', 'ATTENDEE_API_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
] as const
/** Required only for the chosen note-taker, which must be able to report on its bots. */
const NOTE_TAKER_PAIRS = {
  recall: ['RECALL_API_KEY', 'RECALL_WEBHOOK_SECRET'],
  attendee: ['ATTENDEE_API_KEY', 'ATTENDEE_WEBHOOK_SECRET'],
} as const

/** Problems across settings: half-configured providers, or a sandbox that others can reach. */
export function settingsProblems(
  settings: Environment,
  config: Parameters<typeof sandboxedProviders>[0] & { baseUrl: string; production: boolean },
): string[] {
  return [
    ...sandboxProblems(settings, config),
    ...[...PAIRS, NOTE_TAKER_PAIRS[config.noteTaker]]
      .filter(([key, beside]) => settings[key] && !settings[beside])
      .map(([key, beside]) => `${beside}: needed beside ${key}`),
  ]
}

/**
 * Anyone who reaches the sandbox can pay without money and sign in as anybody, so on a public site it needs SANDBOX=on.
 */
function sandboxProblems(
  settings: Environment,
  config: Parameters<typeof settingsProblems>[1],
): string[] {
  const sandboxed = sandboxedProviders(config)
  const reached = config.production || !isLoopback(config.baseUrl)
  if (!reached || settings.SANDBOX === 'on' || sandboxed.length === 0) return []
  const where = config.production ? 'NODE_ENV=production' : `BASE_URL=${config.baseUrl}`
  const keys = sandboxed.length === 1 ? 'its key' : 'their keys'
  return [`${where} with the sandbox for ${sandboxed.join(', ')}: set ${keys}, or SANDBOX=on`]
}
