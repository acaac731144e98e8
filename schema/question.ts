import { answerQuestion, dismissQuestion } from '../src/conversations/questions/answer-question.ts'
import {
  listAnsweredQuestions,
  listOpenQuestions,
  listOpenQuestionsOfAccount,
  openQuestionsOf,
  type QuestionView,
  readQuestion,
} from '../src/conversations/questions/read-questions.ts'
import { Account } from './account.ts'
import { builder } from './builder.ts'
import { Call } from './call.ts'
import { loadCall } from './call-loader.ts'
import { newestPlacedFirst } from './connection.ts'
import { Line } from './line.ts'
import { loadLine } from './line-loader.ts'

const CallerQuestion = builder.objectRef<QuestionView>('CallerQuestion').implement({
  description: 'What a caller or an agent asked and the line knew no answer to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    callId: t.exposeID('callId', { nullable: true, description: 'The call it was asked in.' }),
    call: t.withAuth({ callsRead: true, staff: true }).field({
      type: Call,
      nullable: true,
      resolve: ({ accountId, callId }, _args, context) =>
        callId === null ? null : loadCall(context, accountId, callId),
    }),
    at: t.expose('at', { type: 'DateTime' }),
    words: t.exposeString('words'),
    told: t.exposeString('told', {
      nullable: true,
      description: 'What the line said to it although it may be no answer, to be checked.',
    }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    line: t.withAuth({ linesRead: true, staff: true }).field({
      type: Line,
      resolve: ({ lineId }, _args, context) => loadLine(context, lineId),
    }),
  }),
})

builder.objectField(Line, 'openQuestions', (t) =>
  t.withAuth({ account: true, staff: true }).connection({
    type: CallerQuestion,
    description:
      'Asked and not answered, newest first, until they are answered or dismissed. Without those of blocked callers.',
    resolve: ({ accountId, id: lineId }, args, { app }) =>
      newestPlacedFirst(args, (page) => listOpenQuestions(app, { accountId, lineId }, page)),
  }),
)

builder.objectField(Account, 'openQuestions', (t) =>
  t.connection({
    type: CallerQuestion,
    description: 'Over all lines, newest first. Without those of blocked callers.',
    resolve: ({ id }, args, { app }) =>
      newestPlacedFirst(args, (page) => listOpenQuestionsOfAccount(app, id, page)),
  }),
)

builder.objectField(Account, 'answeredQuestions', (t) =>
  t.field({
    type: [CallerQuestion],
    description: 'The last ten that the owner answered, newest first.',
    resolve: ({ id }, _args, { app }) => listAnsweredQuestions(app, id),
  }),
)

builder.objectField(Call, 'openQuestions', (t) =>
  t.field({
    type: [CallerQuestion],
    description: 'Asked in the call and not answered, until they are answered or dismissed.',
    resolve: ({ accountId, id: callId }, _args, { app }) =>
      openQuestionsOf(app, { accountId, callId }),
  }),
)

builder.queryField('callerQuestion', (t) =>
  t.withAuth({ account: true }).field({
    type: CallerQuestion,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => readQuestion(app, viewer, id),
  }),
)

builder.mutationFields((t) => ({
  questionAnswer: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Adds a sentence to what the line knows (`extra`); the next call hears it.',
    errors: {},
    args: { id: t.arg.id({ required: true }), fact: t.arg.string({ required: true }) },
    resolve: (_root, { id, fact }, { app, viewer }) => answerQuestion(app, viewer, id, { fact }),
  }),
  questionDismiss: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Puts a question aside that needs no answer; again is as good.',
    errors: {},
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { app, viewer }) => dismissQuestion(app, viewer, id),
  }),
}))
