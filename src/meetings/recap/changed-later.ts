import { WEEKDAY_CUES } from '../../receptionist/languages/cue-names.ts'
import { findCues } from '../../receptionist/languages/find-cues.ts'
import { sourceOf } from '../../receptionist/names-and-numbers-said.ts'
import { readUtterance } from '../../receptionist/understand/utterance.ts'
import { cue } from './cue-pattern.ts'
import type { Language } from './language-heard.ts'
import { saidCues } from './model-cues.ts'
import { type Claim, isAsked, isSame, type Talk } from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'
import { isOnSubject, subjectsOf } from './subjects-shared.ts'

/** How many segments later a figure may change without its subject being named again. */
const NEAR = 4

/**
 * "Actually, make the stollen twenty-five", "entonces a las siete", "hmm, Monday then": a later segment gives another
 * figure or day for the same thing.
 */
export function isFigureChanged(claim: Claim, talk: Talk): boolean {
  const told = figuresIn(`${claim.text} ${claim.due ?? ''}`, talk.language)
  if (told.length === 0) return false
  const last = Math.max(...claim.cited)
  return talk.segments.slice(last).some((later, after) => {
    const { tentative, past } = saidCues(talk.language)
    if (isAsked(later.text) || tentative.test(later.text) || past.test(later.text)) return false
    const others = figuresChanged(later.text, after < NEAR, talk.language)
    const isOther = others.length > 0 && !others.some((one) => told.includes(one))
    return (
      isOther &&
      told.some((one) => others.some((other) => isOfKind(one, other))) &&
      isOfSame(claim, later, after < NEAR, talk)
    )
  })
}

/** The figures of the first part that has some, in a segment that concludes or revises. */
function figuresChanged(text: string, isNear: boolean, language: Language): string[] {
  if (!REVISES.test(text) && !(isNear && CONCLUDES.test(text))) return []
  const parts = text.split(/[,.;!…]+(?!\d)/)
  return parts.map((part) => figuresIn(part, language)).find(({ length }) => length > 0) ?? []
}

/** The same subject, the speaker's own task, or the same words before the figure: "a las ocho", "a las siete". */
function isOfSame(claim: Claim, later: RecapSegment, isNear: boolean, talk: Talk): boolean {
  if (isOnSubject(subjectsOf(`${claim.text} ${claim.quote}`, talk), later.text, talk)) return true
  if (!isNear) return false
  if (claim.owner !== null && isSame(claim.owner, later.speaker)) return true
  const lead = LEAD.exec(claim.quote)?.[0]
  return lead !== undefined && later.text.toLowerCase().includes(lead.toLowerCase())
}

const LEAD = /(?<!\p{L})(?:a las|às|a la|um|à)(?= \p{L}|\s?\d)/iu

const isOfKind = (one: string, other: string) => /^\d/.test(one) === /^\d/.test(other)

function figuresIn(text: string, language: Language): string[] {
  const cues = findCues(readUtterance(text), language)
  const days = WEEKDAY_CUES.filter((day) => cues.has(day))
  return [...sourceOf([text], [language]).numbers, ...days]
}

/** Gives another figure, however much later. */
const REVISES = cue(
  `make (?:it|that|the \\p{L}+)|instead(?! of)|on second thought|changed? (?:it|that) to|(?:raised?|lower(?:ed)?|moved?|pushed|bumped) (?:it |that )?(?:up |down |back )?to`,
  'mejor|al final|(?:lo|la) (?:subimos|bajamos|cambiamos|pasamos)|melhor|afinal',
  'lieber|stattdessen|finalement|plutôt|лучше|всё-таки',
)
/** Concludes or corrects what was just talked of. */
const CONCLUDES = cue(
  'then|actually|after all|entonces|pues|en realidad|dann|also|doch|besser|alors|donc|en fait|então|na verdade|тогда|o zaman|aslında',
)
