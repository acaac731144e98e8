import { createHash, randomBytes } from 'node:crypto'
import { csrfIn, type Form, type signIn } from './sign-in.ts'
import type { World } from './world.ts'

export const REDIRECT_URI = 'http://127.0.0.1:3999/callback'
export const BOTH = 'meetings:read meetings:write'

export type Tokens = {
  access_token: string
  refresh_token: string
  scope: string
  expires_in: number
  token_type: string
}
/** The ticked scopes, and the requested scope. */
type Wishes = { write?: boolean; ticks?: readonly string[]; scope?: string }
type Answer<Body> = { status: number; headers: Headers; body: Body & { error?: string } }
export type OwnersBrowser = Awaited<ReturnType<typeof signIn>>

/** Registers any metadata, as a stranger would. */
export async function register(world: World, metadata: object) {
  const response = await fetch(`${world.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  })
  return answerOf<{ client_id: string; [name: string]: unknown }>(response)
}

/** An agent built by hand on the wire, so that tests see what a library would hide. */
export async function openAgent(world: World, metadata: object = {}) {
  const { body } = await register(world, {
    client_name: 'Meeting helper',
    redirect_uris: [REDIRECT_URI],
    ...metadata,
  })
  return agentOf(world, body.client_id)
}

export function agentOf(world: World, clientId: string, redirectUri = REDIRECT_URI) {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  function authorizeUrl(change: Record<string, string | undefined> = {}): string {
    const request = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: BOTH,
      state: 'state-1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: `${world.url}/mcp`,
      ...change,
    }
    const given = Object.entries(request).filter((pair): pair is [string, string] => !!pair[1])
    return `${world.url}/oauth/authorize?${new URLSearchParams(given)}`
  }

  async function post<Body>(path: string, form: Record<string, string>): Promise<Answer<Body>> {
    const body = new URLSearchParams({ client_id: clientId, ...form })
    return answerOf<Body>(await fetch(`${world.url}${path}`, { method: 'POST', body }))
  }

  const redeem = (code: string, change: Record<string, string> = {}) =>
    post<Tokens>('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...change,
    })

  /** Opens the authorization URL in the owner's browser, up to the question. */
  async function ask(browser: OwnersBrowser, change: Record<string, string | undefined> = {}) {
    const asked = await browser.get(authorizeUrl(change))
    const question = asked.location ?? ''
    const page = await browser.get(question)
    return { question, page }
  }

  /** The owner's answer, up to the redirect to the agent. */
  async function answer(
    browser: OwnersBrowser,
    { question, page }: Awaited<ReturnType<typeof ask>>,
    form: Form,
  ) {
    const posted = await browser.post(question, { csrf: csrfIn(page.html), ...form })
    const resumed = await browser.get(posted.location ?? '')
    return new URL(resumed.location ?? '')
  }

  async function codeFor(
    browser: OwnersBrowser,
    { write = false, ticks = write ? ['meetings:write'] : [], ...change }: Wishes = {},
  ): Promise<string> {
    const asked = await ask(browser, change)
    const back = await answer(browser, asked, { decision: 'allow', scope: ticks })
    return back.searchParams.get('code') ?? ''
  }

  return {
    clientId,
    authorizeUrl,
    ask,
    answer,
    codeFor,
    redeem,
    refresh: (refreshToken: string, change: Record<string, string> = {}) =>
      post<Tokens>('/oauth/token', {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        ...change,
      }),
    revoke: (token: string) => post('/oauth/revoke', { token }),
    /** From the question to the tokens. */
    connect: async (browser: OwnersBrowser, wishes: Wishes = {}) =>
      (await redeem(await codeFor(browser, wishes))).body,
  }
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text()
  const body = text ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, body }
}
