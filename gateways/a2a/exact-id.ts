/** Longer numbers are refused unread. */
const CHARACTERS_MAX = 100

/** A request, and its own id as it is written if it is a number. */
export type ParsedRequest = { body: unknown; idWritten: string }

/** @throws {SyntaxError} */
export function parseWithId(json: string): ParsedRequest {
  const written = new WeakMap<object, string>()
  const body: unknown = JSON.parse(json, function note(this: object, key, value, context?: Read) {
    if (key === 'id' && context?.source !== undefined) written.set(this, context.source)
    return value
  })
  return { body, idWritten: written.get(body as object) ?? '' }
}

/** JSON.parse tells it of numbers, texts and the like. */
type Read = { source?: string }

/** Whether the id of a request, a number, comes back in the answer as the number that was written. */
export function isExactId(id: number, written: string): boolean {
  if (!Number.isFinite(id)) return false
  return written.length <= CHARACTERS_MAX && plain(written) === plain(JSON.stringify(id))
}

/** One form for all ways to write a number: `15e-1` for `1.5`, `1.50` and `0.15E1`. */
function plain(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const [whole, fraction = ''] = mantissa.split('.')
  const digits = `${whole}${fraction}`.replace(/^(-?)0+/, '$1')
  const short = digits.replace(/0+$/, '')
  if (short === '' || short === '-') return '0'
  return `${short}e${Number(exponent) - fraction.length + digits.length - short.length}`
}
