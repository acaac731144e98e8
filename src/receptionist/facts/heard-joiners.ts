import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'

const JOINERS: ReadonlySet<CueName> = new Set(['joins', 'followUp'])

/** The cues without an "and" that was none: "é de graça" is no "e de", and "où" is no "ou". */
export function heardJoiners({ words }: Utterance, cues: Cues): Cues {
  const isJoiner = ({ from }: Range) => !ACCENTED.test(words[from]?.heard.normalize('NFD') ?? '')
  const all = (name: CueName) =>
    JOINERS.has(name) ? cues.all(name).filter(isJoiner) : cues.all(name)
  return {
    all,
    has: (name, range) =>
      JOINERS.has(name)
        ? all(name).some(({ from, to }) => !range || (from >= range.from && to <= range.to))
        : cues.has(name, range),
    at: (name, at) => {
      const found = cues.at(name, at)
      return found && (!JOINERS.has(name) || isJoiner(found)) ? found : null
    },
  }
}

/** Joiners of one or two letters bear no accent in any language here. */
const ACCENTED = /^\p{L}{0,1}[aeou]\p{M}$/iu
