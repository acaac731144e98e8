import { ApiError } from '../src/kernel/errors.ts'
import { builder } from './builder.ts'

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
    retryAfterSeconds: t.int({
      nullable: true,
      resolve: (error) => error.retryAfterSeconds ?? null,
    }),
  }),
})
