import type { Understanding } from '../understand/understand.ts'

/** A yes to the number they call from: "yes", or "that's my house phone, yes, that's fine". */
export function saysYesToNumber({ answer, cues, utterance }: Understanding): boolean {
  if (answer !== null) return answer === 'yes'
  const [first] = utterance.sentences
  if (!first || cues.has('no', first) || cues.has('negation', first)) return false
  return cues
    .all('yes')
    .some(({ from, to }) => to <= first.to && utterance.words[from - 1]?.stop === ',')
}
