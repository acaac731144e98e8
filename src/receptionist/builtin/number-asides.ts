import type { Cues } from './cues/cues.ts'
import { type Folded, hears, type Span } from './folded.ts'

/**
 * Clauses about the telephone itself, said to a question for a number: "that's the office, don't call there, take mine".
 * `numbers` are where the digits stand.
 */
export function numberAsides(folded: Folded, cues: Cues, numbers: readonly Span[]): Span[] {
  const { numberAside } = cues
  if (!numberAside) return []
  return clausesBetween(folded, numbers).filter((clause) => {
    const text = ` ${folded.text.slice(clause.from, clause.to).trim()} `
    const words = text.trim().split(' ').length
    return words <= MAX_WORDS_OF_ASIDE && hears(text, numberAside) && !saysWhen(text, cues)
  })
}

const MAX_WORDS_OF_ASIDE = 8

/** "Call my cell after five" is for the owner to know. */
function saysWhen(text: string, cues: Cues): boolean {
  const times = [cues.today, cues.tomorrow, cues.weekend, cues.morning, cues.evening, cues.noon]
  return AFTER.test(text) || [...cues.days.values(), ...times].some((time) => hears(text, time))
}

const AFTER =
  / (?:despues|antes|entre|depois|apres|avant|partir|nach|vor|zwischen|ab|sonra|once|после|до|между) /

function clausesBetween({ text }: Folded, numbers: readonly Span[]): Span[] {
  return Array.from(text.matchAll(/[^,.?]+/g), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  })).flatMap((clause) => {
    const inside = numbers.filter(({ from, to }) => to > clause.from && from < clause.to)
    const ends = [...inside.map(({ from }) => from), clause.to]
    const starts = [clause.from, ...inside.map(({ to }) => to)]
    return starts
      .map((from, index) => ({ from, to: ends[index] ?? clause.to }))
      .filter(({ from, to }) => text.slice(from, to).trim() !== '')
  })
}
