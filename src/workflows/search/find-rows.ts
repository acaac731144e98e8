import type { App } from '../../app.ts'
import type { PlacedRequest } from '../../platform/db/paging.ts'
import { prepareSql } from '../../platform/db/sql.ts'

export const SearchKind = {
  call: 'call',
  message: 'message',
  meeting: 'meeting',
  contact: 'contact',
  question: 'question',
} as const
export type SearchKind = keyof typeof SearchKind

export type Found = { kind: SearchKind; id: string; at: Date }

/** Rows of some kinds with all the terms, newest first: one more than the page holds. */
export function findRows(
  app: App,
  accountId: string,
  { kinds, terms, page }: { kinds: readonly SearchKind[]; terms: string[]; page: PlacedRequest },
): Promise<Found[]> {
  const read = statementOf(Object.values(SearchKind).filter((kind) => kinds.includes(kind)))
  const { at, id } = page.before ?? { at: 'infinity' as const, id: '' }
  const query = [`'${accountId}'`, ...terms.map(asTerm)].join(' & ')
  return app.replica.read(accountId, (pool) => read(pool, accountId, at, id, page.first + 1, query))
}

/** A single letter begins half of all words, so it is matched as a whole word. */
function asTerm(term: string): string {
  return term.length > 1 ? `'${term}':*` : `'${term}'`
}

type Values = [string, Date | 'infinity', string, number, string]

const SHELVES: Record<SearchKind, string> = {
  call: shelf('call', 'calls', 'at', "AND status = 'ended'"),
  message: shelf('message', 'messages', 'at'),
  meeting: shelf('meeting', 'meetings', 'starts_at'),
  contact: shelf('contact', 'contacts', 'seen_at'),
  question: questions(),
}

function shelf(kind: SearchKind, table: string, at: string, where = ''): string {
  return `SELECT '${kind}' AS kind, account_id, id, ${at} AS at FROM ${table}
           WHERE array_to_tsvector(words || account_id) @@ $5::tsquery ${where}`
}

/** An account has few questions, so they have no stored words: their text is folded as `searchWords` folds it. */
function questions(): string {
  const folded = String.raw`regexp_replace(lower(normalize(words, NFKD)), '[\u0300-\u036f]+', '', 'g')`
  const apart = `regexp_replace(${folded}, '[^[:alnum:]]+', ' ', 'g')`
  return `SELECT 'question' AS kind, account_id, id, at FROM caller_questions
           WHERE account_id = $1 AND dismissed_at IS NULL AND array_to_tsvector(
             array_remove(string_to_array(${apart}, ' '), '') || account_id) @@ $5::tsquery`
}

/**
 * The search words are matched first, by their indexes, as in the lists of calls
 * (src/calls/account-calls-and-messages.ts).
 */
function statementOf(kinds: readonly SearchKind[]) {
  return prepareSql<Found, Values>(
    `search_${kinds.join('_')}`,
    `WITH found AS MATERIALIZED (${kinds.map((kind) => SHELVES[kind]).join(' UNION ALL ')})
     SELECT kind, id, at FROM found WHERE account_id = $1 AND (at, id) < ($2, $3)
      ORDER BY at DESC, id DESC LIMIT $4`,
  )
}
