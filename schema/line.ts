import { LineStatus as LineStatusValues } from '../prisma/generated/client/enums.ts'
import { minutesRemaining } from '../src/billing/rates.ts'
import { listEntries } from '../src/billing/read-ledger.ts'
import { readUsage } from '../src/billing/read-usage.ts'
import { listCalls, listMessages } from '../src/calls/read-calls.ts'
import { printHours } from '../src/kernel/hours/hours.ts'
import { closeLine } from '../src/lines/close-line.ts'
import { type ForwardingCode, forwardingCodes } from '../src/lines/forwarding.ts'
import { type LineView, listAllLines } from '../src/lines/read-lines.ts'
import { type LineSetUp as LineSetUpResult, setUpLine } from '../src/lines/set-up-line.ts'
import { buyMinutes } from '../src/workflows/buy-minutes.ts'
import { updateLine } from '../src/workflows/update-line.ts'
import { builder } from './builder.ts'
import { Call } from './call.ts'
import { highestFirst, newestFirst, newestIdFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'
import { LedgerEntry, ledgerArguments, ledgerFilter } from './ledger.ts'
import { LineDirectory } from './line-directory.ts'
import { callsRead, messagesRead, readLineAsked } from './line-list.ts'
import { Message } from './message.ts'
import { Checkout } from './purchase.ts'
import { daysOf, UsageDay } from './usage-day.ts'
import { withoutNulls } from './without-nulls.ts'

const LineStatus = builder.enumType('LineStatus', { values: upperCase(LineStatusValues) })
const BillingMode = builder.enumType('BillingMode', { values: ['PER_MINUTE'] as const })

const LineBalance = builder.objectRef<{ seconds: number }>('LineBalance').implement({
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'Below zero when the next pack pays first.' }),
    minutesRemaining: t.float({
      description: 'To one decimal.',
      resolve: ({ seconds }) => minutesRemaining(seconds),
    }),
  }),
})

const Forwarding = builder.objectRef<ForwardingCode>('ForwardingCode').implement({
  description: 'What to dial to have calls forwarded to the line.',
  fields: (t) => ({
    carrier: t.exposeString('carrier'),
    condition: t.exposeString('condition'),
    start: t.exposeString('start'),
    stop: t.exposeString('stop', { nullable: true }),
    note: t.exposeString('note'),
  }),
})

const keyOf = ({ accountId, id: lineId }: LineView) => ({ accountId, lineId })

export const Line = builder.node(builder.objectRef<LineView>('Line'), {
  description: 'An answering line, from its set-up on.',
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    status: t.field({ type: LineStatus, resolve: ({ status }) => status }),
    businessName: t.exposeString('businessName'),
    businessPhone: t.exposeString('businessPhone'),
    ownerMobile: t.exposeString('ownerMobile'),
    number: t.exposeString('number', {
      nullable: true,
      description: 'E.164; once there is one, until the line is closed.',
    }),
    billingMode: t.field({ type: BillingMode, resolve: () => 'PER_MINUTE' as const }),
    balance: t.field({
      type: LineBalance,
      resolve: ({ balanceSeconds }) => ({ seconds: balanceSeconds }),
    }),
    forwarding: t.field({
      type: [Forwarding],
      resolve: ({ number }) => (number ? forwardingCodes(number) : []),
    }),
    forwardingSeenAt: t.expose('forwardingSeenAt', { type: 'DateTime', nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    services: t.exposeStringList('services'),
    extra: t.exposeString('extra', { nullable: true }),
    hours: t.field({ type: 'WeekHours', resolve: ({ hours }) => printHours(hours) }),
    timeZone: t.exposeString('timeZone'),
    languages: t.exposeStringList('languages'),
    directory: t.field({ type: LineDirectory, resolve: (line) => line }),
    pack: t.exposeString('pack', {
      description: 'The newest pack paid; before any is, the one that waits for payment.',
    }),
    checkoutUrl: t.exposeString('checkoutUrl', {
      nullable: true,
      description: 'Where to pay, while the first payment is awaited.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    liveAt: t.expose('liveAt', { type: 'DateTime', nullable: true }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    calls: t.connection({
      type: Call,
      resolve: (line, args, { app }) =>
        newestFirst(
          args,
          async (page) => callsRead(line) ?? listCalls(app, keyOf(line), page),
          ({ at }) => at,
        ),
    }),
    messages: t.connection({
      type: Message,
      resolve: (line, args, { app }) =>
        newestFirst(
          args,
          async (page) => messagesRead(line) ?? listMessages(app, keyOf(line), page),
          ({ at }) => at,
        ),
    }),
    ledger: t.connection({
      type: LedgerEntry,
      args: ledgerArguments,
      resolve: ({ accountId, id: walletId }, args, { app }) =>
        highestFirst(args, (page) =>
          listEntries(app, { accountId, walletId }, { ...ledgerFilter(args), ...page }),
        ),
    }),
    usage: t.field({
      type: [UsageDay],
      description: 'The last days, today included, oldest first; 30 of them by default.',
      args: { days: t.arg.int() },
      resolve: ({ accountId, id: walletId, timeZone }, args, { app }) =>
        readUsage(app, { accountId, walletId }, { days: daysOf(args), timeZone }),
    }),
  }),
})

