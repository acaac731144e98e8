import { z } from 'zod'
import { snakeCase } from './snake-case.ts'

/**
 * The schema of a request, with its fields renamed to snake_case. Only top-level names are converted, as in
 * `camelFields`, which reads them.
 */
export function onTheWire(schema: z.ZodObject, meta: { id?: string; description: string }) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [snakeCase(name), field])
  return z.strictObject(Object.fromEntries(fields)).meta(meta)
}
