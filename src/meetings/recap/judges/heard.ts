import type { Cues } from '../cue-pattern.ts'
import type { Language } from '../language-heard.ts'
import type { Line } from '../lines-with-subjects.ts'
import type { Turn } from '../turns-by-speaker.ts'
import type { Stances } from './what-a-turn-does.ts'

/** A turn with what it does by its words alone, as it was judged; sentence by sentence as well. */
export type Heard = { turn: Turn; stances: Stances; bySentence: readonly Stances[] }

/** All that was said, judged, and how people of its language say things. */
export type Course = {
  heard: readonly Heard[]
  lines: readonly Line[]
  cues: Cues
  language: Language | null
  speakers: readonly string[]
}
