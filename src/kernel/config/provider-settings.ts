import { modelSettings } from './model-settings.ts'
import { sandboxSecrets } from './sandbox-secrets.ts'
import { secretList } from './secret-list.ts'
import type { Environment } from './settings-and-defaults.ts'

/** Names the sandbox uses for us; they are not secret. */
const SANDBOX_ACCOUNT_SID = `AC${'0'.repeat(32)}`
const SANDBOX_CLIENT_ID = 'frontdesk'

type Secrets = ReturnType<typeof sandboxSecrets>
type At = (base: string | undefined, ownKey: string | undefined, host: string) => string

export type ProviderSettings = ReturnType<typeof providerSettings>

/** Uses a provider's real address if its key is set, else the sandbox's. "Sandbox" means nothing more here. */
export function providerSettings(settings: Environment, dataDir: string) {
  const sandboxUrl = `http://localhost:${settings.SANDBOX_PORT}`
  const secrets = sandboxSecrets(dataDir)
  const at: At = (base, ownKey, host) => base ?? (ownKey ? host : sandboxUrl)
  return {
    stripe: {
      get secretKey() {
        return settings.STRIPE_SECRET_KEY ?? `sk_test_${secrets.hex('stripe key')}`
      },
      get webhookSecret() {
        return this.webhookSecrets[0]
      },
      get webhookSecrets() {
        return secretList(
          settings.STRIPE_WEBHOOK_SECRET ?? `whsec_${secrets.hex('stripe webhooks')}`,
        )
      },
      apiBase: at(settings.STRIPE_API_BASE, settings.STRIPE_SECRET_KEY, 'https://api.stripe.com'),
    },
    postmark: {
      get serverToken() {
        return settings.POSTMARK_SERVER_TOKEN ?? secrets.hex('postmark token')
      },
      get webhookSecret() {
        return this.webhookSecrets[0]
      },
      // With a real account, only that account may send delivery events.
      get webhookSecrets() {
        return settings.POSTMARK_SERVER_TOKEN
          ? given(settings.POSTMARK_WEBHOOK_SECRET)
          : [secrets.hex('postmark webhooks')]
      },
      apiBase: at(
        settings.POSTMARK_API_BASE,
        settings.POSTMARK_SERVER_TOKEN,
        'https://api.postmarkapp.com',
      ),
    },
    twilio: {
      accountSid: settings.TWILIO_ACCOUNT_SID ?? SANDBOX_ACCOUNT_SID,
      get authToken() {
        return this.authTokens[0]
      },
      get authTokens() {
        return secretList(settings.TWILIO_AUTH_TOKEN ?? secrets.hex('twilio token'))
      },
      apiBase: at(settings.TWILIO_API_BASE, settings.TWILIO_AUTH_TOKEN, 'https://api.twilio.com'),
    },
    ...noteTakerSettings(settings, secrets, at),
    oidc: {
      issuer: settings.OIDC_ISSUER ?? `${sandboxUrl}/oidc`,
      clientId: settings.OIDC_CLIENT_ID ?? SANDBOX_CLIENT_ID,
      get clientSecret() {
        return settings.OIDC_CLIENT_SECRET ?? secrets.hex('oidc client')
      },
    },
    model: modelSettings(settings),
    sandbox: { port: settings.SANDBOX_PORT, url: sandboxUrl },
  }
}

function noteTakerSettings(settings: Environment, secrets: Secrets, at: At) {
  return {
    noteTaker: chosenNoteTaker(settings),
    recall: {
      get apiKey() {
        return settings.RECALL_API_KEY ?? secrets.hex('recall key')
      },
      get webhookSecret() {
        return this.webhookSecrets[0]
      },
      get webhookSecrets() {
        const own = given(settings.RECALL_WEBHOOK_SECRET)
        if (own.length > 0 || !believesSandbox(settings, 'recall')) return own
        return [`whsec_${secrets.base64('recall webhooks')}`]
      },
      apiBase: at(settings.RECALL_API_BASE, settings.RECALL_API_KEY, 'https://us-west-2.recall.ai'),
    },
    attendee: {
      get apiKey() {
        return settings.ATTENDEE_API_KEY ?? secrets.hex('attendee key')
      },
      get webhookSecret() {
        return this.webhookSecrets[0]
      },
      get webhookSecrets() {
        const own = given(settings.ATTENDEE_WEBHOOK_SECRET)
        if (own.length > 0 || !believesSandbox(settings, 'attendee')) return own
        return [secrets.base64('attendee webhooks')]
      },
      apiBase: at(
        settings.ATTENDEE_API_BASE,
        settings.ATTENDEE_API_KEY,
        'https://app.attendee.dev',
      ),
    },
  }
}

/** The secrets of a setting; empty if it is missing. */
function given(setting: string | undefined): string[] {
  return setting ? secretList(setting) : []
}

function chosenNoteTaker({ NOTE_TAKER, RECALL_API_KEY, ATTENDEE_API_KEY }: Environment) {
  return NOTE_TAKER ?? (ATTENDEE_API_KEY && !RECALL_API_KEY ? 'attendee' : 'recall')
}

/** With a real note-taker, no sandbox may send us events about bots (as with Postmark's delivery events). */
function believesSandbox(settings: Environment, service: 'recall' | 'attendee'): boolean {
  const real = { recall: settings.RECALL_API_KEY, attendee: settings.ATTENDEE_API_KEY }
  const chosen = chosenNoteTaker(settings)
  return !real[service] && (service === chosen || !real[chosen])
}
