import { z } from 'zod'
import { DAYS } from '../../../src/kernel/hours/hours.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { AgentLineFieldsFragmentDoc, AgentLinesDocument } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { cursor, givenAs, limit, pageOf, pageResult, toldPage } from './list-page.ts'
import { type Tool, WITHOUT_MEETINGS } from './tool.ts'

const dayHours = z.union([
  z.strictObject({ open: z.string(), close: z.string() }),
  z.literal('closed'),
])

const Arguments = z.strictObject({
  limit,
  cursor: cursor((text) => /^line_[0-9a-z]{26}$/.test(text)),
})

export const LIST_LINES: Tool = {
  title: 'List the answering lines',
  description:
    'The phone lines that answer for the business: numbers, status, opening hours, closed days, minutes left.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  answers: pageResult(
    shapeOf(AgentLineFieldsFragmentDoc, {
      id: givenAs('line_id'),
      hours: z.strictObject(Object.fromEntries(DAYS.map((day) => [day, dayHours]))),
    }),
  ),
  needs: ['lines:read'],
  next: WITHOUT_MEETINGS,
  async run(context, args) {
    const page = pageOf(parseInput(Arguments, args))
    const { lines } = await execute(AgentLinesDocument, page, context)
    return toldPage('line', lines, ({ status, ...line }) => ({
      ...line,
      status: status.toLowerCase(),
    }))
  },
}
