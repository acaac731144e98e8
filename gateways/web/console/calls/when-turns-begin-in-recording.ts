/** Typical speaking rate on the phone. */
const WORDS_A_SECOND = 2.5

type Turn = { who: 'LINE' | 'CALLER'; text: string; at: string }

/**
 * How many seconds into a recording each turn begins. The line's turns have exact times. A caller's turn is stored when
 * they finish speaking, so its start is estimated from its length, but never before the start of the previous turn.
 */
export function playFrom(turns: readonly Turn[], startedAt: string): number[] {
  let before = 0
  return turns.map(({ who, text, at }) => {
    const known = (Date.parse(at) - Date.parse(startedAt)) / 1_000
    const aloud = who === 'CALLER' ? text.split(/\s+/).length / WORDS_A_SECOND : 0
    before = Math.max(before, known - aloud)
    return Math.round(before * 10) / 10
  })
}
