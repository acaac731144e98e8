import type { Range } from '../utterance.ts'
import type { Piece } from './spoken-number.ts'

/** How a number is written, when that alone shows what it is. */
export type Mark = 'time' | 'ordinal' | 'price' | 'amount' | 'code' | 'date'

/** Digits said in one go: `five five five, oh one two three` or `555-0123`. `pieces` are its digits word by word. */
export type DigitRun = {
  range: Range
  digits: string
  pieces: readonly string[]
  international: boolean
  mark: Mark | null
}

export type NumberKind =
  | 'phone'
  | 'partial_phone'
  | 'extension'
  | 'address'
  | 'time'
  | 'amount'
  | 'code'
  | 'price'
  | 'date'
  | 'other'

export type KindedRun = DigitRun & { kind: NumberKind }

/** How closely a piece follows the one before it. */
export type Gap = 'none' | 'pause' | 'link' | 'stop'

export type Chained = Piece & { gap: Gap }
