import { isBlank } from '../../src/kernel/text/blank-text.ts'
import type { Operation } from './description.ts'

type Schema = { properties?: Record<string, object>; required?: string[]; $ref?: string }
type Known = { components: { schemas: Record<string, Schema> } }

/** A body as the contract reads it: a blank text in an optional field counts as absent. */
export function withoutBlanks(known: Known, operation: Operation, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const given: Schema | undefined = operation.requestBody?.content['application/json'].schema
  const named = given?.$ref?.split('/').at(-1)
  const { properties = {}, required = [] } = (named ? known.components.schemas[named] : given) ?? {}
  const isLeftOut = ([name, value]: [string, unknown]) =>
    Object.hasOwn(properties, name) &&
    !required.includes(name) &&
    typeof value === 'string' &&
    isBlank(value) &&
    !JSON.stringify(properties[name]).includes('"null"')
  return Object.fromEntries(Object.entries(body).filter((field) => !isLeftOut(field)))
}
