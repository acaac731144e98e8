import type { Dice } from '../dice.ts'
import { mutated, oddText, written } from '../odd.ts'
import type { Site } from '../site.ts'
import { FORM_TYPE, JSON_TYPE, network, type WireRequest } from '../wire.ts'
import { oddForm } from './providers.ts'

const REDIRECT_URI = 'http://127.0.0.1:3999/callback'

/** Registration, the consent question, its answer, tokens and their revocation, and discovery. */
export function oauthDoor(site: Site) {
  const asks = [
    register,
    register,
    authorize,
    authorize,
    token,
    token,
    token,
    revoke,
    consent,
    discover,
  ]
  return (dice: Dice): WireRequest => {
    const { headers = {}, ...asked } = dice.pick(asks)(dice, site)
    return {
      door: 'oauth',
      from: 'own',
      headers: { ...headers, ...network(dice.upTo(4_000)) },
      ...asked,
    }
  }
}

type Asked = Pick<WireRequest, 'method' | 'path' | 'body'> & { headers?: Record<string, string> }

function register(dice: Dice): Asked {
  const good = {
    client_name: 'Meeting helper',
    redirect_uris: [REDIRECT_URI],
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'meetings:read meetings:write',
    client_uri: 'https://a.example',
    logo_uri: 'https://a.example/logo.png',
    contacts: ['a@example.com'],
  }
  return {
    method: 'POST',
    path: '/oauth/register',
    headers: JSON_TYPE,
    body: written(dice, mutated(dice, good)),
  }
}

function authorize(dice: Dice, { oauth }: Site): Asked {
  const [, good = ''] = oauth.authorizePath.split('?')
  const asked = {
    ...Object.fromEntries(new URLSearchParams(good)),
    ...(dice.oneIn(3) ? { [dice.pick(PARAMETERS)]: oddText(dice) } : {}),
    ...(dice.oneIn(10) ? { client_id: dice.pick(CLIENTS) } : {}),
  }
  const query = new URLSearchParams(oddForm(dice, asked))
  return {
    method: 'GET',
    path: `/oauth/authorize?${query}`,
    headers: dice.oneIn(2) ? { cookie: oauth.cookie } : {},
  }
}

const PARAMETERS = [
  'prompt',
  'max_age',
  'claims',
  'request',
  'request_uri',
  'id_token_hint',
  'nonce',
  'response_mode',
  'registration',
  '__proto__',
]
/** A client's document is fetched: none of these URLs may be requested. */
const CLIENTS = [
  'https://127.0.0.1/client',
  'https://localhost:1/c',
  'https://[::1]/c',
  'http://a.example',
  'https://a.invalid/c?x#y',
  'https://user:pw@a.invalid/',
]

function token(dice: Dice, { world, oauth }: Site): Asked {
  const kinds: Record<string, string>[] = [
    {
      grant_type: 'authorization_code',
      code: dice.pick(oauth.codes),
      redirect_uri: REDIRECT_URI,
      code_verifier: 'x'.repeat(43),
    },
    { grant_type: 'refresh_token', refresh_token: dice.pick(oauth.tokens) },
    { grant_type: oddText(dice), code: oddText(dice), refresh_token: oddText(dice) },
  ]
  const form = {
    client_id: oauth.clientId,
    resource: dice.oneIn(3) ? oddText(dice) : `${world.url}/mcp`,
    ...dice.pick(kinds),
  }
  return post(dice, '/oauth/token', form)
}

function revoke(dice: Dice, { oauth }: Site): Asked {
  const form = {
    client_id: oauth.clientId,
    token: oddText(dice),
    token_type_hint: dice.pick(['access_token', 'refresh_token', oddText(dice)]),
  }
  return post(dice, '/oauth/revoke', form)
}

function post(dice: Dice, path: string, form: Record<string, string>): Asked {
  const basic = dice.oneIn(12)
    ? { authorization: dice.pick([`Basic ${oddText(dice)}`, 'Basic Og==', 'Bearer x']) }
    : {}
  const type = dice.oneIn(15)
    ? { 'content-type': dice.pick(['application/json', 'text/plain', '']) }
    : FORM_TYPE
  return {
    method: 'POST',
    path,
    headers: { ...type, ...basic },
    body: Buffer.from(String(new URLSearchParams(oddForm(dice, form)))),
  }
}

function consent(dice: Dice, { oauth, own }: Site): Asked {
  const path = dice.oneIn(3)
    ? `/consent/${encodeURIComponent(oddText(dice).toWellFormed())}`
    : oauth.question
  const headers = { cookie: dice.oneIn(4) ? own.cookie : oauth.cookie }
  if (dice.oneIn(2)) return { method: 'GET', path, headers }
  const form = {
    csrf: own.csrf,
    decision: dice.pick(['allow', 'deny', 'switch', oddText(dice)]),
    scope: oddText(dice),
  }
  return { ...post(dice, path, form), headers: { ...FORM_TYPE, ...headers } }
}

function discover(dice: Dice): Asked {
  const text = encodeURIComponent(oddText(dice).toWellFormed())
  const paths = [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/openid-configuration',
    '/oauth/jwks',
    `/oauth/authorize/${text}`,
    `/.well-known/${text}`,
    `/oauth/${text}`,
  ]
  return {
    method: dice.pick(['GET', 'GET', 'HEAD', 'OPTIONS', 'POST']),
    path: dice.pick(paths),
    headers: { origin: oddText(dice) },
  }
}
