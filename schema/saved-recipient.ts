import { removeSavedRecipient, saveRecipient } from '../src/accounts/saved-recipients.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'

builder.mutationFields((t) => ({
  savedRecipientAdd: t.withAuth({ account: true }).field({
    type: Account,
    description: 'An address that gets every recap unless a meeting names its own; at most 50.',
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => saveRecipient(app, viewer, args),
  }),
  savedRecipientRemove: t.withAuth({ account: true }).field({
    type: Account,
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => removeSavedRecipient(app, viewer, args),
  }),
}))
