import type { Request } from 'express'

/** One field of a query or a form body; undefined when absent. If repeated, the last value counts. */
export function field(request: Request, name: string): string | undefined {
  const source: unknown = request.method === 'GET' ? request.query : request.body
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, name))
    return undefined
  const value: unknown = Reflect.get(source, name)
  const last: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof last === 'string' ? last : undefined
}

/**
 * Whether a time passes a list's filters, such as `StartTime>` and `StartTime<`. Each is a day or a time, and is
 * inclusive.
 */
export function isWithin(request: Request, name: string, iso: string): boolean {
  const [from, to] = [field(request, `${name}>`), field(request, `${name}<`)]
  const at = Math.floor(Date.parse(iso) / 1_000) * 1_000
  return (
    (from === undefined || at >= Date.parse(from)) && (to === undefined || at <= Date.parse(to))
  )
}

const PAGE_SIZE_MAX = 1_000

/** One page of results in Twilio's list envelope. `key` names the list. */
export function listPage(request: Request, key: string, found: readonly unknown[]) {
  const pageSize = pageSizeOf(request, 50)
  const page = wholeNumber(field(request, 'Page'), 0)
  const path = `${request.baseUrl}${request.path}`
  const uri = (number: number) => {
    const query = new URLSearchParams(request.originalUrl.split('?')[1])
    query.set('PageSize', String(pageSize))
    query.set('Page', String(number))
    return `${path}?${query}`
  }
  const start = page * pageSize
  const rows = found.slice(start, start + pageSize)
  return {
    first_page_uri: uri(0),
    uri: uri(page),
    page,
    page_size: pageSize,
    start,
    end: Math.max(start, start + rows.length - 1),
    previous_page_uri: page > 0 ? uri(page - 1) : null,
    next_page_uri: start + rows.length < found.length ? uri(page + 1) : null,
    [key]: rows,
  }
}

export function pageSizeOf(request: Request, fallback: number): number {
  const given = wholeNumber(field(request, 'PageSize'), fallback)
  return Math.min(Math.max(given, 1), PAGE_SIZE_MAX)
}

function wholeNumber(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : fallback
}
