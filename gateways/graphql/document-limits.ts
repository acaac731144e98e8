import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError } from 'graphql'

const onReject = [asBadRequest]

/**
 * How deep, wide and costly a client's document may be (docs/performance.md §2). Others are refused before any resolver
 * runs.
 */
export const DOCUMENT_LIMITS = EnvelopArmorPlugin({
  maxTokens: { n: 1_500 },
  maxDepth: { n: 10, onReject },
  maxAliases: { n: 15, onReject },
  maxDirectives: { n: 10, onReject },
  costLimit: { maxCost: 25_000, onReject },
  blockFieldSuggestion: { enabled: true },
})

/**
 * Armor throws during validation, without a code; without a status, Yoga would answer 200, as for a failed resolver.
 */
function asBadRequest(_context: unknown, error: GraphQLError) {
  Object.assign(error.extensions, { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } })
}
