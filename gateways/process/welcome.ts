import { createFirstApiKey } from '../../src/accounts/first-api-key.ts'
import type { App } from '../../src/app.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

/** What a person needs to start: the addresses, and a key. */
export async function welcome(app: App): Promise<string> {
  const { config } = app
  const sandboxed = sandboxedProviders(config)
  const key = config.production ? undefined : await createFirstApiKey(app)
  const rows: [string, string][] = [
    ['site', config.baseUrl],
    ['console', `${config.baseUrl}/console  ${signInWords(sandboxed)}`],
    ['REST', `${config.baseUrl}/v1`],
    ['GraphQL', `${config.baseUrl}/graphql`],
    ['developers', `${config.baseUrl}/developers`],
    ['terms', `${config.baseUrl}/terms`],
    ...(sandboxed.length > 0
      ? ([
          ['sandbox', `${config.sandbox.url}  stands in for ${sandboxed.join(', ')}`],
          ['mailbox', `${config.sandbox.url}/mailbox`],
          ['phone', `${config.sandbox.url}/phone`],
        ] satisfies [string, string][])
      : []),
    key ? ['API key', `${key}  shown once`] : ['API key', MORE_KEYS],
    ['demo', 'npm run -s frontdesk -- demo'],
  ]
  return `\nFrontdesk is up.\n\n${rows.map(([name, value]) => `  ${name.padEnd(10)}  ${value}`).join('\n')}\n`
}

/** The sandbox's identity provider asks for no password. */
function signInWords(sandboxed: readonly string[]): string {
  return sandboxed.includes('the identity provider')
    ? 'sign in with any email address, no password; the key below is of owner@example.com'
    : 'sign in with your identity provider'
}

const MORE_KEYS = 'npm run -s frontdesk -- keys create --email <email>'
