import {
  CallOutcome as CallOutcomeValues,
  Speaker as SpeakerValues,
} from '../prisma/generated/client/enums.ts'
import { listAccountCalls, readCall } from '../src/calls/account-calls-and-messages.ts'
import { deleteCall } from '../src/calls/delete-call.ts'
import type { CallView } from '../src/calls/read-calls.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { newestPlacedFirst } from './connection.ts'
import { upperCase } from './enum-values.ts'
import { LedgerEntry } from './ledger.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'
import { withoutNulls } from './without-nulls.ts'

export const CallOutcome = builder.enumType('CallOutcome', { values: upperCase(CallOutcomeValues) })
export const Speaker = builder.enumType('Speaker', { values: upperCase(SpeakerValues) })

const CallTurn = builder.prismaObject('CallTurn', {
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    who: t.field({ type: Speaker, resolve: ({ who }) => who }),
    text: t.exposeString('text'),
    language: t.exposeString('language'),
    cutShort: t.exposeBoolean('cutShort', {
      description: 'The caller spoke over it; only what was heard is kept.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

export const Call = builder.objectRef<CallView>('Call').implement({
  description: 'A call that the line answered and that is over.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the call.' }),
    lineId: t.exposeID('lineId'),
    at: t.expose('at', { type: 'DateTime', description: 'When the line answered.' }),
    caller: t.exposeString('caller', {
      nullable: true,
      description: 'Who called, E.164; null when withheld.',
    }),
    forwardedFrom: t.exposeString('forwardedFrom', { nullable: true }),
    durationSeconds: t.exposeInt('durationSeconds', { description: 'From answer to hang-up.' }),
    billedSeconds: t.exposeInt('billedSeconds'),
    freeReason: t.exposeString('freeReason', {
      nullable: true,
      description: 'Why nothing was charged; null when it was.',
    }),
    summary: t.exposeString('summary', { description: 'What it was about.' }),
    urgent: t.exposeBoolean('urgent', { description: 'Whether it should not wait.' }),
    urgentReason: t.exposeString('urgentReason', { nullable: true }),
    outcome: t.field({ type: CallOutcome, nullable: true, resolve: ({ outcome }) => outcome }),
    endReason: t.exposeString('endReason', { nullable: true }),
    languages: t.exposeStringList('languages'),
    disclosedAt: t.expose('disclosedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the caller was told of the AI, and that the call is recorded or transcribed.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    charge: t.withAuth({ account: true, staff: true }).field({
      type: LedgerEntry,
      nullable: true,
      description: 'The entry of the ledger that says what the call cost and why.',
      resolve: ({ accountId, id: sourceId }, _args, { app }) =>
        app.db.ledgerEntry.findUnique({
          where: { accountId_kind_sourceId: { accountId, kind: 'call_charged', sourceId } },
        }),
    }),
    line: t.withAuth({ linesRead: true, staff: true }).field({
      type: Line,
      resolve: ({ lineId }, _args, context) => loadLine(context, lineId),
    }),
    turns: t.field({
      type: [CallTurn],
      description: 'The transcript, in order.',
      resolve: ({ accountId, id: callId }, _args, { app }) =>
        app.db.callTurn.findMany({ where: { accountId, callId }, orderBy: { seq: 'asc' } }),
    }),
  }),
})

export const SEARCH =
  'Beginnings of words, and numbers or their last digits; all of them must be there.'

const callArguments = builder.args((t) => ({
  search: t.string({ description: SEARCH }),
  lineId: t.id(),
  since: t.field({ type: 'DateTime' }),
  until: t.field({ type: 'DateTime', description: 'Before then.' }),
  urgent: t.boolean(),
  outcome: t.field({ type: CallOutcome }),
  caller: t.string({ description: 'The number that called.' }),
}))

builder.objectField(Account, 'calls', (t) =>
  t.connection({
    type: Call,
    description: 'Over all lines, newest first.',
    args: callArguments,
    resolve: ({ id }, args, { app }) =>
      newestPlacedFirst(args, (page) => listAccountCalls(app, id, page, withoutNulls(args))),
  }),
)

builder.queryFields((t) => ({
  calls: t.withAuth({ callsRead: true }).connection({
    type: Call,
    description: "The viewer's own, over all lines or of one, newest first.",
    args: callArguments,
    resolve: (_root, args, { app, viewer: { accountId } }) =>
      newestPlacedFirst(args, (page) => listAccountCalls(app, accountId, page, withoutNulls(args))),
  }),
  call: t.withAuth({ callsRead: true }).field({
    type: Call,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readCall(app, viewer, id),
  }),
}))

builder.mutationField('callDelete', (t) =>
  t.withAuth({ account: true }).field({
    type: Account,
    description:
      'Deletes all that was said in a call that is over, and who called. What it cost stays in the ledger.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => deleteCall(app, viewer, id),
  }),
)
