import { stemmer } from 'stemmer'

export type Rouge = { rouge1: number; rouge2: number; rougeL: number }

/** F1 of single words, word pairs and the longest common subsequence, Porter-stemmed, like `rouge_score`. */
export function rouge(candidate: string, reference: string): Rouge {
  const ours = tokens(candidate)
  const theirs = tokens(reference)
  return {
    rouge1: overlap(ours, theirs, 1),
    rouge2: overlap(ours, theirs, 2),
    rougeL: f1(longestCommon(ours, theirs), ours.length, theirs.length),
  }
}

function tokens(text: string) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.map((word) => (word.length > 3 ? stemmer(word) : word))
}

function overlap(ours: string[], theirs: string[], length: number) {
  const counts = new Map<string, number>()
  for (const run of runs(theirs, length)) counts.set(run, (counts.get(run) ?? 0) + 1)
  let hits = 0
  for (const run of runs(ours, length)) {
    const left = counts.get(run) ?? 0
    if (left > 0) hits += 1
    counts.set(run, left - 1)
  }
  return f1(hits, ours.length - length + 1, theirs.length - length + 1)
}

function runs(words: string[], length: number) {
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

function longestCommon(ours: string[], theirs: string[]) {
  let above = new Array<number>(theirs.length + 1).fill(0)
  for (const word of ours) {
    const row = [0]
    for (const [index, other] of theirs.entries()) {
      const best = Math.max(above[index + 1] ?? 0, row[index] ?? 0)
      row.push(word === other ? (above[index] ?? 0) + 1 : best)
    }
    above = row
  }
  return above.at(-1) ?? 0
}

function f1(hits: number, ours: number, theirs: number) {
  return hits === 0 ? 0 : (2 * hits) / (ours + theirs)
}
