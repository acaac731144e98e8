import type { BusinessFacts } from '../receptionist.ts'
import { knownFacts } from './known-facts.ts'
import { isOfClass } from './thesaurus.ts'

/** What the owner says about emergencies ("After hours, go to Lakeline Emergency Vet"), or null. */
export function emergencyFact(facts: BusinessFacts): string | null {
  const told = knownFacts(facts).sentences.filter(({ concepts }) =>
    [...concepts].some((one) => isOfClass(one, 'emergency')),
  )
  return (told.find(({ prices }) => prices.length === 0) ?? told[0])?.text ?? null
}
