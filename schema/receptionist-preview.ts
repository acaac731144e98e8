import type { Played, PlayedTurn } from '../src/conversations/preview/play-utterances.ts'
import { previewLine } from '../src/conversations/preview/preview-line.ts'
import type { Message } from '../src/receptionist/receptionist.ts'
import { sampleCall } from '../src/test-lines/sample-call.ts'
import { builder } from './builder.ts'
import { CallOutcome, Speaker } from './call.ts'
import { withoutNulls } from './without-nulls.ts'

const PreviewTurn = builder.objectRef<PlayedTurn>('PreviewTurn').implement({
  fields: (t) => ({
    who: t.field({ type: Speaker, resolve: ({ who }) => who }),
    text: t.exposeString('text'),
    language: t.exposeString('language'),
  }),
})

const PreviewMessage = builder.objectRef<Message>('PreviewMessage').implement({
  description: 'What the caller would have left.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where to call back; E.164.' }),
    message: t.string({ resolve: ({ text }) => text }),
  }),
})

const ReceptionistPreview = builder.objectRef<Played>('ReceptionistPreview').implement({
  description: 'A call that was played to the receptionist and never made.',
  fields: (t) => ({
    turns: t.field({ type: [PreviewTurn], resolve: ({ turns }) => [...turns] }),
    ended: t.exposeBoolean('ended', { description: 'The line hung up.' }),
    unplayed: t.exposeInt('unplayed', {
      description: 'Utterances left over when the line had hung up, or after a minute.',
    }),
    outcome: t.field({ type: CallOutcome, resolve: ({ conclusion }) => conclusion.outcome }),
    summary: t.string({ resolve: ({ conclusion }) => conclusion.summary }),
    urgent: t.boolean({ resolve: ({ conclusion }) => conclusion.urgent }),
    urgentReason: t.string({
      nullable: true,
      resolve: ({ conclusion }) => conclusion.urgentReason,
    }),
    languages: t.stringList({ resolve: ({ conclusion }) => conclusion.languages }),
    message: t.field({
      type: PreviewMessage,
      nullable: true,
      resolve: ({ conclusion }) => conclusion.message,
    }),
    missing: t.stringList({
      description: 'What the message still lacks: `name`, `phone`.',
      resolve: ({ conclusion }) => [...conclusion.missing],
    }),
    answeredQuestions: t.stringList({
      description: 'What was asked and what the line knows had an answer to.',
      resolve: ({ conclusion }) =>
        conclusion.questions.filter(({ answered }) => answered).map(({ words }) => words),
    }),
    openQuestions: t.stringList({
      description: 'What was asked and the line knew no answer to.',
      resolve: ({ openQuestions }) => [...openQuestions],
    }),
  }),
})

const PreviewGoalInput = builder.inputType('PreviewGoalInput', {
  description: 'A caller who wants something, and answers what the line asks until all is said.',
  fields: (t) => ({
    wants: t.string({ required: true, description: 'The first thing said.' }),
    asks: t.stringList({ description: 'Asked one after the other; 5 at most.' }),
    name: t.string({ description: 'Told when the message lacks it.' }),
    phone: t.string({ description: 'Told when the message lacks it.' }),
  }),
})

const ReceptionistPreviewInput = builder.inputType('ReceptionistPreviewInput', {
  fields: (t) => ({
    lineId: t.id({ required: true }),
    utterances: t.stringList({
      description:
        'What the caller says, in order: 1 to 20, each of 500 characters at most. An empty one is silence.',
    }),
    goal: t.field({
      type: PreviewGoalInput,
      description: 'Instead of utterances. Counts as 15 of them.',
    }),
    callerNumber: t.string({ description: 'The number that calls; withheld when left out.' }),
    at: t.field({ type: 'DateTime', description: 'When the call is made; now when left out.' }),
    fact: t.string({ description: 'A sentence to try, as if the line knew it already.' }),
  }),
})

builder.queryField('sampleCall', (t) =>
  t.field({
    type: ReceptionistPreview,
    description:
      'What the built-in receptionist says in a call to a plumber that is made up, and what the plumber would be told.',
    resolve: (_root, _args, { app }) => sampleCall(app),
  }),
)

builder.queryField('receptionistPreview', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: ReceptionistPreview,
    nullable: true,
    description:
      'Plays a call against what a line knows, by the code that answers its callers. Nothing is ' +
      'stored, sent or charged. Each utterance counts as a request.',
    args: { input: t.arg({ type: ReceptionistPreviewInput, required: true }) },
    resolve: (_root, { input: { lineId, goal, ...call } }, { app, viewer }) =>
      previewLine(app, viewer, lineId, {
        ...withoutNulls(call),
        ...(goal ? { goal: withoutNulls(goal) } : {}),
      }),
  }),
)
