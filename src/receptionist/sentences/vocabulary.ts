import { readFileSync } from 'node:fs'

type File = { model: { vocab: Record<string, number>; max_input_chars_per_word: number } }

/** The word pieces of a BERT model, mapped to their row numbers. */
export class Vocabulary {
  readonly begin: number
  readonly end: number
  readonly #pieces: ReadonlyMap<string, number>
  readonly #unknown: number
  readonly #lettersMax: number
  readonly #pieceLettersMax: number

  constructor(path: string) {
    const { model }: File = JSON.parse(readFileSync(path, 'utf8'))
    this.#pieces = new Map(Object.entries(model.vocab))
    this.#lettersMax = model.max_input_chars_per_word
    this.#pieceLettersMax = longest(this.#pieces.keys())
    this.begin = this.#mark('[CLS]')
    this.end = this.#mark('[SEP]')
    this.#unknown = this.#mark('[UNK]')
  }

  /** The longest piece at each point of the word; a word with a rest that is no piece is unknown as a whole. */
  piecesOf(word: string): number[] {
    if (word.length > this.#lettersMax) return [this.#unknown]
    const pieces: number[] = []
    for (let from = 0; from < word.length; ) {
      const to = this.#endOfPiece(word, from)
      const piece = this.#piece(word, from, to)
      if (piece === undefined) return [this.#unknown]
      pieces.push(piece)
      from = to
    }
    return pieces
  }

  #endOfPiece(word: string, from: number): number {
    let to = Math.min(word.length, from + this.#pieceLettersMax)
    while (to > from && this.#piece(word, from, to) === undefined) to -= 1
    return to
  }

  #piece(word: string, from: number, to: number): number | undefined {
    return this.#pieces.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`)
  }

  #mark(name: string): number {
    const piece = this.#pieces.get(name)
    if (piece === undefined) throw new Error(`The vocabulary has no ${name}.`)
    return piece
  }
}

function longest(pieces: Iterable<string>): number {
  let letters = 0
  for (const { length } of pieces) letters = Math.max(letters, length)
  return letters
}
