import type { Cues } from './cues/cues.ts'
import { type Folded, hears, type Span, sourceOf, spansOf } from './folded.ts'

/** The caller's own words that make it urgent, and whether 911 comes before any message. */
export type Urgency = { words: string[]; danger: boolean; denied: boolean }

/** People, in whose danger 911 comes first wherever they call. */
const KIN =
  / (?:mom|mother|dad|father|husband|wife|son|daughter|baby|child|kid|grandmother|grandfather|grandma|grandpa|neighbor|friend|person|man|woman|im|ive|myself) /

/** How far before a word its negation stands. */
const NEAR_CHARS = 40

/** Looks only where the caller tells of their own case; `asks` are sentences that only ask about the business. */
export function hearUrgency(
  folded: Folded,
  asks: readonly { from: number; to: number }[],
  cues: Cues,
  forPets: boolean,
): Urgency {
  const told = (span: { from: number }) =>
    !asks.some((sentence) => span.from >= sentence.from && span.from < sentence.to)
  const over = (to: number) => {
    const [ago] = spansOf(folded.text.slice(to), cues.longAgo)
    return ago !== undefined && ago.from <= 2
  }
  const meant = (span: Span) =>
    told(span) &&
    !over(span.to) &&
    folded.text
      .slice(Math.max(0, span.from - NEAR_CHARS), span.from)
      .trimEnd()
      .search(cues.negation) === -1
  const dangers = spansOf(folded.text, cues.emergency).filter(meant)
  const urgent = spansOf(folded.text, cues.urgent).filter(meant)
  const denied = hears(folded.text, cues.notUrgent)
  const inPet = hears(folded.text, cues.pet) || (forPets && !KIN.test(folded.text))
  const isHuman = (words: string) => !inPet || !hears(` ${words} `, cues.bodily)
  const dangerWords = dangers.map((span) => sourceOf(folded, span))
  return {
    words:
      denied && dangers.length === 0
        ? []
        : [...dangerWords, ...urgent.map((span) => sourceOf(folded, span))],
    danger: dangers.some((span) => isHuman(folded.text.slice(span.from, span.to))),
    denied,
  }
}
