import type { Cues } from '../cues/cues.ts'
import { spansOf } from '../folded.ts'

/** Whether words begin as a question does, after a greeting or a filler. */
export function opensAsking(words: string, cues: Cues): boolean {
  let rest = ` ${words.trim()} `
  let opener = openerOf(rest, cues)
  while (opener > 0) {
    rest = ` ${rest.slice(opener).replace(/^[ ,.]+/, '')}`
    opener = openerOf(rest, cues)
  }
  return rest.search(cues.asks) === 0
}

const JOINS = /^ (?:and|but|so|also|then|now|y|pero|e|mas|et|mais|ve|ama|и|а|но|und|aber)(?=[ ,])/

/** The length of a greeting, a filler or an "and" at the start. */
function openerOf(text: string, cues: Cues): number {
  const join = JOINS.exec(text)
  if (join) return join[0].length
  const spans = [cues.greeting, cues.filler, cues.yes, cues.thanks].flatMap((pattern) =>
    spansOf(text, pattern),
  )
  return spans.find((span) => span.from === 1)?.to ?? 0
}

/** What a sentence asks, without the clauses that say why; the short ones after it may be a list. */
export function askingPart(text: string, cues: Cues): string {
  const clauses = text.split(/, | (?:because|cause|cuz|since) /)
  const first = clauses.findIndex((clause) => opensAsking(clause, cues))
  if (first === -1) return text
  const asking = clauses
    .slice(first)
    .filter((clause, at) => at === 0 || opensAsking(clause, cues) || isListed(clause))
  return ` ${asking.join(', ').trim()} `
}

function isListed(clause: string): boolean {
  return clause.trim().split(' ').length <= MAX_LISTED_WORDS
}

const MAX_LISTED_WORDS = 3
