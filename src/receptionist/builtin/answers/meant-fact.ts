import {
  type Cues,
  FACT_SUBJECTS,
  type FactSubject,
  type Subject,
  TERM_SUBJECTS,
} from '../cues/cues.ts'
import type { BusinessFacts } from '../old-port.ts'
import { hearPurpose } from '../purpose/hear-purpose.ts'
import { hearSubject } from '../subject/hear-subject.ts'
import { visitFee } from './price-answer.ts'
import { factOnSubject } from './subjects.ts'

/**
 * The owner's sentence on what a question is about, though no word of it may tell; null where that is not clear. Of somebody who
 * surely asks, the likeliest subject that the facts speak of is near enough, unless something else is likelier that no fact can tell.
 */
export function meantFact(facts: BusinessFacts, text: string, cues: Cues): string | null {
  const likely = hearSubject(text, cues)
  const best = likely[0]?.likelihood ?? 0
  const asks = (hearPurpose(text, cues)?.question ?? 0) >= SURELY_ASKS_FROM
  const from = asks ? Math.max(NEAR_FROM, NEAR_BEST * best) : Math.max(CLEAR_FROM, best)
  for (const { subject, likelihood } of likely) {
    const fact = likelihood < from ? null : factOn(facts, subject, text, cues)
    if (fact !== null) return fact
    if (likelihood < from || !isFactSubject(subject)) return null
  }
  return null
}

const SURELY_ASKS_FROM = 0.75
const NEAR_FROM = 0.2
const NEAR_BEST = 0.6

/** The same on the terms of a business, where it is beyond doubt that they are what is asked about. */
export function termsFact(facts: BusinessFacts, text: string, cues: Cues): string | null {
  const [best] = hearSubject(text, cues)
  const isSure = best !== undefined && best.likelihood >= SURE_FROM && TERMS.has(best.subject)
  return isSure ? factOn(facts, best.subject, text, cues) : null
}

const SURE_FROM = 0.6

const TERMS: ReadonlySet<Subject> = new Set(TERM_SUBJECTS)

/** Of 29 subjects, so likely is far above the next. */
const CLEAR_FROM = 0.3

function factOn(facts: BusinessFacts, subject: Subject, text: string, cues: Cues): string | null {
  if (subject === 'visitPrice') return visitFee(facts, text, cues)
  return isFactSubject(subject) ? factOnSubject(facts, subject, text, cues) : null
}

function isFactSubject(subject: Subject): subject is FactSubject {
  return (FACT_SUBJECTS as readonly Subject[]).includes(subject)
}
