import * as oauth from 'openid-client'
import { CliError } from './client.ts'
import { openBrowser } from './demo-browser.ts'
import { show, step } from './demo-steps.ts'

/** Nothing listens there; the demo reads the code from the address of the redirect. */
const REDIRECT_URI = 'http://127.0.0.1:7777/callback'
const SCOPE = 'meetings:read meetings:write'

/** An agent connects over OAuth, its owner ticks the scopes, and it reads the recap over MCP. */
export async function demoAgent(siteUrl: string, email: string) {
  const resource = `${siteUrl}/mcp`
  const client = await step('an agent registers itself', () =>
    oauth.dynamicClientRegistration(
      new URL(siteUrl),
      { client_name: 'Demo agent', redirect_uris: [REDIRECT_URI], scope: SCOPE },
      oauth.None(),
      { algorithm: 'oauth2', execute: [oauth.allowInsecureRequests] },
    ),
  )
  const verifier = oauth.randomPKCECodeVerifier()
  const asked = oauth.buildAuthorizationUrl(client, {
    redirect_uri: REDIRECT_URI,
    scope: SCOPE,
    resource,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const answered = await step('its owner signs in and ticks what it may do', () =>
    consent(asked.href, email),
  )
  const { access_token: token, scope } = await step('it trades the code for a token', () =>
    oauth.authorizationCodeGrant(
      client,
      new URL(answered),
      { pkceCodeVerifier: verifier },
      { resource },
    ),
  )
  show('granted', scope)
  const summary = await step('MCP: get_meeting, then get_meeting_summary', async () => {
    const meeting = await callTool(resource, token, 'get_meeting', {})
    return callTool(resource, token, 'get_meeting_summary', { meeting_id: meeting.id })
  })
  show('summary', summary.summary)
}

/** Signs in at the sandbox's identity provider, and allows both scopes. */
async function consent(authorizeUrl: string, email: string): Promise<string> {
  const browser = openBrowser()
  const provider = await browser.follow(authorizeUrl)
  const form = Object.fromEntries(new URL(provider.at).searchParams)
  const signedIn = await browser.visit(`${new URL(provider.at).origin}/oidc/authorize`, {
    ...form,
    email,
  })
  const question = await browser.follow(signedIn.next ?? '')
  const csrf = /name="csrf" value="([^"]+)"/.exec(question.html)?.[1] ?? ''
  const allowed = { csrf, decision: 'allow', scope: 'meetings:write' }
  const { next } = await browser.visit(question.at, allowed)
  if (!next) throw new CliError('The consent screen led nowhere.')
  return (await browser.follow(next, (address) => address.startsWith(REDIRECT_URI))).at
}

type ToolAnswer = { id?: string; summary?: string }

async function callTool(mcpUrl: string, token: string, name: string, args: object) {
  const response = await fetch(mcpUrl, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  })
  const text = await response.text()
  // A reply is either JSON or a single event of a stream.
  const { result } = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)
  if (!response.ok || result.isError) throw new CliError(`${name} answered ${text}`)
  return result.structuredContent as ToolAnswer
}
