import {
  addTests,
  removeTest,
  savedTests,
  saveTests,
} from '../src/conversations/line-tests/saved-tests.ts'
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
}))
