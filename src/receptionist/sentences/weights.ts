import { openSync, readSync } from 'node:fs'
import { adapter, type Product } from './adapter.ts'
import type { Address, Kernel } from './kernel.ts'

/** A matrix in the kernel's memory as 8-bit integers; each row has a scale and a bias. */
export type Dense = {
  rows: number
  columns: number
  weights: Address
  scales: Address
  bias: Address
}
export type Norm = { gain: Address; shift: Address }

/** Sixteen vectors of the widest matrix, or their factors for its rows. */
const PRODUCT_BYTES = 16 * 1_536 * 4

type Tensor = { dtype: string; shape: number[]; data_offsets: [number, number] }
type Header = Record<string, Tensor>

/** How much of the file is in memory at once during quantisation: 128 rows of the widest matrix. */
export const CHUNK_BYTES = 128 * 1_536 * 2

/** The model's file (safetensors, 16-bit floats), read by position and never held in memory as a whole. */
export class WeightsFile {
  readonly #file: number
  readonly #header: Header
  readonly #dataAt: number
  readonly #kernel: Kernel
  readonly #chunk: Address
  readonly #rows: Address
  readonly #vectors: Address
  readonly #factors: Address

  constructor(path: string, kernel: Kernel) {
    this.#file = openSync(path, 'r')
    const length = Buffer.alloc(8)
    readSync(this.#file, length, 0, 8, 0)
    const headerBytes = Number(length.readBigUInt64LE())
    const header = Buffer.alloc(headerBytes)
    readSync(this.#file, header, 0, headerBytes, 8)
    this.#header = JSON.parse(header.toString())
    this.#dataAt = 8 + headerBytes
    this.#kernel = kernel
    this.#chunk = kernel.take(CHUNK_BYTES)
    this.#rows = kernel.take(CHUNK_BYTES * 2)
    this.#vectors = kernel.take(PRODUCT_BYTES)
    this.#factors = kernel.take(PRODUCT_BYTES)
  }

  /** Writes rows of a tensor as floats to an address. */
  widenRows(name: string, first: number, rows: number, to: Address): void {
    const { shape, data_offsets } = this.#tensor(name)
    const columns = shape[1] ?? 1
    this.#read(data_offsets[0] + first * columns * 2, rows * columns * 2)
    this.#kernel.arithmetic.widen(this.#chunk, to, rows * columns)
  }

  norm(name: string): Norm {
    return { gain: this.#vector(`${name}.weight`), shift: this.#vector(`${name}.bias`) }
  }

  /** Stacks several matrices of one width, so that those with the same input become one product. */
  dense(...names: string[]): Dense {
    const shapes = names.map((name) => this.#tensor(`${name}.weight`).shape)
    const rows = shapes.reduce((sum, [count = 0]) => sum + count, 0)
    const columns = shapes[0]?.[1] ?? 0
    const weights = this.#kernel.take(rows * columns)
    const scales = this.#kernel.take(rows * 4)
    const bias = this.#kernel.take(rows * 4)
    let row = 0
    for (const [i, name] of names.entries()) {
      const count = shapes[i]?.[0] ?? 0
      this.#quantise(`${name}.weight`, weights + row * columns, scales + row * 4)
      this.widenRows(`${name}.bias`, 0, count, bias + row * 4)
      row += count
    }
    return { rows, columns, weights, scales, bias }
  }

  /** Quantises a matrix together with its adapter product. */
  #quantise(name: string, to: Address, scales: Address): void {
    const { shape, data_offsets } = this.#tensor(name)
    const [rows = 0, columns = 0] = shape
    const step = Math.floor(CHUNK_BYTES / 2 / columns)
    const { arithmetic } = this.#kernel
    const product = adapter().productOf(name)
    if (product) this.#place(product)
    for (let row = 0; row < rows; row += step) {
      const count = Math.min(step, rows - row)
      this.#read(data_offsets[0] + row * columns * 2, count * columns * 2)
      arithmetic.widen(this.#chunk, this.#rows, count * columns)
      if (product) {
        const factors = this.#factors + row * product.rank * 4
        arithmetic.addProduct(this.#rows, this.#vectors, factors, count, columns, product.rank)
      }
      const [rowTo, scaleTo] = [to + row * columns, scales + row * 4]
      arithmetic.quantiseWeights(this.#rows, rowTo, scaleTo, count, columns)
    }
  }

  #place({ vectors, factors }: Product): void {
    this.#kernel.floats(this.#vectors, vectors.length).set(vectors)
    this.#kernel.floats(this.#factors, factors.length).set(factors)
  }

  #vector(name: string): Address {
    const [count = 0] = this.#tensor(name).shape
    const at = this.#kernel.take(count * 4)
    this.widenRows(name, 0, count, at)
    return at
  }

  #tensor(name: string): Tensor {
    const tensor = this.#header[name]
    if (tensor?.dtype !== 'F16') throw new Error(`The model has no ${name} in 16 bits.`)
    return tensor
  }

  #read(position: number, count: number): void {
    const into = this.#kernel.bytes(this.#chunk, count)
    const got = readSync(this.#file, into, 0, count, this.#dataAt + position)
    if (got !== count) throw new Error('The model ends too early.')
  }
}
