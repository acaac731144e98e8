import { createApiKey, revokeApiKey } from '../src/accounts/create-and-revoke-api-key.ts'
import { builder } from './builder.ts'

export const ApiKey = builder.prismaObject('ApiKey', {
  description: 'A key of the API. The key itself is shown once, when it is made.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    hint: t.exposeString('hint', { description: 'Its last four characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    account: t.relation('account'),
  }),
})

const NewApiKey = builder
  .objectRef<Awaited<ReturnType<typeof createApiKey>>>('NewApiKey')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Readable now and never again.' }),
      apiKey: t.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
    }),
  })

const ApiKeyCreateInput = builder.inputType('ApiKeyCreateInput', {
  fields: (t) => ({
    email: t.string({ description: 'Staff only: whose key it is; the account is made when new.' }),
    name: t.string(),
  }),
})

builder.mutationFields((t) => ({
  apiKeyCreate: t.withAuth({ owner: true, staff: true }).field({
    type: NewApiKey,
    errors: {},
    args: { input: t.arg({ type: ApiKeyCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      createApiKey(app, viewer, { email: input.email ?? undefined, name: input.name ?? undefined }),
  }),
  apiKeyRevoke: t.withAuth({ owner: true, staff: true }).field({
    type: ApiKey,
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => revokeApiKey(app, viewer, id),
  }),
}))
