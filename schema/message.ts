import { MessageSource as MessageSourceValues } from '../prisma/generated/client/enums.ts'
import { listAccountMessages, readMessage } from '../src/calls/account-calls-and-messages.ts'
import { handleMessage, unhandleMessage } from '../src/calls/mark-message-handled.ts'
import type { MessageView } from '../src/calls/read-calls.ts'
import type { SentAbout } from '../src/conversations/sent-about-messages.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Call, SEARCH } from './call.ts'
import { loadCall, loadMessageOfCall } from './call-loader.ts'
import { newestPlacedFirst } from './connection.ts'
import { DeliveryStatus } from './delivery-status.ts'
import { upperCase } from './enum-values.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'
import { loadSentAbout } from './message-loader.ts'
import { withoutNulls } from './without-nulls.ts'

const MessageSource = builder.enumType('MessageSource', { values: upperCase(MessageSourceValues) })

const MessageChannel = builder.enumType('MessageChannel', {
  values: upperCase({ email: 'email', text: 'text' } as const),
})

const SentMessage = builder.objectRef<SentAbout>('SentMessage').implement({
  description: 'A mail or a text that tells of a message.',
  fields: (t) => ({
    channel: t.field({ type: MessageChannel, resolve: ({ channel }) => channel }),
    to: t.exposeString('to', { description: 'An email address, or a number in E.164.' }),
    delivery: t.field({ type: DeliveryStatus, resolve: ({ delivery }) => delivery }),
    at: t.expose('at', { type: 'DateTime', description: 'When the delivery last changed.' }),
  }),
})

export const Message = builder.objectRef<MessageView>('Message').implement({
  description: 'What a caller or an agent wants the owner to know.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the message.' }),
    lineId: t.exposeID('lineId'),
    callId: t.exposeID('callId', { nullable: true, description: 'The call that left it.' }),
    source: t.field({ type: MessageSource, resolve: ({ source }) => source }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was left.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: "The caller's name, as they said it.",
    }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where to call back; E.164.' }),
    message: t.exposeString('message', { nullable: true, description: 'What they want.' }),
    urgent: t.exposeBoolean('urgent', { description: 'Whether it should not wait.' }),
    handledAt: t.expose('handledAt', { type: 'DateTime', nullable: true }),
    sentTo: t.withAuth({ account: true, staff: true }).field({
      type: [SentMessage],
      description: 'Who was told of it, and how far that has come.',
      resolve: ({ accountId, id }, _args, context) => loadSentAbout(context, accountId, id),
    }),
    line: t.withAuth({ linesRead: true, staff: true }).field({
      type: Line,
      resolve: ({ lineId }, _args, context) => loadLine(context, lineId),
    }),
    call: t.withAuth({ callsRead: true, staff: true }).field({
      type: Call,
      nullable: true,
      description: 'The call that left it.',
      resolve: ({ accountId, callId }, _args, context) =>
        callId === null ? null : loadCall(context, accountId, callId),
    }),
  }),
})

builder.objectField(Call, 'message', (t) =>
  t.withAuth({ messagesRead: true, staff: true }).field({
    type: Message,
    nullable: true,
    description: 'What the caller left, if anything.',
    resolve: ({ accountId, id }, _args, context) => loadMessageOfCall(context, accountId, id),
  }),
)

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
  unwanted: t.boolean({
    description:
      'True: only what robocalls, sales calls and blocked numbers left. False: only the rest.',
  }),
  phone: t.string({ description: 'The number to call back.' }),
}))

builder.objectField(Account, 'messages', (t) =>
  t.connection({
    type: Message,
    description: 'Over all lines, newest first.',
    args: messageArguments,
    resolve: ({ id }, args, { app }) =>
      newestPlacedFirst(args, (page) => listAccountMessages(app, id, page, withoutNulls(args))),
  }),
)

builder.queryFields((t) => ({
  messages: t.withAuth({ messagesRead: true }).connection({
    type: Message,
    description: "The viewer's own, over all lines or of one, newest first.",
    args: messageArguments,
    resolve: (_root, args, { app, viewer: { accountId } }) =>
      newestPlacedFirst(args, (page) =>
        listAccountMessages(app, accountId, page, withoutNulls(args)),
      ),
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
}))
