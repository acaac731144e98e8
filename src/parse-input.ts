import type { z } from 'zod'
import { ApiError, type ApiErrorCode } from './errors.ts'

/**
 * Reads an input by its schema. The first thing wrong is what is told, with the path of its field; a check may carry
 * its own code (`params: { code: 'terms_not_confirmed' }`), else it is `invalid_request`.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input, { error: plainly })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError(codeOf(issue), issue?.message ?? 'not valid', {
    field: issue ? pathOf(issue) : [],
  })
}

/** Zod's own words would spell fields as the code does, not as the door, or leave out that nothing was sent. */
const plainly: z.core.$ZodErrorMap = ({ code, input }) => {
  if (code === 'unrecognized_keys') return 'unknown field'
  return code === 'invalid_type' && input === undefined ? 'is missing' : undefined
}

function codeOf(issue: z.core.$ZodIssue | undefined): ApiErrorCode {
  const params = issue?.code === 'custom' ? issue.params : undefined
  return (params?.code as ApiErrorCode | undefined) ?? 'invalid_request'
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path.map((step) => (typeof step === 'number' ? step : String(step))), ...unknown]
}
