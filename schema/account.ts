import { setWantedMails } from '../src/accounts/mail-preferences.ts'
import { newestAccounts } from '../src/accounts/newest-accounts.ts'
import { findAccount } from '../src/accounts/read-accounts.ts'
import { savedRecipients } from '../src/accounts/saved-recipients.ts'
import { closeEveryWebSession } from '../src/accounts/web-sessions.ts'
import { linePacks, meetingPacks } from '../src/billing/minute-packs.ts'
import { listEntries, readWallet } from '../src/billing/read-ledger.ts'
import { readUsage, usageOf } from '../src/billing/read-usage.ts'
import { listLines } from '../src/lines/read-lines.ts'
import { timeZoneOfAccount } from '../src/lines/time-zone-of-account.ts'
import { listEventsOfAccount } from '../src/platform/inbox/read-inbox.ts'
import { closeAccount } from '../src/workflows/close-account.ts'
import { overviewRead, readAccountAsked } from './account-with-lines.ts'
import { ApiKey } from './api-key.ts'
import { builder } from './builder.ts'
import { highestFirst, newestFirst } from './connection.ts'
import { LedgerEntry, ledgerArguments, ledgerFilter } from './ledger.ts'
import { Line, LineStatus } from './line.ts'
import { MinutePack } from './minute-pack.ts'
import { ProviderEvent } from './provider-event.ts'
import { UsageDay, usageArguments } from './usage-day.ts'
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
          Math.max(0, Math.floor((balanceSeconds - reservedSeconds) / 60)),
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
      description: 'Newest first, including set-ups that wait for payment.',
      args: {
        status: t.arg({ type: [LineStatus], description: 'Only those with one of these.' }),
      },
      resolve: (account, args, { app }) =>
        newestFirst(
          args,
          async (page) =>
            overviewRead(account).lines ?? listLines(app, account.id, page, args.status),
          ({ createdAt }) => createdAt,
        ),
    }),
    minutePacks: t.field({ type: [MinutePack], resolve: linePacks }),
    meetingPacks: t.field({ type: [MinutePack], resolve: meetingPacks }),
    meetingMinutes: t.field({
      type: MeetingMinutes,
      resolve: (account, _args, { app }) =>
        overviewRead(account).meetings ??
        readWallet(app, { accountId: account.id, walletId: account.id }),
    }),
    savedRecipients: t.stringList({
      resolve: (account, _args, { app }) =>
        overviewRead(account).savedRecipients ?? savedRecipients(app, account.id),
    }),
    apiKeys: t.withAuth({ owner: true, staff: true }).relation('apiKeys', {
      type: ApiKey,
      query: { orderBy: { id: 'desc' } },
    }),
    meetingLedger: t.connection({
      type: LedgerEntry,
      args: ledgerArguments,
      resolve: ({ id }, args, { app }) =>
        highestFirst(args, (page) =>
          listEntries(app, { accountId: id, walletId: id }, { ...ledgerFilter(args), ...page }),
        ),
    }),
    meetingUsage: t.field({
      type: [UsageDay],
      description: 'Days up to today, or to `until`, oldest first; 30 of them by default.',
      args: usageArguments,
      resolve: async ({ id }, args, { app }) =>
        readUsage(
          app,
          { accountId: id, walletId: id },
          { ...usageOf(args), timeZone: await timeZoneOfAccount(app.db, id) },
        ),
    }),
    balanceMails: t.exposeBoolean('balanceMails', {
      description: 'Whether the owner is mailed when a line runs low on minutes.',
    }),
    digestMails: t.exposeBoolean('digestMails', {
      description: 'Whether the owner is mailed each morning what the lines did the day before.',
    }),
    reminderMails: t.exposeBoolean('reminderMails', {
      description: 'Whether the owner is reminded of what is left to do, such as forwarding.',
    }),
    providerEvents: t.withAuth({ staff: true }).field({
      type: [ProviderEvent],
      description: 'What providers told of it: the newest 50.',
      resolve: ({ id }, _args, { app }) => listEventsOfAccount(app, id),
    }),
  }),
})

builder.queryFields((t) => ({
  account: t.withAuth({ account: true }).field({
    type: Account,
    description: "The viewer's own.",
    resolve: (_root, _args, context, info) => readAccountAsked(context, info),
  }),
  accountFind: t.withAuth({ staff: true }).field({
    type: Account,
    errors: {},
    args: {
      id: t.arg.id(),
      email: t.arg.string(),
      number: t.arg.string({ description: "A line's number, the business's or its owner's." }),
    },
    resolve: (_root, args, { app }) => findAccount(app, withoutNulls(args)),
  }),
  accountsNewest: t.withAuth({ staff: true }).field({
    type: [Account],
    description: 'The ten that came last, newest first.',
    resolve: (_root, _args, { app }) => newestAccounts(app),
  }),
}))

builder.mutationFields((t) => ({
  balanceMailsSet: t.withAuth({ account: true }).field({
    type: Account,
    description: 'Whether the owner is mailed when a line runs low on minutes.',
    args: { wanted: t.arg.boolean({ required: true }) },
    resolve: (_root, { wanted }, { app, viewer }) =>
      setWantedMails(app, viewer, { balanceMails: wanted }),
  }),
  wantedMailsSet: t.withAuth({ account: true }).field({
    type: Account,
    description: 'Which mails the owner gets; what is left out stays as it is.',
    args: {
      balanceMails: t.arg.boolean(),
      digestMails: t.arg.boolean(),
      reminderMails: t.arg.boolean(),
    },
    resolve: (_root, args, { app, viewer }) => setWantedMails(app, viewer, withoutNulls(args)),
  }),
  accountClose: t.withAuth({ owner: true }).field({
    type: Account,
    description: 'Deletes the account for good. Its own address is to be given.',
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, args, { app, viewer }) => closeAccount(app, viewer, args),
  }),
  webSessionsClose: t.withAuth({ owner: true }).boolean({
    description: 'Signs the owner out of every browser, this one included.',
    resolve: (_root, _args, { app, viewer }) => closeEveryWebSession(app, viewer).then(() => true),
  }),
}))
