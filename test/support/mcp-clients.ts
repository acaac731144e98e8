import {
  Client,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import type { OAuthDiscoveryState as FormerDiscovery } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js'

const NAME = { name: 'test-agent', version: '1.0.0' }
const REDIRECT_URI = 'http://localhost:9999/callback'

/** Acts as the owner at the browser: receives the URL to open, returns the URL that the agent was redirected to. */
export type Owner = (authorizeUrl: URL) => Promise<URL>

/** The official clients of both generations, by protocol revision. */
export const CLIENTS = [
  {
    revision: '2026-07-28',
    /** With a given token. */
    async connect(baseUrl: string, token: string) {
      const { client, connect } = dialModern(baseUrl, { requestInit: bearer(token) })
      await connect()
      return client
    },
    /** With only the URL. */
    stranger(baseUrl: string) {
      const memory = agentMemory<
        StoredOAuthClientInformation,
        StoredOAuthTokens,
        OAuthDiscoveryState
      >()
      return agentBy(memory, () => dialModern(baseUrl, { authProvider: memory.provider }))
    },
  },
  {
    revision: '2025-11-25',
    async connect(baseUrl: string, token: string) {
      const { client, connect } = dialFormer(baseUrl, { requestInit: bearer(token) })
      await connect()
      return client
    },
    stranger(baseUrl: string) {
      const memory = agentMemory<OAuthClientInformationMixed, OAuthTokens, FormerDiscovery>()
      return agentBy(memory, () => dialFormer(baseUrl, { authProvider: memory.provider }))
    },
  },
]

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

type ModernOptions = ConstructorParameters<typeof StreamableHTTPClientTransport>[1]

function dialModern(baseUrl: string, options: ModernOptions) {
  const client = new Client(NAME, { versionNegotiation: { mode: 'auto' } })
  const transport = new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), options)
  return {
    client,
    connect: () => client.connect(transport),
    finish: (back: URL) => transport.finishAuth(back.searchParams),
  }
}

type FormerOptions = ConstructorParameters<typeof FormerTransport>[1]

function dialFormer(baseUrl: string, options: FormerOptions) {
  const client = new FormerClient(NAME)
  const transport = new FormerTransport(new URL(`${baseUrl}/mcp`), options)
  return {
    client,
    // The SDK's interface and class differ under exactOptionalPropertyTypes.
    connect: () => client.connect(transport as Parameters<typeof client.connect>[0]),
    finish: (back: URL) => transport.finishAuth(back.searchParams.get('code') ?? ''),
  }
}

type Dial<C> = { client: C; connect(): Promise<void>; finish(back: URL): Promise<void> }

/** Connects as a program whose user is present: it asks when necessary, and reconnects with the answer. */
function agentBy<C, M extends Memory>(memory: M, dial: () => Dial<C>) {
  return {
    memory,
    async connect(owner: Owner) {
      const first = dial()
      if (!memory.asks) {
        const connected = await first.connect().then(
          () => true,
          (error) => {
            if (!memory.asks) throw error
          },
        )
        if (connected) return first.client
      }
      const authorizeUrl = new URL(memory.asks ?? '')
      memory.asks = undefined
      await first.finish(await owner(authorizeUrl))
      const second = dial()
      await second.connect()
      return second.client
    },
  }
}

type Memory = { asks: URL | undefined }

/** What a client remembers between its requests, and the URL that it wants opened in a browser. */
function agentMemory<Registration, Tokens, Discovery>() {
  const memory = {
    registration: undefined as Registration | undefined,
    tokens: undefined as Tokens | undefined,
    verifier: '',
    asks: undefined as URL | undefined,
    discovered: undefined as Discovery | undefined,
    provider: {
      redirectUrl: REDIRECT_URI,
      clientMetadata: {
        client_name: 'Test agent',
        redirect_uris: [REDIRECT_URI],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      clientInformation: () => memory.registration,
      saveClientInformation: (registration: Registration) => {
        memory.registration = registration
      },
      tokens: () => memory.tokens,
      saveTokens: (tokens: Tokens) => {
        memory.tokens = tokens
      },
      redirectToAuthorization: (asks: URL) => {
        memory.asks = asks
      },
      saveCodeVerifier: (verifier: string) => {
        memory.verifier = verifier
      },
      codeVerifier: () => memory.verifier,
      saveDiscoveryState: (discovered: Discovery) => {
        memory.discovered = discovered
      },
      discoveryState: () => memory.discovered,
    },
  }
  return memory
}
