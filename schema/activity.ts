import { daysOf } from '../src/billing/read-usage.ts'
import { type CallGoingOn, listCallsGoingOn } from '../src/calls/calls-going-on.ts'
import {
  countMessages,
  type MessageCounts,
  readWaiting,
  type Waiting,
} from '../src/calls/count-waiting.ts'
import { type ActivityDay, readActivity } from '../src/calls/read-activity.ts'
import { timeZoneOfAccount } from '../src/lines/time-zone-of-account.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Contact } from './contact.ts'
import { loadContact } from './contact-loader.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'

const ActivityDayType = builder.objectRef<ActivityDay>('ActivityDay').implement({
  description: 'What the lines did on one day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: '`2026-11-21`, by the calendar of the business.' }),
    calls: t.exposeInt('calls'),
    messages: t.exposeInt('messages'),
    seconds: t.exposeInt('seconds', { description: 'Charged.' }),
    answeredQuestions: t.exposeInt('answeredQuestions', {
      description: 'Questions of callers that the line had an answer to.',
    }),
    openQuestions: t.exposeInt('openQuestions', {
      description: 'Questions of callers that still have no answer.',
    }),
  }),
})

const WaitingType = builder.objectRef<Waiting>('Waiting').implement({
  description: 'What waits for the owner. A count ends at 100.',
  fields: (t) => ({
    messages: t.exposeInt('messages', {
      description: 'Not handled; without the unwanted.',
    }),
    urgent: t.exposeInt('urgent', { description: 'Of these messages, the urgent.' }),
    questions: t.exposeInt('questions', { description: 'That callers asked in vain.' }),
  }),
})

const MessageCountsType = builder.objectRef<MessageCounts>('MessageCounts').implement({
  description: 'Messages by what became of them. A count ends at 100.',
  fields: (t) => ({
    open: t.exposeInt('open'),
    handled: t.exposeInt('handled'),
    unwanted: t.exposeInt('unwanted', {
      description: 'From robocalls, sales calls and blocked numbers, handled or not.',
    }),
  }),
})

const CallGoingOnType = builder.objectRef<CallGoingOn>('CallGoingOn').implement({
  description: 'A call that a line is answering now.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the call that it is once it is over.' }),
    at: t.expose('at', { type: 'DateTime' }),
    caller: t.exposeString('caller', { nullable: true, description: 'E.164; null when withheld.' }),
    lastWords: t.exposeString('lastWords', {
      nullable: true,
      description: 'What the caller said last.',
    }),
    line: t.field({
      type: Line,
      resolve: ({ lineId }, _args, context) => loadLine(context, lineId),
    }),
    contact: t.field({
      type: Contact,
      nullable: true,
      description: 'Whose number the caller’s is.',
      resolve: ({ accountId, caller }, _args, context) => loadContact(context, accountId, caller),
    }),
  }),
})

builder.objectFields(Account, (t) => ({
  activity: t.field({
    type: [ActivityDayType],
    description: 'The last days, today included, oldest first; 30 of them by default.',
    args: { days: t.arg.int() },
    resolve: async ({ id }, args, { app }) =>
      readActivity(app, id, { days: daysOf(args), timeZone: await timeZoneOfAccount(app.db, id) }),
  }),
  waiting: t.field({
    type: WaitingType,
    resolve: ({ id }, _args, { app }) => readWaiting(app, id),
  }),
  messageCounts: t.field({
    type: MessageCountsType,
    resolve: ({ id }, _args, { app }) => countMessages(app, id),
  }),
  callsGoingOn: t.field({
    type: [CallGoingOnType],
    description: 'The newest first: ten at most.',
    resolve: ({ id }, _args, { app }) => listCallsGoingOn(app, id),
  }),
}))
