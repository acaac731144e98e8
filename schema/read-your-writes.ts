import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { isOwner } from '../src/accounts/viewer.ts'
import type { Context } from './context.ts'

/**
 * Has every mutation of an account's own noted once it is done, before its answer is read: a replica that does not have
 * it yet is not asked for that account. Also after an error, which may come behind a commit.
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
