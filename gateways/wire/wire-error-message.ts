import type { ApiError } from '../../src/kernel/errors.ts'
import { snakeCase } from './snake-case.ts'

/** A client's own spelling of a field can be as long as a body. */
const FIELD_CHARACTERS_MAX = 80

/** `business_phone: not a US number`: the field by the name that doors give it, then what is wrong with it. */
export function wireMessage({ field: [first, ...rest], message }: ApiError): string {
  if (first === undefined) return message
  const path = rest.reduce<string>(
    (text, step) => (/^\d+$/.test(String(step)) ? `${text}[${step}]` : `${text}.${step}`),
    snakeCase(String(first)),
  )
  return `${path.slice(0, FIELD_CHARACTERS_MAX)}: ${message}`
}
