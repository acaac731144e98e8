import { z } from 'zod'
import { ApiError, type ApiErrorCode, type FieldProblem } from '../errors.ts'
import { isBlank } from '../text/blank-text.ts'
import { firstNotXml } from '../text/xml-text.ts'
import { plainly } from './validator-words.ts'

/**
 * Parses an input by its schema. The error has the message and field of the first problem, and lists all in `problems`.
 * A check may set its own code (`params: { code: 'terms_not_confirmed' }`); otherwise it is `invalid_request`. Blank
 * text in an optional field counts as missing.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(withoutBlanks(schema, input), { error: plainly })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const problems = issues.map(problemOf)
  const [{ field, message } = { field: [], message: 'not valid' }] = problems
  throw new ApiError(codeOf(issues[0]), message, { field, problems })
}

/** All problems of an input, for an interface that adds its own. */
export function problemsIn(schema: z.ZodType, input: unknown): FieldProblem[] {
  const parsed = schema.safeParse(withoutBlanks(schema, input), { error: plainly })
  return parsed.success ? [] : parsed.error.issues.map(problemOf)
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  return { field: pathOf(issue), message: issue.message }
}

/**
 * Drops blank texts of optional fields. A field that accepts null keeps them, since there a blank has its own meaning.
 */
export function withoutBlanks(schema: z.ZodType, input: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || !isRecord(input)) return input
  const left = Object.entries(input).filter(([name, value]) => {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    if (!field || typeof value !== 'string' || !isBlank(value)) return true
    // Characters that are refused in any text are not nothing.
    if (firstNotXml(value)) return true
    return !field.safeParse(undefined).success || field.safeParse(null).success
  })
  return Object.fromEntries(left)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function codeOf(issue: z.core.$ZodIssue | undefined): ApiErrorCode {
  const params = issue?.code === 'custom' ? issue.params : undefined
  return (params?.code as ApiErrorCode | undefined) ?? 'invalid_request'
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path.map((step) => (typeof step === 'number' ? step : String(step))), ...unknown]
}
