/** Every run of whole clauses that fits, as long as it may be, in order; `…` stands for what is left out. */
export function runsOfClauses(text: string, maxChars: number): string[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return [clip(line, maxChars)]
  const starts = [0, ...Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index), line.length]
  const ends = starts.filter((at) => !DENIED.test(line.slice(at, at + DENIED_CHARS)))
  return starts.flatMap((from) => {
    const lead = from === 0 ? '' : '…'
    const to = ends.findLast((at) => at > from && at - from < maxChars - lead.length)
    if (to === undefined) return lead === '' ? [clip(line, maxChars)] : []
    const run = line.slice(from, to).replace(/^[.,;\s]+|[.,;\s]+$/g, '')
    return [`${lead}${run}${to < line.length ? '…' : ''}`]
  })
}

/** The next clause takes it back: "… and we did not miss it". */
const DENIED = /(?:n['’]t|[ ](?:not|never|no|nicht|kein|pas|nao|não|не))[ ]/iu
const DENIED_CHARS = 24

/** A joining word, or the subject of another clause. */
const JOINS =
  'and|but|so|because|cause|y|pero|porque|und|aber|weil|et|mais|car|e|mas|ve|ama|çünkü|и|но|потому'
const CLAUSE_BEGINS = new RegExp(
  `[.,;]| (?:${JOINS})(?= )|(?<! (?:${JOINS}))(?= (?:i|we|he|she|they|there|ich|wir|je|nous|eu|yo)(?:['’]\\p{L}+)? )`,
  'giu',
)

/** Shortens at a word boundary. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
