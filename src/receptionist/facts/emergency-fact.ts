import type { BusinessFacts } from '../receptionist.ts'
import { type KnownSentence, knownFacts } from './known-facts.ts'
import { isOfClass } from './thesaurus.ts'

/** What the owner says about emergencies ("After hours, go to Lakeline Emergency Vet"), or null. */
export function emergencyFact(facts: BusinessFacts): string | null {
  const sentences = knownFacts(facts).sentences.filter(({ text }) => !isOfNotice(text))
  const named = sentences.filter(({ concepts }) => concepts.has('emergency'))
  const told = named.length > 0 ? named : sentences.filter(isOfNight)
  return (told.find(({ prices }) => prices.length === 0) ?? told[0])?.text ?? null
}

/** "Cancel with less than 24 hours notice" speaks of no emergency, though "24 hours" alone does. */
function isOfNotice(text: string): boolean {
  return OF_NOTICE.test(text) && !/\b(?:emergenc|urgent|after[ -]hours)/i.test(text)
}

const OF_NOTICE = /\b24[ -]?hours?['’]?s?(?: of)? (?:notice|before|ahead|in advance|prior)\b/i

/** "No food the night before surgery", "40 dollars a night" and "2 nights at least" say nothing about emergencies. */
function isOfNight({ concepts, text }: KnownSentence): boolean {
  return [...concepts].some((one) => isOfClass(one, 'emergency')) && !OTHER_NIGHT.test(text)
}

const OTHER_NIGHT = /\bnight before\b|(?:\b(?:a|per|each|two|three)|\d|\/)[ -]?nights?\b/i
