import { z } from 'zod'
import { snakeCase } from './snake-case.ts'

/**
 * The schema that checks a request, under the names that its fields have on this wire. Only the outermost are renamed,
 * as in `camelFields`, which reads them.
 */
export function onTheWire(schema: z.ZodObject, meta: { id?: string; description: string }) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [snakeCase(name), field])
  return z.strictObject(Object.fromEntries(fields)).meta(meta)
}
