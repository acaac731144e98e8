import {
  addTests,
  removeTest,
  savedTests,
  saveTests,
} from '../src/conversations/line-tests/saved-tests.ts'
import {
  noteTestResults,
  type TestResult,
  testResults,
} from '../src/conversations/line-tests/test-results.ts'
import { builder } from './builder.ts'
import { Line } from './line.ts'

builder.objectField(Line, 'tests', (t) =>
  t.withAuth({ account: true, staff: true }).string({
    nullable: true,
    description:
      'Calls that the line should handle well, as the owner wrote them: YAML of docs/line-tests.md. ' +
      'Null before any is saved.',
    resolve: (line, _args, { app }) => savedTests(app, line),
  }),
)

const PLACE = 'Of the test among those that are saved, counted from 0.'

const LineTestLast = builder.objectRef<TestResult>('LineTestLast').implement({
  description: 'How a saved test went when it was last run.',
  fields: (t) => ({
    place: t.exposeInt('place', { description: PLACE }),
    passed: t.exposeBoolean('passed'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

builder.objectField(Line, 'testResults', (t) =>
  t.withAuth({ account: true, staff: true }).field({
    type: [LineTestLast],
    description: 'The last result of each saved test that was run as it is now.',
    resolve: (line, _args, { app }) => testResults(app, line),
  }),
)

const LineTestResultInput = builder.inputType('LineTestResultInput', {
  fields: (t) => ({
    place: t.int({ required: true, description: PLACE }),
    passed: t.boolean({ required: true }),
  }),
})

const ID = 'The line.'

builder.mutationFields((t) => ({
  lineTestsSave: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Saves these tests in place of those it had; an empty text leaves none.',
    errors: {},
    args: {
      id: t.arg.id({ required: true, description: ID }),
      tests: t.arg.string({ required: true }),
    },
    resolve: (_root, { id, tests }, { app, viewer }) => saveTests(app, viewer, id, tests),
  }),
  lineTestsAdd: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Adds tests, in the same YAML, after those that are saved.',
    errors: {},
    args: {
      id: t.arg.id({ required: true, description: ID }),
      tests: t.arg.string({ required: true }),
    },
    resolve: (_root, { id, tests }, { app, viewer }) => addTests(app, viewer, id, tests),
  }),
  lineTestRemove: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Removes the test at that place, counted from 0, if it still has that name.',
    errors: {},
    args: {
      id: t.arg.id({ required: true, description: ID }),
      place: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
    },
    resolve: (_root, { id, ...test }, { app, viewer }) => removeTest(app, viewer, id, test),
  }),
  lineTestResultsNote: t.withAuth({ account: true }).field({
    type: Line,
    description: 'Notes how saved tests went in a run.',
    errors: {},
    args: {
      id: t.arg.id({ required: true, description: ID }),
      results: t.arg({ type: [LineTestResultInput], required: true }),
    },
    resolve: (_root, { id, results }, { app, viewer }) => noteTestResults(app, viewer, id, results),
  }),
}))
