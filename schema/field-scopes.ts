import { type GraphQLSchema, isObjectType } from 'graphql'

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

export function scopesAsked({ pothosOptions }: { pothosOptions?: unknown }): string[] {
  const { authScopes } = (pothosOptions ?? {}) as { authScopes?: Record<string, unknown> }
  return Object.keys(authScopes ?? {})
}
