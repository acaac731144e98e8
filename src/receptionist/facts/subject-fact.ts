import type { Language } from '../../kernel/languages.ts'
import { DECIDE } from '../understand/decide.ts'
import { hearSubject } from '../understand/judges/judge.ts'
import type { Subject } from '../understand/judges/lessons.ts'
import type { KnownSentence } from './known-facts.ts'
import { matchTerms } from './match.ts'
import { isOfClass, type Term } from './thesaurus.ts'

/** What an owner's sentence on a subject speaks of. */
const SPEAKS_OF: Partial<Record<Subject, readonly string[]>> = {
  warranty: ['warranty'],
  licensed: ['licensed'],
  insurers: ['insurance'],
  financing: ['paylater'],
  payment: ['payment', 'cash'],
  discount: ['discount'],
  safety: ['safety'],
  walkIn: ['walkin'],
  loaner: ['loaner'],
  parking: ['parking'],
  animals: ['animal'],
  wildlife: ['wildlife'],
  brands: ['import'],
  commercial: ['commercial'],
  identification: ['identification'],
  bodyWork: ['bodywork'],
  experience: ['experience'],
  towing: ['towing'],
  languages: ['languages'],
}

/** The owner's sentence on what a question means, though no word of it may tell; null where that is not clear. */
export function subjectFact(
  words: string,
  language: Language,
  sentences: readonly KnownSentence[],
  asked: readonly Term[],
): string | null {
  const [likely] = hearSubject(words, language) ?? []
  if (!likely || likely.likelihood < DECIDE.facts.subject) return null
  const fit = sentences.filter((one) => isOn(one, likely.subject))
  const rated = fit.map(({ text, concepts }) => ({ text, ...matchTerms(asked, concepts) }))
  return rated.sort((a, b) => b.shared - a.shared)[0]?.text ?? null
}

function isOn({ concepts, isArea }: KnownSentence, subject: Subject): boolean {
  if (subject === 'area') return isArea
  const names = SPEAKS_OF[subject] ?? []
  return [...concepts].some((concept) => names.some((name) => isOfClass(concept, name)))
}
