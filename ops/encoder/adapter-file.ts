import { Buffer } from 'node:buffer'

/** In the order of the file, which src/receptionist/sentences/adapter.ts describes. */
export const DIRECTIONS = ['unknown', 'nothing', 'owner'] as const
/** For each direction its vector and, last, its bias. */
export type Directions = readonly Float64Array[]

export const WIDTH = 384
const WIDTH_BYTES = WIDTH * 4
/** The two that the encoder was trained with stand first. */
const TRAINED = ['unknown', 'nothing'] as const

type Head = Record<string, unknown> & { turnBiases?: unknown }

/** As trained; the owner's begins at zero. */
export function trainedDirections(file: Buffer): Directions {
  const { head, at } = headOf(file)
  const trained = TRAINED.map((name, place) => {
    const from = at + place * WIDTH_BYTES
    const vector = Array.from({ length: WIDTH }, (_, i) => file.readFloatLE(from + i * 4))
    return Float64Array.from([...vector, Number(head[`${name}Bias`])])
  })
  return [...trained, new Float64Array(WIDTH + 1)]
}

/** The file with these directions as those of the turns of whole calls. */
export function withTurnDirections(file: Buffer, directions: Directions): Buffer {
  const { head, at } = headOf(file)
  const trainedTo = at + TRAINED.length * WIDTH_BYTES
  const restFrom = trainedTo + (head.turnBiases ? DIRECTIONS.length * WIDTH_BYTES : 0)
  const turnBiases = Object.fromEntries(
    DIRECTIONS.map((name, place) => [name, directions[place]?.at(-1)]),
  )
  const text = JSON.stringify({ ...head, turnBiases })
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(padded.length)
  const vectors = directions.map((one) => Buffer.from(Float32Array.from(one.slice(0, -1)).buffer))
  const trained = file.subarray(at, trainedTo)
  return Buffer.concat([length, padded, trained, ...vectors, file.subarray(restFrom)])
}

function headOf(file: Buffer): { head: Head; at: number } {
  const length = file.readUInt32LE()
  return { head: JSON.parse(file.toString('utf8', 4, 4 + length)) as Head, at: 4 + length }
}
