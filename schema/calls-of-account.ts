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
import { Call } from './call.ts'
import { newestPlacedFirst } from './connection.ts'
import { Line } from './line.ts'
import { lineOnce } from './line-once.ts'
import { Message } from './message.ts'

const SEARCH = 'Beginnings of words, and numbers or their last digits; all of them must be there.'

builder.objectField(Call, 'line', (t) =>
  t.field({
    type: Line,
    resolve: ({ lineId }, _args, context) => lineOnce(context, lineId),
  }),
)

builder.objectField(Message, 'line', (t) =>
  t.field({
    type: Line,
    resolve: ({ lineId }, _args, context) => lineOnce(context, lineId),
  }),
)

builder.objectFields(Account, (t) => ({
  calls: t.connection({
    type: Call,
    description: 'Over all lines, newest first.',
    args: { search: t.arg.string({ description: SEARCH }) },
    resolve: ({ id }, { search, ...args }, { app }) =>
      newestPlacedFirst(args, (page) =>
        listAccountCalls(app, id, { ...page, search: search ?? undefined }),
      ),
  }),
  messages: t.connection({
    type: Message,
    description: 'Over all lines, newest first.',
    args: {
      search: t.arg.string({ description: SEARCH }),
      urgentWaiting: t.arg.boolean({
        description: 'True: only the urgent that nobody handled. False: only the others.',
      }),
    },
    resolve: ({ id }, { search, urgentWaiting, ...args }, { app }) =>
      newestPlacedFirst(args, (page) =>
        listAccountMessages(app, id, {
          ...page,
          search: search ?? undefined,
          urgentWaiting: urgentWaiting ?? undefined,
        }),
      ),
  }),
}))

builder.queryFields((t) => ({
  call: t.withAuth({ account: true }).field({
    type: Call,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readCall(app, viewer, id),
  }),
  message: t.withAuth({ account: true }).field({
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
