import type { RecapDraft } from '../../../src/meetings/recap/recap-writer.ts'
import type { Room } from './room.ts'

type Cited = { segments: readonly string[] }

/** How a recap matches an author's marks in a room. Counts, to be summed over rooms. */
export type RoomScore = {
  open: number
  openFound: number
  openListed: number
  /** Listed open questions that the author did not mark. */
  openWrong: number
  decided: number
  decidedFound: number
  decisionsListed: number
  /** Listed decisions that the author did not mark. */
  decisionsWrong: number
  /** Listed decisions based on a line that postpones something. */
  decisionsPutOff: number
}

export function scoreRoom(room: Room, recap: RecapDraft): RoomScore {
  const { decisions, openQuestions } = recap
  return {
    open: room.open.length,
    openFound: room.open.filter((ids) => openQuestions.some((line) => cites(line, ids))).length,
    openListed: openQuestions.length,
    openWrong: openQuestions.filter((line) => !room.open.some((ids) => cites(line, ids))).length,
    decided: room.decided.length,
    decidedFound: room.decided.filter((ids) => decisions.some((line) => cites(line, ids))).length,
    decisionsListed: decisions.length,
    decisionsWrong: decisions.filter((line) => !room.decided.some((ids) => cites(line, ids)))
      .length,
    decisionsPutOff: decisions.filter((line) => cites(line, room.putOff)).length,
  }
}

export function sumScores(scores: readonly RoomScore[]): RoomScore {
  const sum = (of: (score: RoomScore) => number) =>
    scores.reduce((total, score) => total + of(score), 0)
  return {
    open: sum(({ open }) => open),
    openFound: sum(({ openFound }) => openFound),
    openListed: sum(({ openListed }) => openListed),
    openWrong: sum(({ openWrong }) => openWrong),
    decided: sum(({ decided }) => decided),
    decidedFound: sum(({ decidedFound }) => decidedFound),
    decisionsListed: sum(({ decisionsListed }) => decisionsListed),
    decisionsWrong: sum(({ decisionsWrong }) => decisionsWrong),
    decisionsPutOff: sum(({ decisionsPutOff }) => decisionsPutOff),
  }
}

function cites(line: Cited, ids: ReadonlySet<string>): boolean {
  return line.segments.some((segment) => ids.has(segment))
}
