import type { z } from 'zod'
import { parseInput, withoutBlanks } from '../../src/kernel/input/parse-input.ts'
import { camelFields } from './snake-case.ts'

/**
 * A body under the domain's names, checked by the schema that the use-case itself reads it with. Without its
 * blanks, it is passed on as it came, so that what the schema makes of it (E.164, hours) is made in one place.
 * @throws {ApiError} as the schema says
 */
export function readInput<S extends z.ZodType>(schema: S, body: unknown): z.input<S> {
  const input = withoutBlanks(schema, camelFields(body))
  parseInput(schema, input)
  return input as z.input<S>
}
