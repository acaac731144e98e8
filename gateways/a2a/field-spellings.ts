import { invalidParams } from './protocol-errors.ts'

/** A JSON object, not validated. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field by its camelCase or snake_case name (ProtoJSON accepts both); null counts as absent. */
export function field(fields: Fields, camelName: string): unknown {
  const snakeName = camelName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return own(fields, camelName) ?? own(fields, snakeName)
}

/** The text of a field; undefined if absent or empty. @throws invalid parameters unless it is a string */
export function textField(fields: Fields, name: string, path: string): string | undefined {
  const value = field(fields, name)
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  throw invalidParams(path, 'must be a string')
}

/** The object in a field; empty if absent. @throws invalid parameters unless it is an object */
export function objectField(fields: Fields, name: string, path: string): Fields {
  const value = field(fields, name) ?? {}
  if (isFields(value)) return value
  throw invalidParams(path, 'must be an object')
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined
}