builder.queryField('line', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: Line,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context, info) => readLineAsked(context, id, info),
  }),
)

builder.queryField('lines', (t) =>
  t.withAuth({ staff: true }).connection({
    type: Line,
    description: "Every account's, for operators.",
    resolve: (_root, args, { app }) => newestIdFirst(args, (page) => listAllLines(app, page)),
  }),
)

const LineSetUp = builder.objectRef<LineSetUpResult>('LineSetUp').implement({
  description: 'A set-up that waits for the payment of its first pack.',
  fields: (t) => ({
    id: t.id({ resolve: ({ lineId }) => lineId, description: 'The id of the line it becomes.' }),
    status: t.field({ type: LineStatus, resolve: () => 'awaiting_payment' as const }),
    businessName: t.string({ resolve: ({ setup }) => setup.businessName }),
    businessPhone: t.string({ resolve: ({ setup }) => setup.businessPhone }),
    billingMode: t.field({ type: BillingMode, resolve: () => 'PER_MINUTE' as const }),
    checkout: t.field({ type: Checkout, resolve: ({ purchase }) => purchase }),
    nextStep: t.string({
      resolve: ({ email }) =>
        `Once the pack is paid, we get the line its number and mail it to ${email}.`,
    }),
  }),
})

const LineSetUpInput = builder.inputType('LineSetUpInput', {
  fields: (t) => ({
    businessName: t.string({ required: true }),
    businessPhone: t.string({ required: true }),
    ownerMobile: t.string({ required: true }),
    ownerConfirmedTerms: t.boolean({ required: true }),
    pack: t.string(),
    country: t.string(),
    city: t.string(),
    description: t.string(),
    services: t.stringList(),
    extra: t.string(),
    languages: t.stringList(),
    hours: t.field({ type: 'WeekHours' }),
  }),
})

const LineUpdateInput = builder.inputType('LineUpdateInput', {
  description:
    'What is left out stays as it is; null empties `city`, `description` and `extra`, and changes nothing else.',
  fields: (t) => ({
    businessName: t.string(),
    businessPhone: t.string(),
    ownerMobile: t.string(),
    city: t.string(),
    description: t.string(),
    services: t.stringList(),
    extra: t.string(),
    languages: t.stringList(),
    hours: t.field({ type: 'WeekHours' }),
  }),
})

builder.mutationFields((t) => ({
  lineUpdate: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Changes what a line knows of its business; the next call hears it.',
    errors: {},
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: LineUpdateInput, required: true }),
    },
    resolve: (_root, { id, input }, { app, viewer }) => updateLine(app, viewer, id, input),
  }),
  lineClose: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Closes a line for good and gives its number back; what it recorded stays.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => closeLine(app, viewer, id),
  }),
  lineSetUp: t.withAuth({ account: true }).field({
    type: LineSetUp,
    errors: {},
    args: { input: t.arg({ type: LineSetUpInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => setUpLine(app, viewer, withoutNulls(input)),
  }),
  lineMinutesBuy: t.withAuth({ account: true }).field({
    type: Checkout,
    errors: {},
    args: { lineId: t.arg.id({ required: true }), pack: t.arg.string({ required: true }) },
    resolve: (_root, { lineId, pack }, { app, viewer }) =>
      buyMinutes(app, viewer, lineId, { pack }),
  }),
}))
