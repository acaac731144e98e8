import type { Weights } from '../../../receptionist/understand/judges/weights.ts'
import { cuesOf } from '../cues.ts'
import { speakersOf } from '../owner.ts'
import type { Spoken } from '../spoken.ts'
import { turnsOf } from '../turns.ts'
import type { Course } from './heard.ts'
import { stancesOf } from './stance.ts'

/** A meeting, each turn judged by its words. */
export function hear({ lines, segments, language }: Spoken, known: Weights): Course {
  const turns = turnsOf(segments, language)
  return {
    heard: turns.map((turn) => ({
      turn,
      stances: stancesOf(turn.text, known),
      bySentence: turn.lines.map(({ text }) => stancesOf(text, known)),
    })),
    lines: turns.flatMap((turn) => turn.lines),
    cues: cuesOf(language),
    language,
    speakers: speakersOf(lines),
  }
}
