import { setTimeZone } from '../src/accounts/time-zone.ts'
import { timeZoneOfAccount } from '../src/lines/time-zone-of-account.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'

builder.objectFields(Account, (t) => ({
  timeZone: t.string({
    description:
      'IANA name, for dates that are no line’s own: the one chosen, else that of the oldest paid line.',
    resolve: ({ id, timeZone }, _args, { app }) => timeZone ?? timeZoneOfAccount(app.db, id),
  }),
  timeZoneChosen: t.exposeString('timeZone', {
    nullable: true,
    description: 'What the owner chose; null when the lines decide.',
  }),
}))

builder.mutationField('timeZoneSet', (t) =>
  t.withAuth({ account: true }).field({
    type: Account,
    errors: {},
    args: { timeZone: t.arg.string({ description: 'Null or left out: the lines decide.' }) },
    resolve: (_root, { timeZone }, { app, viewer }) => setTimeZone(app, viewer, timeZone ?? null),
  }),
)
