import { listEntries } from '../src/billing/read-ledger.ts'
import { readUsage, usageOf } from '../src/billing/read-usage.ts'
import { listCalls, listMessages } from '../src/calls/read-calls.ts'
import type { LineView } from '../src/lines/read-lines.ts'
import { timeZoneOfAccount } from '../src/lines/time-zone-of-account.ts'
import { builder } from './builder.ts'
import { Call } from './call.ts'
import { highestFirst, newestFirst } from './connection.ts'
import { LedgerEntry, ledgerArguments, ledgerFilter } from './ledger.ts'
import { Line } from './line.ts'
import { callsRead, messagesRead } from './line-with-one-list.ts'
import { Message } from './message.ts'
import { UsageDay, usageArguments } from './usage-day.ts'

const keyOf = ({ accountId, id: lineId }: LineView) => ({ accountId, lineId })

builder.objectFields(Line, (t) => ({
  calls: t.withAuth({ callsRead: true, staff: true }).connection({
    type: Call,
    resolve: (line, args, { app }) =>
      newestFirst(
        args,
        async (page) => callsRead(line) ?? listCalls(app, keyOf(line), page),
        ({ at }) => at,
      ),
  }),
  messages: t.withAuth({ messagesRead: true, staff: true }).connection({
    type: Message,
    resolve: (line, args, { app }) =>
      newestFirst(
        args,
        async (page) => messagesRead(line) ?? listMessages(app, keyOf(line), page),
        ({ at }) => at,
      ),
  }),
  ledger: t.withAuth({ account: true, staff: true }).connection({
    type: LedgerEntry,
    args: ledgerArguments,
    resolve: ({ accountId, id: walletId }, args, { app }) =>
      highestFirst(args, (page) =>
        listEntries(app, { accountId, walletId }, { ...ledgerFilter(args), ...page }),
      ),
  }),
  usage: t.field({
    type: [UsageDay],
    description: 'Days up to today, or to `until`, oldest first; 30 of them by default.',
    args: usageArguments,
    resolve: async ({ accountId, id: walletId }, args, { app }) =>
      readUsage(
        app,
        { accountId, walletId },
        { ...usageOf(args), timeZone: await timeZoneOfAccount(app.db, accountId) },
      ),
  }),
}))
