type Segment = { speaker: string | null; text: string }

/** Who spoke, and each speaker's share of all words, largest first. Shares are whole hundredths and add up to 1. */
export function whoSpoke(segments: readonly Segment[]): { name: string; share: number }[] {
  const words = new Map<string, number>()
  for (const { speaker, text } of segments) {
    const name = speaker ?? 'Somebody'
    words.set(name, (words.get(name) ?? 0) + wordsIn(text))
  }
  const all = [...words.values()].reduce((sum, count) => sum + count, 0)
  const shares = hundredths([...words.values()].map((count) => (all === 0 ? 0 : count / all)))
  return [...words.keys()]
    .map((name, index) => ({ name, share: (shares[index] ?? 0) / 100 }))
    .sort((one, other) => other.share - one.share)
}

/** Who said what is cited, in order, each once. Whoever is not named is left out. */
export function voicesOf(cited: readonly { speaker: string | null }[]): string[] {
  return [...new Set(cited.flatMap(({ speaker }) => speaker ?? []))]
}

/** Rounds down, then gives the missing hundredths to those who lost the most by rounding. */
function hundredths(shares: readonly number[]): number[] {
  const floors = shares.map((share) => Math.floor(share * 100))
  const whole = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100)
  const missing = whole - floors.reduce((sum, floor) => sum + floor, 0)
  const lost = shares.map((share, index) => ({ index, by: share * 100 - (floors[index] ?? 0) }))
  const first = lost.toSorted((one, other) => other.by - one.by).slice(0, missing)
  return floors.map((floor, index) =>
    first.some((one) => one.index === index) ? floor + 1 : floor,
  )
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
