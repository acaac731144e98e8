import { ApiError } from '../../src/kernel/errors.ts'

/** `businessName` → `business_name`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

/**
 * The fields of a body under the domain's names; only the outermost are renamed, since what is inside is data.
 * @throws {ApiError} invalid_request for a body that is no object, or a field that is not in this API's spelling
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
