import { z } from 'zod'

/** An example of the shape: the given fields, and for the others null if allowed, else a value of the field's type. */
export function exampleOf(shape: z.ZodObject, given: Record<string, unknown>) {
  const fields = Object.entries(shape.shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    fields.map(([name, type]) => [name, name in given ? given[name] : plainValue(type)]),
  )
}

function plainValue(type: z.ZodType): unknown {
  const tried = [null, [], '2026-11-21T09:00:00.000Z', 0, false]
  const value = tried.find((one) => type.safeParse(one).success)
  if (value !== undefined) return value
  if (type instanceof z.ZodEnum) return type.options[0]
  if (type instanceof z.ZodObject) return exampleOf(type, {})
  throw new Error('give this field an example')
}
