/** The longest run of whole clauses that fits, from each clause on; `…` where the sentence goes on. */
export function runsOfClauses(text: string, maxChars: number): string[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return [line]
  const starts = [0, ...Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index)]
  const ends = [...starts, line.length]
  return starts.map((from) => {
    const to = ends.findLast((at) => at > from && at - from < maxChars)
    const run = line.slice(from, to).replace(/^[.,;\s]+|[.,;\s]+$/g, '')
    return to === line.length ? run : `${run}…`
  })
}

/** A joining word, or the subject of another clause. */
const JOINS =
  'and|but|so|because|cause|y|pero|porque|und|aber|weil|et|mais|car|e|mas|ve|ama|çünkü|и|но|потому'
const SUBJECTS = 'i|we|he|she|they|there|ich|wir|je|nous|eu|yo'
const CLAUSE_BEGINS = new RegExp(
  `[.,;]| (?:${JOINS})(?= )|(?<! (?:${JOINS})(?: \\S+)?)(?= (?:${SUBJECTS})(?:['’]\\p{L}+)? )`,
  'giu',
)

/** Shortens at a word boundary. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
