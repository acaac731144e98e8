import type { BusinessFacts } from '../receptionist.ts'
import { knownFacts } from './known-facts.ts'

/** What the owner says of emergencies ("After hours, go to Lakeline Emergency Vet"); null where nothing is said. */
export function emergencyFact(facts: BusinessFacts): string | null {
  const told = knownFacts(facts).sentences.find(({ concepts }) => concepts.has('emergency'))
  return told?.text ?? null
}
