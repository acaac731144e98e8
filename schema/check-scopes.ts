import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import { ApiError } from '../src/kernel/errors.ts'
import type { Context } from './context.ts'
import { scopesAsked } from './field-scopes.ts'
import { scopesOf } from './scopes.ts'

/**
 * Refuses a field to viewers that have none of its scopes. The plugin, which we declare them with, would make maps
 * and promises for each request; our scopes are known from the viewer alone (docs/performance.md §6).
 * @throws Error at startup if a type asks for scopes: only those of fields are checked
 */
export function checkScopes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (scopesAsked(type.extensions).length > 0) throw new Error(`${type.name} asks for scopes`)
    for (const field of Object.values(type.getFields())) checkField(field)
  }
  return schema
}

function checkField(field: GraphQLField<unknown, Context>) {
  const asked = scopesAsked(field.extensions)
  if (asked.length === 0) return
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = (source, args, context, info) => {
    const scopes = scopesOf(context.viewer)
    if (asked.some((scope) => scopes[scope])) return resolve(source, args, context, info)
    throw new ApiError('forbidden', 'This credential may not do that.')
  }
}
