import { createTestLine } from '../src/test-lines/create-test-line.ts'
import { listTestLines } from '../src/test-lines/list-test-lines.ts'
import { TestLineOrder } from '../src/test-lines/test-line-order.ts'
import type { TestLineView } from '../src/test-lines/test-line-view.ts'
import { openTrialLine } from '../src/test-lines/trial-line.ts'
import { builder } from './builder.ts'
import { inputOf } from './input-of.ts'
import { withoutNulls } from './without-nulls.ts'

const TestLine = builder.objectRef<TestLineView>('TestLine').implement({
  description: 'A code that reaches a receptionist on the shared test number, for a day.',
  fields: (t) => ({
    id: t.exposeID('id'),
    sandbox: t.exposeBoolean('sandbox', { description: 'Nothing is booked, sent or charged.' }),
    businessName: t.exposeString('businessName', { description: 'Whom it answers as.' }),
    trade: t.exposeString('trade'),
    timeZone: t.exposeString('timeZone', { description: 'IANA name.' }),
    testNumber: t.exposeString('testNumber', { description: 'The shared number to call.' }),
    testNumberE164: t.exposeString('testNumberE164', { description: 'The same number. E.164.' }),
    testCode: t.exposeString('testCode', { description: 'Four digits, to key in when asked.' }),
    hearUrl: t.exposeString('hearUrl', { description: 'The same receptionist in a browser.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Until when the code works: 24 hours.',
    }),
    callsAllowed: t.exposeInt('callsAllowed', { description: 'Calls per code.' }),
    callsLeft: t.exposeInt('callsLeft', { description: 'By phone and in the browser together.' }),
    how: t.exposeString('how', { description: 'What to do, for a person.' }),
  }),
})

builder.queryField('testLines', (t) =>
  t.withAuth({ account: true }).field({
    type: [TestLine],
    description: "The viewer's own whose codes work, newest first: six at most.",
    resolve: (_root, _args, { app, viewer }) => listTestLines(app, viewer),
  }),
)

const TestLineCreateInput = inputOf('TestLineCreateInput', TestLineOrder)

builder.mutationFields((t) => ({
  testLineCreate: t.withAuth({ account: true }).field({
    type: TestLine,
    errors: {},
    args: { input: t.arg({ type: TestLineCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) =>
      createTestLine(app, viewer, withoutNulls(input)),
  }),
  trialLineOpen: t.withAuth({ visitor: true }).field({
    type: TestLine,
    errors: {},
    description: 'A test line for somebody who has not signed in.',
    args: { input: t.arg({ type: TestLineCreateInput, required: true }) },
    resolve: (_root, { input }, { app, viewer }) => openTrialLine(app, viewer, withoutNulls(input)),
  }),
}))
