import type { Cues } from './cues/cues.ts'
import { type Folded, foldWord, hears, type Span, spansOf } from './folded.ts'

/**
 * What is left to tell the owner once names, numbers, answered questions and small talk are cut:
 * `Hi this is Dana at 512-842-2671, my water heater is leaking` → `My water heater is leaking`.
 */
export function substanceOf(folded: Folded, cut: readonly Span[], cues: Cues): Substance {
  const talk = [cues.smallTalk, cues.done].flatMap((one) => spansOf(folded.text, one))
  const edges = [
    ...spansOf(folded.text, cues.greeting),
    ...talk.filter((span) => opensClause(folded, span, cues)),
    ...spansOf(folded.text, cues.leaveMessage),
    ...spansOf(folded.text, cues.goodbye),
    ...spansOf(folded.text, cues.thanks),
  ]
  const pieces: FoldedPiece[] = []
  for (const [index, word] of folded.words.entries()) {
    if ([...cut, ...edges].some((span) => word.at >= span.from && word.at < span.to)) continue
    const last = pieces.at(-1)
    if (last && last.last === index - 1) last.last = index
    else pieces.push({ first: index, last: index })
  }
  const kept = pieces.map((piece) => trimPiece(folded, piece, cues)).filter((text) => text !== '')
  const text = kept.filter((piece) => meaningOf(piece, cues) > 0).join(', ')
  return { text: sentence(text), words: meaningOf(text, cues) }
}

/** "Got it, thanks" is talk, "the day we got it" is none. */
function opensClause({ text, words }: Folded, { from }: Span, { filler }: Cues): boolean {
  const before = words.findLast(({ at }) => at < from)
  if (!before || /[,.?]/.test(text.charAt(from - 2))) return true
  return hears(` ${before.word} `, filler) || CONNECTS.test(before.word)
}

/** `words` counts those that carry meaning. */
export type Substance = { text: string; words: number }

type FoldedPiece = { first: number; last: number }

const CONNECTS =
  /^(?:and|so|but|at|on|is|its|or|then|also|because|that|from|with|to|the|y|e|et|und|ve|и|а|но)$/

function trimPiece(folded: Folded, piece: FoldedPiece, cues: Cues): string {
  let { first, last } = piece
  while (first <= last && isEdge(folded, first, cues, 'start')) first++
  while (last >= first && isEdge(folded, last, cues, 'end')) last--
  const [from, to] = [folded.words[first], folded.words[last]]
  return from && to && first <= last ? folded.source.slice(from.start, to.end) : ''
}

function isEdge(folded: Folded, index: number, cues: Cues, side: 'start' | 'end'): boolean {
  const word = folded.words[index]?.word ?? ''
  const fills = ` ${word} `.search(cues.filler) !== -1
  const answers = word.length < 5 && hears(` ${word} `, cues.yes)
  const starts = ['the', 'to', 'at', 'on', 'is', 'that'].includes(word)
  if (side === 'start') return fills || (CONNECTS.test(word) && !starts) || answers
  return fills || CONNECTS.test(word)
}

function meaningOf(text: string, cues: Cues): number {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldWord)
    .filter((word) => word.length > 1 && !cues.empty.has(word) && !isAnswer(word, cues)).length
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Nope" says nothing to pass on. */
function isAnswer(word: string, cues: Cues): boolean {
  return hears(` ${word} `, cues.yes) || hears(` ${word} `, cues.no)
}
