/** The joiner is what comes before `text`; the first piece has none. */
export type Piece = { joiner: string; text: string }

/** A sentence cut at each joiner: joiners and texts together are the sentence again. `joiners` has the flag g. */
export function piecesOf(sentence: string, joiners: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let joiner = ''
  for (const match of sentence.matchAll(joiners)) {
    pieces.push({ joiner, text: sentence.slice(from, match.index) })
    joiner = match[0]
    from = match.index + joiner.length
  }
  return [...pieces, { joiner, text: sentence.slice(from) }]
}
