import { readCallSeconds } from '../src/billing/read-call-minutes.ts'
import { readUsageOfLines, usageOf } from '../src/billing/read-usage.ts'
import { timeZoneOfAccount } from '../src/lines/time-zone-of-account.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { UsageDay, usageArguments } from './usage-day.ts'

const CallMinutes = builder.objectRef<{ accountId: string }>('CallMinutes').implement({
  description: 'What all lines together have and used, closed ones included.',
  fields: (t) => ({
    seconds: t.int({
      args: {
        at: t.arg({ type: 'DateTime', description: 'What they had then; now if left out.' }),
      },
      resolve: ({ accountId }, { at }, { app }) => readCallSeconds(app, accountId, at ?? undefined),
    }),
    usage: t.field({
      type: [UsageDay],
      description: 'Days up to today, or to `until`, oldest first; 30 of them by default.',
      args: usageArguments,
      resolve: async ({ accountId }, args, { app }) =>
        readUsageOfLines(app, accountId, {
          ...usageOf(args),
          timeZone: await timeZoneOfAccount(app.db, accountId),
        }),
    }),
  }),
})

builder.objectField(Account, 'callMinutes', (t) =>
  t.field({ type: CallMinutes, resolve: ({ id }) => ({ accountId: id }) }),
)
