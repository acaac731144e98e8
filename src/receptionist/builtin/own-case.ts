import { opensAsking } from './answers/opens-asking.ts'
import type { Cues } from './cues/cues.ts'
import { hears, spansOf } from './folded.ts'
import { soundsUrgent } from './urgency/hear-urgency.ts'

/** Whether the words tell of a matter of the caller's own, besides what they only ask and why. */
export function tellsOwnCase(text: string, cues: Cues): boolean {
  return clausesOf(text.replace(cues.smallTalk, ' ')).some((clause) => {
    const asks = opensAsking(clause, cues) || SUPPOSES.test(clause)
    const own = asks ? (cues.ownCase ?? cues.need) : cues.need
    const alarming = !asks && (soundsUrgent(clause, cues) || isMeant(clause, cues.emergency, cues))
    return alarming || isMeant(clause, own, cues)
  })
}

/** Each with the spaces that cues need around it. */
function clausesOf(text: string): string[] {
  return text
    .split(/[,.?] /)
    .map((clause) => ` ${clause.trim()} `)
    .filter((clause) => clause !== '  ')
}

/** "If something ever did happen" has not. */
const SUPPOSES = /^ (?:just )?(?:if|in case|say|supposing|suppose) /

/** Not "nobody is sick". */
function isMeant(clause: string, pattern: RegExp, cues: Cues): boolean {
  return spansOf(clause, pattern).some(
    ({ from }) => !hears(clause.slice(0, from).trimEnd(), cues.negation),
  )
}
