import type { Utterance } from './note-taker.ts'

/** One or more words, as a service transcribed them. */
export type Spoken = {
  /** Two speakers may have the same name, or none. */
  speakerId: string
  speaker: string | null
  startSeconds: number
  endSeconds: number
  text: string
}

/** After a longer silence a new turn begins. */
const PAUSE_SECONDS = 2
/** After this time a new turn begins at the next sentence, so that a citation of a turn leads to something short. */
const TURN_SECONDS = 45
const SENTENCE_END = /[.?!…。？！]["'”’)]*$/

/** Joins the pieces, in the order given, into turns; the turns are sorted by their start. */
export function speakerTurns(told: readonly Spoken[]): Utterance[] {
  const turns: Spoken[] = []
  for (const piece of told) {
    const text = piece.text.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    const turn = turns.at(-1)
    if (turn && goesOn(turn, piece)) {
      turn.text += ` ${text}`
      turn.endSeconds = Math.max(turn.endSeconds, piece.endSeconds)
    } else turns.push({ ...piece, text })
  }
  return turns.map(utterance).sort((a, b) => a.startSeconds - b.startSeconds)
}

function goesOn(turn: Spoken, piece: Spoken): boolean {
  const long = turn.endSeconds - turn.startSeconds >= TURN_SECONDS
  return (
    turn.speakerId === piece.speakerId &&
    piece.startSeconds - turn.endSeconds < PAUSE_SECONDS &&
    !(long && SENTENCE_END.test(turn.text))
  )
}

/** A clock that is slightly off may put a first word before the admission. */
function utterance({ speaker, startSeconds, endSeconds, text }: Spoken): Utterance {
  const start = milliseconds(Math.max(0, startSeconds))
  return {
    speaker,
    startSeconds: start,
    endSeconds: Math.max(start, milliseconds(endSeconds)),
    text,
  }
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000
}
