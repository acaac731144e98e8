/** As fast as people speak on the phone. */
const WORDS_A_SECOND = 2.5

type Turn = { who: 'LINE' | 'CALLER'; text: string; at: string }

/**
 * How many seconds into a recording each turn begins. Of the line's it is known; a caller's words are written down when
 * they have been said, so they began about as long before as it takes to say them, and not before the turn before.
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
