import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'

/** "Nobody called back and this really is urgent", but not "if it's urgent". */
export function declaredUrgency({ words }: Utterance, cues: Cues): Range | null {
  const before = (name: CueName, at: number) =>
    at > 0 && words[at - 1]?.stop === '' && cues.at(name, at - 1) !== null
  const skip = (name: CueName, at: number): number => (before(name, at) ? skip(name, at - 1) : at)
  const isDeclared = (name: Range) => {
    const verb = skip('lightly', name.from)
    const subject = skip('being', verb)
    return subject < verb && !before('deemed', subject)
  }
  return cues.all('urgencyName').find(isDeclared) ?? null
}
