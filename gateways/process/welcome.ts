import { createFirstApiKey } from '../../src/accounts/first-api-key.ts'
import type { App } from '../../src/app.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

/** What a person needs to begin: where everything is, and a key. */
export async function welcome(app: App): Promise<string> {
  const { config } = app
  const sandboxed = sandboxedProviders(config)
  const key = config.production ? undefined : await createFirstApiKey(app)
  const rows: [string, string][] = [
    ['site', config.baseUrl],
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
    key ? ['API key', `${key}  shown once; of owner@example.com`] : ['API key', MORE_KEYS],
    ['demo', 'npm run -s frontdesk -- demo'],
  ]
  return `\nFrontdesk is up.\n\n${rows.map(([name, value]) => `  ${name.padEnd(10)}  ${value}`).join('\n')}\n`
}

const MORE_KEYS = 'npm run -s frontdesk -- keys create --email <email>'
