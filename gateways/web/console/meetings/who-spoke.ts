type Segment = { speaker: string | null; text: string }

/** Who spoke, and each one's share of all that was said, counted in words: the most first. */
export function whoSpoke(segments: readonly Segment[]): { name: string; share: number }[] {
  const words = new Map<string, number>()
  for (const { speaker, text } of segments) {
    const name = speaker ?? 'Somebody'
    words.set(name, (words.get(name) ?? 0) + wordsIn(text))
  }
  const all = [...words.values()].reduce((sum, count) => sum + count, 0)
  return [...words]
    .map(([name, count]) => ({
      name,
      share: all === 0 ? 0 : Math.round((count / all) * 100) / 100,
    }))
    .sort((one, other) => other.share - one.share)
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
