/** `first`: the first clause of the run. */
type Run = { run: string; first: string }

/** The longest run of whole clauses that fits, from each clause on; `…` where the text goes on. */
export function runsOfClauses(text: string, maxChars: number): Run[] {
  const line = text.replace(/\s+/g, ' ').trim()
  const starts = [0, ...Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index)]
  const ends = [...starts, line.length]
  return starts.map((from, at) => {
    const rest = line.slice(from).replace(/^[.,;\s]+/, '')
    const start = line.length - rest.length
    const to = ends.findLast((end) => end > start && end - start < maxChars) ?? line.length
    const whole = line.slice(start, to).replace(/[.,;\s]+$/, '')
    const isShort = to < line.length && whole.length < SHARE_FILLED * maxChars
    const run = to === line.length ? whole : isShort ? clip(rest, maxChars) : `${whole}…`
    return { run, first: line.slice(start, starts[at + 1] ?? line.length) }
  })
}

/** Where whole clauses fill less of the line than this, it ends within one. */
const SHARE_FILLED = 0.6

/** A joining word, or the subject of another clause. */
const JOINS =
  'and|but|so|well|because|cause|y|pero|porque|und|aber|weil|et|mais|car|e|mas|ve|ama|çünkü|и|но|потому'
/** "There is", but not the "there" of "I can't get there". */
const THERE = String.raw`there(?=['’]|\s(?:is|are|was|were|will|has|have)\b)`
const SUBJECTS = `i|we|he|she|they|${THERE}|ich|wir|je|nous|eu|yo`
/** "And a half" and "so good" go on. */
const GOES_ON = 'a (?:half|quarter)|good|great|bad|badly|well|much|many|far|long|often'
const JOINED = `(?:${JOINS})(?= )(?! (?:${GOES_ON}) )`
const CLAUSE_BEGINS = new RegExp(
  `[.,;?!]| ${JOINED}|(?<!(?: (?:${JOINS})(?: \\S+)?|[.,;?!] \\S+))(?= (?:${SUBJECTS})(?:['’]\\p{L}+)? )`,
  'giu',
)

/** Shortens at a word boundary. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
