import type { Line, Spoken } from '../../../src/meetings/recap/spoken-meeting.ts'

/** Lines in the order a baseline would choose them. */
export type Baseline = (spoken: Spoken, seed: number) => Line[]

/** Shorter ones are "yeah" and "mm": spending a baseline's words on them would be unfair. */
const WORDS_MIN = 5
const DAMPING = 0.85
const ROUNDS = 40

export const lead: Baseline = (spoken) => candidates(spoken)

/** Random sentences, all equally likely. */
export const random: Baseline = (spoken, seed) => {
  const next = mulberry32(seed)
  return candidates(spoken)
    .map((line) => ({ line, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ line }) => line)
}

/** Mihalcea and Tarau 2004: PageRank over sentences that share words, each edge divided by the logs of both lengths. */
export const textRank: Baseline = (spoken) => {
  const lines = candidates(spoken)
  const bonds = bondsOf(lines)
  const strength = bonds.map((own) => [...own.values()].reduce((sum, weight) => sum + weight, 0))
  let ranks = lines.map(() => 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = lines.map(() => 1 - DAMPING)
    for (const [from, own] of bonds.entries()) {
      for (const [to, weight] of own) {
        next[to] = (next[to] ?? 0) + (DAMPING * (ranks[from] ?? 0) * weight) / (strength[from] ?? 1)
      }
    }
    ranks = next
  }
  return lines
    .map((line, index) => ({ line, rank: ranks[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ line }) => line)
}

/** The first of these lines up to `wordCount` words, in the order of the meeting, with their speakers' names. */
export function summaryOf(lines: readonly Line[], wordCount: number): string {
  const taken: Line[] = []
  let words = 0
  for (const line of lines) {
    if (words >= wordCount) break
    taken.push(line)
    words += line.text.split(/\s+/).length
  }
  const told = taken
    .sort((a, b) => a.at - b.at)
    .map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text))
  return told.join(' ').split(/\s+/).slice(0, wordCount).join(' ')
}

/** The first `count` segments of these lines. */
export function citationsOf(lines: readonly Line[], count: number): string[] {
  return [...new Set(lines.flatMap(({ segments }) => segments))].slice(0, count)
}

function candidates({ lines }: Spoken) {
  return lines.filter(({ words }) => words.length >= WORDS_MIN)
}

/** For each line, its edges to other lines and their weights. */
function bondsOf(lines: readonly Line[]) {
  const holders = new Map<string, number[]>()
  for (const [index, { subject }] of lines.entries()) {
    for (const word of new Set(subject)) holders.set(word, [...(holders.get(word) ?? []), index])
  }
  return lines.map((line, index) => {
    const shared = new Map<number, number>()
    for (const other of [...new Set(line.subject)].flatMap((word) => holders.get(word) ?? [])) {
      if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    return new Map(
      [...shared].map(([other, words]) => [other, words / (logOf(line) + logOf(lines[other]))]),
    )
  })
}

function logOf(line: Line | undefined) {
  return Math.log(line?.words.length ?? 1)
}

function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
