import { invalidParams } from './protocol-errors.ts'

/** A JSON object as it came. */
export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field under either of its spellings (ProtoJSON takes both); what is null is absent. */
export function field(fields: Fields, camelName: string): unknown {
  const snakeName = camelName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return own(fields, camelName) ?? own(fields, snakeName)
}

/** @throws invalid parameters for anything but text, with something in it */
export function textField(fields: Fields, name: string, path: string): string | undefined {
  const value = field(fields, name)
  if (value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  throw invalidParams(path, 'must be a string')
}

/** @throws invalid parameters for anything but an object; absent is empty */
export function objectField(fields: Fields, name: string, path: string): Fields {
  const value = field(fields, name) ?? {}
  if (isFields(value)) return value
  throw invalidParams(path, 'must be an object')
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined
}
