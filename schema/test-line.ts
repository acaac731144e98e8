import { createTestLine } from '../src/test-lines/create-test-line.ts'
import { listTestLines } from '../src/test-lines/list-test-lines.ts'
import type { TestLineView } from '../src/test-lines/test-line-view.ts'
import { builder } from './builder.ts'
import { withoutNulls } from './without-nulls.ts'

const TestLine = builder.objectRef<TestLineView>('TestLine').implement({
  description: 'A code that reaches a receptionist on the shared test number, for a day.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sandbox: t.exposeBoolean('sandbox', { description: 'Nothing is booked, sent or charged.' }),
    businessName: t.exposeString('businessName', { description: 'Whom it answers as.' }),
    trade: t.exposeString('trade'),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    testNumber: t.exposeString('testNumber'),
    testNumberE164: t.exposeString('testNumberE164'),
    testCode: t.exposeString('testCode', { description: 'Four digits, to key in when asked.' }),
    hearUrl: t.exposeString('hearUrl', { description: 'The same receptionist in a browser.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    callsAllowed: t.exposeInt('callsAllowed'),
    callsLeft: t.exposeInt('callsLeft', { description: 'By phone and in the browser together.' }),
    how: t.exposeString('how'),
  }),
})

builder.queryField('testLines', (t) =>
  t.withAuth({ account: true }).field({
    type: [TestLine],
    description: "The viewer's own whose codes work, newest first: six at most.",
    resolve: (_root, _args, { app, viewer }) => listTestLines(app, viewer),
  }),
)

const TestLineCreateInput = builder.inputType('TestLineCreateInput', {
  fields: (t) => ({
    businessName: t.string({ required: true }),
    trade: t.string({ required: true }),
    area: t.string(),
    hours: t.string({ description: 'Opening hours in words.' }),
    services: t.stringList(),
    timezone: t.string({ description: 'IANA name.' }),
  }),
})

builder.mutationField('testLineCreate', (t) =>
  t.withAuth({ account: true }).field({
    type: TestLine,
    errors: {},
    args: { input: t.arg({ type: TestLineCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      createTestLine(app, viewer, withoutNulls(input)),
  }),
)
