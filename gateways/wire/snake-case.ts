import { ApiError } from '../../src/kernel/errors.ts'

/** `businessName` → `business_name`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/**
 * A body's fields with the domain's names. Only top-level names are converted, since nested objects are data.
 * @throws {ApiError} invalid_request if the body is not an object, or a field is not in snake_case
 */
export function camelFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('invalid_request', 'Send a JSON object.')
  }
  const entries = Object.entries(body).map(([name, value]) => {
    const domainName = camelCase(name)
    if (snakeCase(domainName) !== name) throw unknownField(name)
    return [domainName, value]
  })
  return Object.fromEntries(entries)
}

function unknownField(name: string): ApiError {
  return new ApiError('invalid_request', `${name.slice(0, 80)}: unknown field`)
}
