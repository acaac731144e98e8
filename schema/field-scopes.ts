import { type GraphQLSchema, isObjectType } from 'graphql'
import { type Scopes, scopesOf } from './scopes.ts'

/**
 * The scopes of every field in a type that requires some, any one of which is enough: `Message.call` → `['callsRead',
 * 'staff']`.
 */
export function fieldScopes(schema: GraphQLSchema): Record<string, string[]> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !roots.includes(type))
  return Object.fromEntries(
    types.flatMap((type) =>
      Object.values(type.getFields())
        .map((field): [string, string[]] => [
          `${type.name}.${field.name}`,
          scopesAsked(field.extensions),
        ])
        .filter(([, scopes]) => scopes.length > 0),
    ),
  )
}

/**
 * The scopes of a field, any one of which is enough; none if it has no scope. Only what `check-scopes.ts` checks may be
 * asked for.
 * @throws Error for anything else that the plugin would understand
 */
export function scopesAsked({ pothosOptions }: { pothosOptions?: unknown }): ScopeName[] {
  const { authScopes = {}, grantScopes } = (pothosOptions ?? {}) as Asking
  const asked = typeof authScopes === 'object' ? Object.entries(authScopes) : undefined
  if (grantScopes || !asked?.every(([name, value]) => value === true && isScope(name))) {
    throw new Error('A field asks for scopes in a way that is not checked.')
  }
  return asked.map(([name]) => name as ScopeName)
}

type ScopeName = keyof Scopes
type Asking = { authScopes?: object; grantScopes?: unknown }

const isScope = (name: string) => name in scopesOf({ kind: 'anonymous' })
