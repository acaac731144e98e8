import { setRetention } from '../src/accounts/retention.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'

builder.objectField(Account, 'retentionDays', (t) =>
  t.exposeInt('retentionDays', {
    nullable: true,
    description:
      'What was said in calls, messages and meetings is deleted after as many days; null keeps it.',
  }),
)

builder.mutationField('retentionSet', (t) =>
  t.withAuth({ account: true }).field({
    type: Account,
    description: 'What is older already goes within the hour.',
    errors: {},
    args: { days: t.arg.int({ description: 'Null or left out keeps everything.' }) },
    resolve: (_root, { days }, { app, viewer }) => setRetention(app, viewer, days ?? null),
  }),
)
