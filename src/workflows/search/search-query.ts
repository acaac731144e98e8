import { everyTerm, TERMS_MAX } from '../../conversations/search-words.ts'
import { ApiError } from '../../kernel/errors.ts'

const CHARACTERS_MAX = 200

/**
 * The search terms: 1 to 8 beginnings of words or numbers, folded by `searchTerms`.
 * @throws {ApiError} invalid_request, of the field `query`
 */
export function parseSearch(query: string): string[] {
  if (query.length > CHARACTERS_MAX) throw refused(`longer than ${CHARACTERS_MAX} characters`)
  const terms = everyTerm(query)
  if (terms.length === 0) throw refused('has no word and no number to look for')
  if (terms.length > TERMS_MAX) throw refused(`more than ${TERMS_MAX} words`)
  return terms
}

function refused(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['query'] })
}
