import { countFound, foundSpans } from '../../conversations/search-highlights.ts'

const CHARACTERS_MAX = 220
/** Context before the first word found. */
const CHARACTERS_BEFORE = 70

/** The passage with the most terms; of several, the first. */
export function excerptOf(passages: readonly string[], terms: readonly string[]): string {
  let best = { passage: passages[0] ?? '', found: 0 }
  for (const passage of passages) {
    if (best.found === terms.length) break
    const found = countFound(passage, terms)
    if (found > best.found) best = { passage, found }
  }
  return cutAround(best.passage, foundSpans(best.passage, terms)[0]?.start ?? 0)
}

/** At most 220 characters around a position, in whole words where there are spaces. */
function cutAround(text: string, place: number): string {
  if (text.length <= CHARACTERS_MAX) return text
  const from = Math.max(0, Math.min(place - CHARACTERS_BEFORE, text.length - CHARACTERS_MAX))
  const to = from + CHARACTERS_MAX
  const piece = text.slice(from, to)
  const begun = from > 0 ? piece.replace(/^\S{0,30}\s+/u, '') : piece
  const ended = to < text.length ? begun.replace(/\s+\S{0,30}$/u, '') : begun
  // A cut inside a character would leave half of it.
  const whole = ended.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '').trim()
  return `${from > 0 ? '…' : ''}${whole}${to < text.length ? '…' : ''}`
}
