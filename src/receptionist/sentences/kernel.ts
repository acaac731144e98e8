import { readFileSync } from 'node:fs'

/** An address in the kernel's memory, in bytes from its start. */
export type Address = number

/** The exports of kernel.wasm; see ops/kernel.as for what each does. */
export type Arithmetic = {
  widen(from: Address, to: Address, count: number): void
  addProduct(
    matrix: Address,
    vectors: Address,
    factors: Address,
    rows: number,
    columns: number,
    rank: number,
  ): void
  quantiseWeights(from: Address, to: Address, scales: Address, rows: number, columns: number): void
  quantiseTokens(from: Address, to: Address, scales: Address, tokens: number, columns: number): void
  multiply(
    from: Address,
    tokenScales: Address,
    weights: Address,
    scales: Address,
    bias: Address,
    to: Address,
    tokens: number,
    columns: number,
    rows: number,
  ): void
  addAndNormalise(x: Address, added: Address, gain: Address, shift: Address, tokens: number): void
  gelu(x: Address, count: number): void
  attend(from: Address, scores: Address, turned: Address, to: Address, tokens: number): void
}

export type Kernel = {
  arithmetic: Arithmetic
  /** Allocates this many bytes. Memory is never freed. */
  take(bytes: number): Address
  bytes(at: Address, count: number): Uint8Array
  floats(at: Address, count: number): Float32Array
}

const PAGE_BYTES = 65_536
/** Alignment for vector registers, so that none crosses two cache lines. */
const ALIGNMENT_BYTES = 64

export function openKernel(memoryBytes: number): Kernel {
  const pages = Math.ceil(memoryBytes / PAGE_BYTES)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages })
  const file = readFileSync(new URL('./kernel.wasm', import.meta.url))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file), { env: { memory } })
  let free = PAGE_BYTES
  return {
    arithmetic: exports as Arithmetic,
    take(bytes) {
      const at = free
      free += Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
      if (free > memory.buffer.byteLength) throw new RangeError('The kernel has no memory left.')
      return at
    },
    bytes: (at, count) => new Uint8Array(memory.buffer, at, count),
    floats: (at, count) => new Float32Array(memory.buffer, at, count),
  }
}
