import type { Owner, Viewer } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import type { Page, PlacedRequest } from '../../platform/db/paging.ts'
import { excerptOf } from './excerpt.ts'
import { type Found, findRows, type SearchKind } from './find-rows.ts'
import { readFound } from './read-found.ts'
import { parseSearch } from './search-query.ts'

/** A call, a message or a meeting that was found. */
export type SearchHit = Found & {
  lineId: string | null
  /** Of a message, the call that left it. */
  callId: string | null
  /** Of a message, when that call was answered. */
  calledAt: Date | null
  /** Who called or left it, as far as is known; what the meeting is called. */
  title: string
  /** Where it was found; where that is in a name or a number alone, how it begins. '' when nothing was said. */
  excerpt: string
}

type Asked = { query: string; kinds?: readonly SearchKind[] | undefined }

/**
 * What the viewer may read of the account's calls, messages and meetings
 * that has all the words, newest first; a meeting stands by when it begins.
 * @throws {ApiError} invalid_request, of the field `query`
 */
export async function search(
  app: App,
  viewer: Owner,
  { query, kinds }: Asked,
  page: PlacedRequest,
): Promise<Page<SearchHit>> {
  const terms = parseSearch(query)
  const { accountId } = viewer
  const may = readableKinds(viewer).filter((kind) => kinds?.includes(kind) ?? true)
  if (may.length === 0) return { items: [], hasMore: false }
  const rows = await findRows(app, accountId, { kinds: may, terms, page })
  const shown = rows.slice(0, page.first)
  const isContactNamed = viewer.kind !== 'agent'
  const texts = await readFound(app, accountId, shown, { isContactNamed })
  const items = shown.flatMap((row) => {
    const text = texts.get(row.id)
    // One that was deleted in between is none.
    if (!text) return []
    const { passages, ...hit } = text
    return [{ ...row, ...hit, excerpt: excerptOf(passages, terms) }]
  })
  return { items, hasMore: rows.length > page.first }
}

/** What was said at a meeting is a permission of its own. */
function readableKinds(viewer: Viewer): SearchKind[] {
  if (viewer.kind !== 'agent') return ['call', 'message', 'meeting']
  const { scopes } = viewer
  return [
    ...(scopes.includes('calls:read') ? (['call'] as const) : []),
    ...(scopes.includes('messages:read') ? (['message'] as const) : []),
    ...(scopes.includes('notes:read') ? (['meeting'] as const) : []),
  ]
}
