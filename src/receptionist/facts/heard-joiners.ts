import type { CueName } from '../languages/cue-names.ts'
import { type Cues, cuesOf } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'

const JOINERS: ReadonlySet<CueName> = new Set(['joins', 'followUp'])

/** The cues without false "and" and "or" words: "é de graça" does not contain "e de", and "où" is not "ou". */
export function heardJoiners({ words }: Utterance, cues: Cues): Cues {
  const isJoiner = ({ from }: Range) => !ACCENTED.test(words[from]?.heard.normalize('NFD') ?? '')
  return cuesOf((name) => (JOINERS.has(name) ? cues.all(name).filter(isJoiner) : cues.all(name)))
}

/** In these languages a joiner of one or two letters never has an accent. */
const ACCENTED = /^\p{L}{0,1}[aeou]\p{M}$/iu
