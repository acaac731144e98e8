import { mcpUrl } from '../../src/agents/mcp-url.ts'

export const MCP_VERSION = '1.0.0'

const SERVER_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'
const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'

type Where = {
  baseUrl: string
  /** `com.example.desk`: the namespace whose ownership the registry asks the publisher to prove. */
  namespace: string
  /** The parts of the address that the person installing it fills in. */
  variables?: Record<string, { description: string; isRequired: boolean }>
}

/** The description of a deployment for the MCP registry (`server.json`). */
export function serverJson({ baseUrl, namespace, variables }: Where) {
  const url = mcpUrl({ baseUrl })
  return {
    $schema: SERVER_SCHEMA,
    name: `${namespace}/frontdesk`,
    title: 'Frontdesk',
    description:
      'Send a note-taker to a meeting and read its recap; read lines, calls and messages.',
    version: MCP_VERSION,
    remotes: [{ type: 'streamable-http', url, ...(variables ? { variables } : {}) }],
  }
}

/** The same facts as a Server Card (SEP-2127), which clients read before they connect. */
export function serverCard(baseUrl: string) {
  return { ...ownServerJson(baseUrl), $schema: CARD_SCHEMA }
}

/** `server.json` for this deployment. */
export function ownServerJson(baseUrl: string) {
  return { ...serverJson({ baseUrl, namespace: namespaceOf(baseUrl) }), websiteUrl: baseUrl }
}

/** `server.json` for any deployment: the host fills in their host name and, to publish it, their namespace. */
export function templatedServerJson() {
  const variables = {
    host: { description: 'Where Frontdesk is hosted: desk.example.com', isRequired: true },
  }
  return serverJson({ baseUrl: 'https://{host}', namespace: 'com.example', variables })
}

/** `https://desk.example.com` → `com.example.desk`. */
function namespaceOf(baseUrl: string): string {
  return new URL(baseUrl).hostname
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.')
}
