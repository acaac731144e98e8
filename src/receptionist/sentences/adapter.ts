import { readFileSync } from 'node:fs'

/**
 * The training on callers' questions, on top of the model (see README.md): adds a product of two narrow matrices to
 * each matrix of the layers, and weighs a question's vector against two directions: questions that no fact answers, and
 * turns that ask nothing. Three more (`turns`) were fitted to turns of whole calls. File format: the length of the head
 * in four bytes, the head as JSON, the five vectors as 32-bit floats, then for each matrix the scales, vectors and
 * factors of the product. Bytes are little-endian.
 */
export type Adapter = {
  /** Factor for a similarity before it is compared with the others. */
  scale: number
  unknown: Direction
  nothing: Direction
  turns: TurnDirections
  productOf(name: string): Product | null
}

/** What no fact answers, what asks nothing, and what only the owner can settle. */
export type TurnDirections = { unknown: Direction; nothing: Direction; owner: Direction }

export type Direction = { vector: Float32Array; bias: number }

/** `vectors`: rank × columns. `factors`: rows × rank. */
export type Product = { rank: number; vectors: Float32Array; factors: Float32Array }

type Head = {
  rank: number
  scale: number
  width: number
  unknownBias: number
  nothingBias: number
  turnBiases: { unknown: number; nothing: number; owner: number }
  matrices: { name: string; rows: number; columns: number }[]
}

let opened: Adapter | undefined

export function adapter(): Adapter {
  opened ??= readAdapter(new URL('./adapter.bin', import.meta.url))
  return opened
}

/** For fitting: uses an adapter trained without some of the businesses. Call before anything is encoded. */
export function openAdapter(file: URL): void {
  opened = readAdapter(file)
}

function readAdapter(file: URL): Adapter {
  const bytes = new Uint8Array(readFileSync(file)).buffer
  const length = new DataView(bytes).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, length))) as Head
  let at = 4 + length
  const floats = (count: number) => {
    at += count * 4
    return new Float32Array(bytes, at - count * 4, count)
  }
  const small = (count: number) => {
    at += count
    return new Int8Array(bytes, at - count, count)
  }
  const { rank, scale, width } = head
  const unknown = { vector: floats(width), bias: head.unknownBias }
  const nothing = { vector: floats(width), bias: head.nothingBias }
  const turns = {
    unknown: { vector: floats(width), bias: head.turnBiases.unknown },
    nothing: { vector: floats(width), bias: head.turnBiases.nothing },
    owner: { vector: floats(width), bias: head.turnBiases.owner },
  }
  const products = new Map(
    head.matrices.map(({ name, rows, columns }) => {
      const packed = {
        scales: floats(rank),
        vectors: small(rank * columns),
        factors: small(rank * rows),
      }
      return [name, () => unpack(packed, { rank, rows, columns })]
    }),
  )
  return { scale, unknown, nothing, turns, productOf: (name) => products.get(name)?.() ?? null }
}

type Packed = { scales: Float32Array; vectors: Int8Array; factors: Int8Array }

/** The file stores the factors by vector; they are used by row. */
function unpack(
  { scales, vectors, factors }: Packed,
  { rank, rows, columns }: { rank: number; rows: number; columns: number },
): Product {
  const scaled = Float32Array.from(
    vectors,
    (value, i) => value * (scales[Math.trunc(i / columns)] ?? 0),
  )
  const byRow = new Float32Array(rows * rank)
  for (const i of byRow.keys()) byRow[i] = factors[(i % rank) * rows + Math.trunc(i / rank)] ?? 0
  return { rank, vectors: scaled, factors: byRow }
}
