import { LineStatus as LineStatusValues } from '../prisma/generated/client/enums.ts'
import { minutesRemaining } from '../src/billing/billed-time.ts'
import { greetingOf } from '../src/conversations/preview/greeting-of-line.ts'
import { printHours } from '../src/kernel/hours/hours.ts'
import { closeLine } from '../src/lines/close-line.ts'
import { type ForwardingCode, forwardingCodes } from '../src/lines/forwarding-codes.ts'
import { LineOrder } from '../src/lines/line-input.ts'
import { type LineView, listOwnOrAllLines } from '../src/lines/read-lines.ts'
import { type LineSetUp as LineSetUpResult, setUpLine } from '../src/lines/set-up-line.ts'
import { buyMinutes } from '../src/workflows/buy-minutes.ts'
import { updateLine } from '../src/workflows/update-line.ts'
import { builder } from './builder.ts'
import { newestIdFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'
import { inputOf } from './input-of.ts'
import { LineDirectory } from './line-directory.ts'
import { readLineAsked } from './line-with-one-list.ts'
import { Checkout } from './purchase.ts'
import { withoutNulls } from './without-nulls.ts'

export const LineStatus = builder.enumType('LineStatus', { values: upperCase(LineStatusValues) })
const BillingMode = builder.enumType('BillingMode', { values: ['PER_MINUTE'] as const })

const LineBalance = builder.objectRef<{ seconds: number }>('LineBalance').implement({
  fields: (t) => ({
    seconds: t.exposeInt('seconds', {
      description: 'Below zero when the next pack pays for them first.',
    }),
    minutesRemaining: t.float({
      description: 'The same in minutes, to one decimal.',
      resolve: ({ seconds }) => minutesRemaining(seconds),
    }),
  }),
})

const Forwarding = builder.objectRef<ForwardingCode>('ForwardingCode').implement({
  description: 'What to dial to have calls forwarded to the line.',
  fields: (t) => ({
    carrier: t.exposeString('carrier', { description: "The business phone's carrier." }),
    condition: t.exposeString('condition', { description: 'Which calls are then forwarded.' }),
    start: t.exposeString('start', {
      description: 'To dial on the business phone; empty where no code exists.',
    }),
    stop: t.exposeString('stop', {
      nullable: true,
      description: 'Undoes it; null where no code exists.',
    }),
    note: t.exposeString('note', { description: 'What else to know, for a person.' }),
  }),
})

export const Line = builder.node(builder.objectRef<LineView>('Line'), {
  description: 'An answering line, from its set-up on.',
  id: {
    description: 'The id of the line, and of the set-up it came from.',
    resolve: ({ id }) => id,
  },
  fields: (t) => ({
    status: t.field({
      type: LineStatus,
      description:
        '`awaiting_payment` until the first pack is paid; `setting_up` while it gets its ' +
        'number; `queued` while no number is available, which is retried; `live` when it answers; ' +
        '`closed` when it no longer does.',
      resolve: ({ status }) => status,
    }),
    businessName: t.exposeString('businessName'),
    businessPhone: t.exposeString('businessPhone', { description: "The business's own number." }),
    ownerMobile: t.withAuth({ account: true, staff: true }).exposeString('ownerMobile'),
    number: t.exposeString('number', {
      nullable: true,
      description: "The line's number, once it has one and until it is closed. E.164.",
    }),
    billingMode: t.field({
      type: BillingMode,
      description: 'By the second; each call costs at least 20 seconds.',
      resolve: () => 'PER_MINUTE' as const,
    }),
    balance: t.field({
      type: LineBalance,
      description: 'What is left of the minutes bought.',
      resolve: ({ balanceSeconds }) => ({ seconds: balanceSeconds }),
    }),
    forwarding: t.field({
      type: [Forwarding],
      description: 'How to send calls to the line, by carrier; empty before it has a number.',
      resolve: ({ number }) => (number ? forwardingCodes(number) : []),
    }),
    forwardingSeenAt: t.expose('forwardingSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a forwarded call first reached the line.',
    }),
    city: t.exposeString('city', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    services: t.exposeStringList('services'),
    extra: t.exposeString('extra', { nullable: true }),
    hours: t.field({
      type: 'WeekHours',
      description: 'Opening hours by day.',
      resolve: ({ hours }) => printHours(hours),
    }),
    timeZone: t.exposeString('timeZone'),
    languages: t.exposeStringList('languages', { description: 'Languages besides English.' }),
    greetsByName: t.withAuth({ account: true, staff: true }).exposeBoolean('greetsByName', {
      description:
        'Whether a caller whose number has a name among the contacts is asked "Is this Dana?"',
    }),
    directory: t.field({
      type: LineDirectory,
      description: 'Whether other agents find this business by its number.',
      resolve: (line) => line,
    }),
    pack: t.exposeString('pack', {
      description: 'The newest pack paid; before any is, the one that waits for payment.',
    }),
    checkoutUrl: t.exposeString('checkoutUrl', {
      nullable: true,
      description: 'Where to pay, while the first payment is awaited.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was set up.' }),
    liveAt: t.expose('liveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began to answer.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectFields(Line, (t) => ({
  messageCopies: t.withAuth({ account: true, staff: true }).exposeStringList('messageCopies', {
    description: "Who gets the mail about each message, besides the account's own address.",
  }),
  greeting: t.withAuth({ account: true, staff: true }).stringList({
    description: 'What a caller hears first, as it is spoken: who answers, then what is asked.',
    resolve: (line, _args, { app }) => greetingOf(app, line),
  }),
}))

builder.queryField('line', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: Line,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context, info) => readLineAsked(context, id, info),
  }),
)

builder.queryField('lines', (t) =>
  t.withAuth({ linesRead: true, staff: true }).connection({
    type: Line,
    description: "The viewer's own, newest first; every account's for operators.",
    resolve: (_root, args, { app, viewer }) =>
      newestIdFirst(args, (page) => listOwnOrAllLines(app, viewer, page)),
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

const LineSetUpInput = inputOf('LineSetUpInput', LineOrder, { hours: 'WeekHours' })

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
    greetsByName: t.boolean(),
    messageCopies: t.stringList(),
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
