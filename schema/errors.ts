import { ApiError, type FieldProblem } from '../src/kernel/errors.ts'
import { builder } from './builder.ts'

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  fields: (t) => ({
    field: t.stringList({ resolve: ({ field }) => field.map(String) }),
    message: t.exposeString('message'),
  }),
})

builder.objectType(ApiError, {
  name: 'ApiError',
  description: 'An expected failure, in words for the person who meets it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable; switch on this, never on the message.' }),
    message: t.exposeString('message'),
    field: t.stringList({
      description: 'Path of the offending input field; empty when the failure is of no one field.',
      resolve: (error) => error.field.map(String),
    }),
    problems: t.field({
      type: [FieldProblemType],
      description: 'All that is wrong with the input, this failure first.',
      resolve: ({ problems }) => [...problems],
    }),
    retryAfterSeconds: t.int({
      nullable: true,
      resolve: (error) => error.retryAfterSeconds ?? null,
    }),
  }),
})
