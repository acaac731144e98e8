import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { isOwner } from '../src/accounts/viewer.ts'
import type { Context } from './context.ts'

/**
 * After every mutation, before its result is read, notes that the account has written: a replica that does not have the
 * write yet is not used for that account. Also after an error, since the commit may have happened.
 */
export function readYourWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = async (source, args, context: Context, info) => {
      try {
        return await resolve(source, args, context, info)
      } finally {
        const { app, viewer } = context
        if (isOwner(viewer)) await app.replica.noteWrite(viewer.accountId)
      }
    }
  }
  return schema
}
