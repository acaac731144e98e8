import type { ApiError } from '../../src/kernel/errors.ts'
import { snakeCase } from './snake-case.ts'

/** A field name sent by a client can be as long as a body. */
const FIELD_CHARACTERS_MAX = 80

/** `business_phone: not a US number`: the field's name in the API, then what is wrong with it. */
export function wireMessage({ field: [first, ...rest], message }: ApiError): string {
  if (first === undefined) return message
  const path = rest.reduce<string>(
    (text, step) => (/^\d+$/.test(String(step)) ? `${text}[${step}]` : `${text}.${step}`),
    snakeCase(String(first)),
  )
  return `${path.slice(0, FIELD_CHARACTERS_MAX)}: ${message}`
}
