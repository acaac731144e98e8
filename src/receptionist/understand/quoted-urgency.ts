import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from './utterance.ts'

/** Where "urgent" is quoted: in quotation marks, or as what a letter or a sign says. */
export function quotedUrgency(utterance: Utterance, cues: Cues): Range[] {
  const named = NAMES.flatMap((name) => cues.all(name))
  return named.filter((range) => isMarked(utterance, range) || isRead(utterance, range))
}

const NAMES: readonly CueName[] = ['urgent', 'urgencyName']

function isMarked({ source, words }: Utterance, { from, to }: Range): boolean {
  const [first, last] = [words[from], words[to - 1]]
  return MARK.test(source[(first?.start ?? 0) - 1] ?? '') && MARK.test(source[last?.end ?? 0] ?? '')
}

const MARK = /["“”„«»]/

/** "The letter says urgent", "auf dem Brief steht dringend"; "she says it's urgent" has its own subject and verb. */
function isRead({ words }: Utterance, { from }: Range): boolean {
  const before = words[from - 1]
  return before?.stop === '' && READS.has(before.folded)
}

const READS: ReadonlySet<string> = new Set(
  `says said reads written dice decia pone escrito diz dizia ecrit marque steht stand geschrieben yaziyor
  написано`.split(/\s+/),
)
