import type { z } from 'zod'
import { parseInput, withoutBlanks } from '../../src/kernel/input/parse-input.ts'
import { camelFields } from './snake-case.ts'

/**
 * A body with the domain's field names, validated by the schema that the use case reads it with. Blanks are removed,
 * but the values stay as sent, so that parsing (E.164, hours) happens only in the use case.
 * @throws {ApiError} as the schema does
 */
export function readInput<S extends z.ZodType>(schema: S, body: unknown): z.input<S> {
  const input = withoutBlanks(schema, camelFields(body))
  parseInput(schema, input)
  return input as z.input<S>
}
