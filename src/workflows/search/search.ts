import type { Owner, Viewer } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import type { Page, PlacedRequest } from '../../platform/db/paging.ts'
import { excerptOf } from './excerpt.ts'
import { type Found, findRows, SearchKind } from './find-rows.ts'
import type { FoundState } from './found-states.ts'
import { readFound } from './read-found.ts'
import { parseSearch } from './search-query.ts'

/** What was found, of one of the kinds. */
export type SearchHit = Found & {
  lineId: string | null
  /** For a message, its call. */
  callId: string | null
  /** For a message, when its call was answered. */
  calledAt: Date | null
  /** The caller or sender, if known; a meeting's title. */
  title: string
  /** Where it was found; if only a name or number matched, its beginning. '' if nothing was said. */
  excerpt: string
  state: FoundState | null
}

type Asked = { query: string; kinds?: readonly SearchKind[] | undefined }

/**
 * What the viewer may read of the account and that has all the words, newest first; a meeting counts by its start, a
 * contact by its newest call.
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
    // One deleted in between is skipped.
    if (!text) return []
    const { passages, ...hit } = text
    return [{ ...row, ...hit, excerpt: excerptOf(passages, terms) }]
  })
  return { items, hasMore: rows.length > page.first }
}

/** Meeting notes need their own permission. Agents see neither contacts nor questions, as elsewhere. */
function readableKinds(viewer: Viewer): SearchKind[] {
  if (viewer.kind !== 'agent') return Object.values(SearchKind)
  const { scopes } = viewer
  return [
    ...(scopes.includes('calls:read') ? (['call'] as const) : []),
    ...(scopes.includes('messages:read') ? (['message'] as const) : []),
    ...(scopes.includes('notes:read') ? (['meeting'] as const) : []),
  ]
}
