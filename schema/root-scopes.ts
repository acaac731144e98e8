import { type GraphQLSchema, isObjectType } from 'graphql'
import { scopesAsked } from './field-scopes.ts'

/** Fields for pages that anyone with the link may use; each checks the link itself. */
const PUBLIC: readonly string[] = [
  'hearPage',
  'hearCallOpen',
  'hearCallHear',
  'hearCallHangUp',
  'mailLink',
  'mailLinkFollow',
  'paymentReturn',
  'sampleCall',
]

/**
 * The scopes of every root field, any one of which is enough: `Mutation.callHear` → `['provider']`; `['public']` if it
 * needs none.
 */
export function rootScopes(schema: GraphQLSchema): Record<string, string[]> {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType)
  return Object.fromEntries(
    roots.flatMap((root) =>
      Object.values(root.getFields()).map((field) => [
        `${root.name}.${field.name}`,
        PUBLIC.includes(field.name) ? ['public'] : scopesAsked(field.extensions),
      ]),
    ),
  )
}

/**
 * No field is open by default: throws at startup if a root field requires no scope.
 * @throws Error that names the fields
 */
export function requireScopes(schema: GraphQLSchema): GraphQLSchema {
  const open = Object.entries(rootScopes(schema)).filter(([, scopes]) => scopes.length === 0)
  if (open.length === 0) return schema
  throw new Error(`These root fields ask for no scope: ${open.map(([name]) => name).join(', ')}`)
}
