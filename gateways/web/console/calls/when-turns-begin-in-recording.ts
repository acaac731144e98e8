/** Typical speaking rate on the phone. */
const WORDS_A_SECOND = 2.5

type Turn = { who: 'LINE' | 'CALLER'; text: string; at: string }

const wordsIn = (text: string) => text.split(/\s+/).length

/**
 * How many seconds into a recording each turn begins. The line's turns have exact times. A caller's turn is stored when
 * they finish speaking, so its start is estimated from its length. Where there was no time for both, what the line said
 * before and what the caller said share it by their lengths.
 */
export function playFrom(turns: readonly Turn[], startedAt: string): number[] {
  let before = 0
  return turns.map(({ who, text, at }, index) => {
    const known = Math.max(before, (Date.parse(at) - Date.parse(startedAt)) / 1_000)
    const last = turns[index - 1]
    if (who === 'CALLER') {
      const words = wordsIn(text)
      const wordsBefore = last?.who === 'LINE' ? wordsIn(last.text) : 0
      const shared = before + ((known - before) * wordsBefore) / (wordsBefore + words)
      before = Math.max(shared, known - words / WORDS_A_SECOND)
    } else before = known
    return Math.round(before * 10) / 10
  })
}
