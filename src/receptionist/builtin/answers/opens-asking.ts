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

/** The length of a greeting or filler at the start. */
function openerOf(text: string, cues: Cues): number {
  const spans = [cues.greeting, cues.filler, cues.yes, cues.thanks].flatMap((pattern) =>
    spansOf(text, pattern),
  )
  return spans.find((span) => span.from === 1)?.to ?? 0
}

/** The clauses of a sentence that ask, without those that say why. */
export function askingPart(text: string, cues: Cues): string {
  const clauses = text.split(/, | (?:because|cause|cuz|since) /)
  const asking = clauses.filter((clause) => opensAsking(clause, cues))
  return asking.length === 0 ? text : ` ${asking.join(' ').trim()} `
}
