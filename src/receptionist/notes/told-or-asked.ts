import type { NotedQuestion, Notes } from './notes.ts'

/** The gist after the caller's name in a note to the owner: ": My sink drips", " asks: Do you sell faucets?". */
export function toldOrAsked(gist: string, { gist: written, questions, callback }: Notes): string {
  // A caller who gives another person's number may be asking on their behalf.
  if (written !== null || callback?.as) return `: ${gist}`
  const isAll = ({ words }: NotedQuestion) =>
    gist.toLowerCase().includes(words.toLowerCase()) && gist.length - words.length <= FEW_CHARS
  return questions.some(isAll) || gist.endsWith('?') ? ` asks: ${gist}` : `: ${gist}`
}

/** Up to this many other characters around a question add nothing. */
const FEW_CHARS = 12
