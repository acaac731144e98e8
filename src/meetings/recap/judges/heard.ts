import type { Cues } from '../cue-pattern.ts'
import type { Language } from '../language-heard.ts'
import type { Line } from '../lines-with-subjects.ts'
import type { Turn } from '../turns-by-speaker.ts'
import type { Stances } from './what-a-turn-does.ts'

/** A turn classified by its own words, and each of its sentences. */
export type Heard = { turn: Turn; stances: Stances; bySentence: readonly Stances[] }

/** A classified meeting, and the phrases of its language. */
export type Course = {
  heard: readonly Heard[]
  lines: readonly Line[]
  cues: Cues
  language: Language | null
  speakers: readonly string[]
}
