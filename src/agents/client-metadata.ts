import { z } from 'zod'
import { AGENT_SCOPES } from '../accounts/agent-scopes.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { text } from '../kernel/text/text-schema.ts'
import { redirectHost, redirectUriProblem, staysOnDevice } from './redirect-uri.ts'

const NAME_CHARACTERS_MAX = 80
const ADDRESS_CHARACTERS_MAX = 1_000
const REDIRECT_URIS_MAX = 10

const RedirectUri = text(ADDRESS_CHARACTERS_MAX).superRefine((address, context) => {
  const problem = redirectUriProblem(address)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})
const includesWhenGiven = (value: string) =>
  z
    .array(z.string().max(100))
    .max(10)
    .refine((values) => values.includes(value), `must include ${value}`)
    .optional()

/** The client metadata (RFC 7591 §2) that we use. */
const ClientMetadata = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(RedirectUri).min(1, 'is empty').max(REDIRECT_URIS_MAX),
  grant_types: includesWhenGiven('authorization_code'),
  response_types: includesWhenGiven('code'),
})

/**
 * Turns client metadata into a registration: a public client with PKCE that may ask for every permission (one that
 * registers with a single permission could never get others). Everything else is dropped; the answer shows that.
 * @throws {ApiError} invalid_request, with the field
 */
export function readClientMetadata(input: unknown) {
  const said = parseInput(ClientMetadata, input)
  const applicationType: 'native' | 'web' = said.redirect_uris.some(staysOnDevice)
    ? 'native'
    : 'web'
  const grantTypes = said.grant_types ?? ['authorization_code', 'refresh_token']
  return {
    client_name: plainName(said.client_name) || redirectHost(said.redirect_uris[0] ?? ''),
    redirect_uris: said.redirect_uris,
    application_type: applicationType,
    grant_types: ['authorization_code', 'refresh_token'].filter((type) =>
      grantTypes.includes(type),
    ),
    response_types: ['code' as const],
    token_endpoint_auth_method: 'none' as const,
    scope: AGENT_SCOPES.join(' '),
  }
}

/** One short line without control characters or characters that change the reading direction. */
function plainName(name = ''): string {
  const visible = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return [...visible].slice(0, NAME_CHARACTERS_MAX).join('')
}
