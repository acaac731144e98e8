import { readFileSync } from 'node:fs'
import type { Language } from '../../../kernel/languages.ts'
import type { Lesson } from './lessons.ts'
import type { Weights } from './weights.ts'

/**
 * One file per language: the length of the head in four bytes, the head as JSON, then for each lesson its signs (four
 * bytes each), rarities (one each) and weights (one per mark), every part aligned to four bytes. Bytes are
 * little-endian.
 */
type Head = {
  lesson: Lesson
  marks: readonly string[]
  bias: readonly number[]
  scales: readonly number[]
  signs: number
}

const ALIGNED = 4

export type Learned = Partial<Record<Lesson, Weights>>

export function packWeights(learned: Learned): Buffer {
  const all = Object.entries(learned).map(([lesson, weights]) => ({ lesson, ...weights }))
  const heads = all.map(({ lesson, marks, bias, scales, signs }) => ({
    lesson,
    marks,
    bias,
    scales,
    signs: signs.length,
  }))
  const head = padded(Buffer.from(JSON.stringify(heads)), ' ')
  const size = Buffer.alloc(ALIGNED)
  size.writeUInt32LE(head.length)
  const parts = all.flatMap(({ signs, rarities, weights }) => [signs, rarities, weights])
  return Buffer.concat([size, head, ...parts.map(bytesOf)])
}

export function unpackWeights(bytes: Buffer): Learned {
  const start = ALIGNED + bytes.readUInt32LE(0)
  const heads = JSON.parse(bytes.toString('utf8', ALIGNED, start)) as Head[]
  const { buffer } = bytes
  let at = bytes.byteOffset + start
  const take = (size: number) => {
    const from = at
    at += Math.ceil(size / ALIGNED) * ALIGNED
    return from
  }
  const lessons = heads.map(({ lesson, signs: many, ...rest }) => {
    const signs = new Uint32Array(buffer, take(many * ALIGNED), many)
    const rarities = new Uint8Array(buffer, take(many), many)
    const weights = new Int8Array(buffer, take(many * rest.marks.length), many * rest.marks.length)
    return [lesson, { ...rest, signs, rarities, weights }] as const
  })
  return Object.fromEntries(lessons)
}

export function weightsFile(language: Language): URL {
  return new URL(`../../languages/${language}/weights.bin`, import.meta.url)
}

const LEARNED = new Map<Language, Learned>()

/** Read at the first use of a language, and kept. */
export function learnedIn(language: Language): Learned {
  const known = LEARNED.get(language)
  if (known) return known
  const learned = unpackWeights(aligned(readFileSync(weightsFile(language))))
  LEARNED.set(language, learned)
  return learned
}

/** A small file may be read into a shared buffer, at any offset in it. */
function aligned(bytes: Buffer): Buffer {
  if (bytes.byteOffset % ALIGNED === 0) return bytes
  return Buffer.from(Uint8Array.from(bytes).buffer)
}

function bytesOf(part: Uint32Array | Uint8Array | Int8Array): Buffer {
  return padded(Buffer.from(part.buffer, part.byteOffset, part.byteLength), '\0')
}

function padded(bytes: Buffer, filler: string): Buffer {
  const lacking = -bytes.length & (ALIGNED - 1)
  return Buffer.concat([bytes, Buffer.alloc(lacking, filler)])
}
