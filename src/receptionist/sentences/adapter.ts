import { readFileSync } from 'node:fs'

/**
 * What was learned of callers' questions, on top of the model (see README.md): to each matrix of the layers is added a
 * product of two narrow ones, and a question's vector is weighed against those that ask for what no fact tells and those that
 * ask for nothing. The file: the length of its head in four bytes, the head as JSON, the two vectors as 32-bit floats, then for
 * each matrix the scales, vectors and factors of the product. Bytes are little-endian.
 */
export type Adapter = {
  /** A closeness is multiplied with it before it is weighed against the others. */
  scale: number
  unknown: Direction
  nothing: Direction
  productOf(name: string): Product | null
}

export type Direction = { vector: Float32Array; bias: number }

/** `vectors`: rank × columns. `factors`: rows × rank. */
export type Product = { rank: number; vectors: Float32Array; factors: Float32Array }

type Head = {
  rank: number
  scale: number
  width: number
  unknownBias: number
  nothingBias: number
  matrices: { name: string; rows: number; columns: number }[]
}

let opened: Adapter | undefined

export function adapter(): Adapter {
  opened ??= readAdapter(new URL('./adapter.bin', import.meta.url))
  return opened
}

/** For fitting: one that was learned without some of the businesses. Before anything is encoded. */
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
  return { scale, unknown, nothing, productOf: (name) => products.get(name)?.() ?? null }
}

type Packed = { scales: Float32Array; vectors: Int8Array; factors: Int8Array }

/** The factors lie in the file vector by vector, and are used row by row. */
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
