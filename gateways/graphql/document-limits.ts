import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { GraphQLError } from 'graphql'

const onReject = [asBadRequest]

/**
 * How deep, wide and dear a document of a client may be
 * (docs/performance.md §2): others are refused before a resolver runs.
 */
export const DOCUMENT_LIMITS = EnvelopArmorPlugin({
  maxTokens: { n: 1_500 },
  maxDepth: { n: 10, onReject },
  maxAliases: { n: 15, onReject },
  maxDirectives: { n: 10, onReject },
  costLimit: { maxCost: 25_000, onReject },
  blockFieldSuggestion: { enabled: true },
})

/** Armor throws out of the validation, which Yoga would answer like a failed resolver: 200. */
function asBadRequest(_context: unknown, error: GraphQLError) {
  error.extensions.http = { status: 400 }
}
