import { findAccount, readOwnAccount } from '../src/accounts/read-accounts.ts'
import type { Owner } from '../src/accounts/viewer.ts'
import { linePacks, meetingPacks } from '../src/billing/packs.ts'
import { listEntries, readWallet } from '../src/billing/read-ledger.ts'
import { listLines } from '../src/lines/read-lines.ts'
import { ApiKey } from './api-key.ts'
import { builder } from './builder.ts'
import { highestFirst, newestFirst } from './connection.ts'
import { LedgerEntry } from './ledger.ts'
import { Line } from './line.ts'
import { MinutePack } from './minute-pack.ts'
import { withoutNulls } from './without-nulls.ts'

const MeetingMinutes = builder
  .objectRef<{ balanceSeconds: number; reservedSeconds: number; freeSeconds: number }>(
    'MeetingMinutes',
  )
  .implement({
    description: 'Whole minutes; a meeting is charged by those it began.',
    fields: (t) => ({
      balance: t.int({ resolve: ({ balanceSeconds }) => Math.floor(balanceSeconds / 60) }),
      reserved: t.int({ resolve: ({ reservedSeconds }) => Math.ceil(reservedSeconds / 60) }),
      available: t.int({
        resolve: ({ balanceSeconds, reservedSeconds }) =>
          Math.floor((balanceSeconds - reservedSeconds) / 60),
      }),
      free: t.int({
        description: 'Of the balance, the free ones; they are spent first.',
        resolve: ({ freeSeconds }) => Math.floor(freeSeconds / 60),
      }),
    }),
  })

export const Account = builder.prismaNode('Account', {
  id: { field: 'id' },
  fields: (t) => ({
    email: t.exposeString('email'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lines: t.connection({
      type: Line,
      description: 'Newest first, set-ups that wait for payment among them.',
      resolve: ({ id }, args, { app }) =>
        newestFirst(
          args,
          (page) => listLines(app, id, page),
          ({ createdAt }) => createdAt,
        ),
    }),
    minutePacks: t.field({ type: [MinutePack], resolve: linePacks }),
    meetingPacks: t.field({ type: [MinutePack], resolve: meetingPacks }),
    meetingMinutes: t.field({
      type: MeetingMinutes,
      resolve: ({ id }, _args, { app }) => readWallet(app, { accountId: id, walletId: id }),
    }),
    savedRecipients: t.stringList({
      select: { savedRecipients: { select: { email: true }, orderBy: { createdAt: 'asc' } } },
      resolve: ({ savedRecipients }) => savedRecipients.map(({ email }) => email),
    }),
    apiKeys: t.relation('apiKeys', {
      type: ApiKey,
      authScopes: { owner: true, staff: true },
      query: { orderBy: { id: 'desc' } },
    }),
    meetingLedger: t.connection({
      type: LedgerEntry,
      resolve: ({ id }, args, { app }) =>
        highestFirst(args, (page) => listEntries(app, { accountId: id, walletId: id }, page)),
    }),
  }),
})

builder.queryFields((t) => ({
  account: t.field({
    type: Account,
    description: "The viewer's own.",
    authScopes: { account: true },
    resolve: (_root, _args, { app, viewer }) => readOwnAccount(app, viewer as Owner),
  }),
  accountFind: t.field({
    type: Account,
    authScopes: { staff: true },
    errors: {},
    args: { id: t.arg.id(), email: t.arg.string() },
    resolve: (_root, args, { app }) => findAccount(app, withoutNulls(args)),
  }),
}))
