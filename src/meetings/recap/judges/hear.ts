import type { Weights } from '../../../receptionist/understand/judges/weights.ts'
import { speakersOf } from '../action-item-owner.ts'
import { cuesOf } from '../cues-by-language.ts'
import type { Spoken } from '../spoken-meeting.ts'
import { turnsOf } from '../turns-by-speaker.ts'
import type { Course } from './heard.ts'
import { stancesOf } from './what-a-turn-does.ts'

/** A meeting with each turn classified by its words. */
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
