import type { Request } from 'express'

/** Which part of a list is looked at: what was searched for, and the cursor it begins behind. */
export type ListView = { q: string; after: string }

const SEARCH_CHARACTERS_MAX = 200

/** From the query of a page, or from the hidden fields of one of its forms. */
export function listViewOf(from: Request['query'] | Record<string, unknown> = {}): ListView {
  return { q: text(from.q).slice(0, SEARCH_CHARACTERS_MAX).trim(), after: text(from.after) }
}

/** The variables of the operations that read lists. */
export function listVariables({ q, after }: ListView) {
  return { search: q || null, after: after || null }
}

/** The address of a page of the list. */
export function listAddress(path: string, { q, after }: Partial<ListView>): string {
  const query = new URLSearchParams({ ...(q ? { q } : {}), ...(after ? { after } : {}) })
  return query.size > 0 ? `${path}?${query}` : path
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
