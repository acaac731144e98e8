import {
  listAccountCalls,
  listAccountMessages,
  readCall,
  readMessage,
} from '../src/calls/calls-of-account.ts'
import { deleteCall } from '../src/calls/delete-call.ts'
import { handleMessage, unhandleMessage } from '../src/calls/handle-message.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Call, CallOutcome } from './call.ts'
import { newestPlacedFirst } from './connection.ts'
import { Line } from './line.ts'
import { lineOnce } from './line-once.ts'
import { Message } from './message.ts'
import { withoutNulls } from './without-nulls.ts'

const SEARCH = 'Beginnings of words, and numbers or their last digits; all of them must be there.'

builder.objectField(Call, 'line', (t) =>
  t.withAuth({ linesRead: true, staff: true }).field({
    type: Line,
    resolve: ({ lineId }, _args, context) => lineOnce(context, lineId),
  }),
)

builder.objectField(Message, 'line', (t) =>
  t.withAuth({ linesRead: true, staff: true }).field({
    type: Line,
    resolve: ({ lineId }, _args, context) => lineOnce(context, lineId),
  }),
)

builder.objectField(Message, 'call', (t) =>
  t.withAuth({ callsRead: true, staff: true }).field({
    type: Call,
    nullable: true,
    description: 'The call that left it.',
    resolve: ({ accountId, callId }, _args, { app }) =>
      callId === null ? null : readCall(app, { accountId }, callId),
  }),
)

const callArguments = builder.args((t) => ({
  search: t.string({ description: SEARCH }),
  lineId: t.id(),
  since: t.field({ type: 'DateTime' }),
  until: t.field({ type: 'DateTime', description: 'Before then.' }),
  urgent: t.boolean(),
  outcome: t.field({ type: CallOutcome }),
  caller: t.string({ description: 'The number that called.' }),
}))

const messageArguments = builder.args((t) => ({
  search: t.string({ description: SEARCH }),
  lineId: t.id(),
  since: t.field({ type: 'DateTime' }),
  until: t.field({ type: 'DateTime', description: 'Before then.' }),
  urgent: t.boolean(),
  handled: t.boolean(),
  urgentWaiting: t.boolean({
    description: 'True: only the urgent that nobody handled. False: only the others.',
  }),
  phone: t.string({ description: 'The number to call back.' }),
}))

builder.objectFields(Account, (t) => ({
  calls: t.connection({
    type: Call,
    description: 'Over all lines, newest first.',
    args: callArguments,
    resolve: ({ id }, args, { app }) =>
      newestPlacedFirst(args, (page) => listAccountCalls(app, id, page, withoutNulls(args))),
  }),
  messages: t.connection({
    type: Message,
    description: 'Over all lines, newest first.',
    args: messageArguments,
    resolve: ({ id }, args, { app }) =>
      newestPlacedFirst(args, (page) => listAccountMessages(app, id, page, withoutNulls(args))),
  }),
}))

builder.queryFields((t) => ({
  calls: t.withAuth({ callsRead: true }).connection({
    type: Call,
    description: "The viewer's own, over all lines or of one, newest first.",
    args: callArguments,
    resolve: (_root, args, { app, viewer: { accountId } }) =>
      newestPlacedFirst(args, (page) => listAccountCalls(app, accountId, page, withoutNulls(args))),
  }),
  messages: t.withAuth({ messagesRead: true }).connection({
    type: Message,
    description: "The viewer's own, over all lines or of one, newest first.",
    args: messageArguments,
    resolve: (_root, args, { app, viewer: { accountId } }) =>
      newestPlacedFirst(args, (page) =>
        listAccountMessages(app, accountId, page, withoutNulls(args)),
      ),
  }),
  call: t.withAuth({ callsRead: true }).field({
    type: Call,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readCall(app, viewer, id),
  }),
  message: t.withAuth({ messagesRead: true }).field({
    type: Message,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readMessage(app, viewer, id),
  }),
}))

builder.mutationFields((t) => ({
  messageHandle: t.withAuth({ account: true }).field({
    type: Message,
    description: 'Notes that somebody saw to it; the first time stays.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => handleMessage(app, viewer, id),
  }),
  messageUnhandle: t.withAuth({ account: true }).field({
    type: Message,
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => unhandleMessage(app, viewer, id),
  }),
  callDelete: t.withAuth({ account: true }).field({
    type: Account,
    description:
      'Deletes all that was said in a call that is over, and who called. What it cost stays in the ledger.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => deleteCall(app, viewer, id),
  }),
}))
