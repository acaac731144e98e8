import type { Language } from '../../../kernel/languages.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'
import type { DigitRun, KindedRun } from './digit-run.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'

/** One turn as its details are read. `expects`: what the last reply asked for. */
export type Turn = {
  utterance: Utterance
  cues: Cues
  language: Language
  expects: Expects
  known: KnownNumbers
}

export type TurnWithDigits = Turn & { runs: readonly DigitRun[] }

/** It is known of each of its numbers what it is. */
export type TurnWithNumbers = Turn & { runs: readonly KindedRun[] }
