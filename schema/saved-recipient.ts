import { removeSavedRecipient, saveRecipient } from '../src/accounts/saved-recipients.ts'
import type { Owner } from '../src/accounts/viewer.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'

builder.mutationFields((t) => ({
  savedRecipientAdd: t.field({
    type: Account,
    description: 'An address that gets every recap unless a meeting names its own; at most 50.',
    authScopes: { account: true },
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => saveRecipient(app, viewer as Owner, args),
  }),
  savedRecipientRemove: t.field({
    type: Account,
    authScopes: { account: true },
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => removeSavedRecipient(app, viewer as Owner, args),
  }),
}))
