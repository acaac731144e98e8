import type { Cues } from './cues/cues.ts'
import type { Folded, Span } from './folded.ts'

/** A word spelled letter by letter: `R-E-Y-E-S`, `d as in dog a as in apple …`. */
export type Spelled = Span & { word: string }

const MIN_LETTERS = 3

export function spelledWords(folded: Folded, cues: Cues): Spelled[] {
  const found: Spelled[] = []
  let index = 0
  while (index < folded.words.length) {
    if (isMention(folded, index)) index += 2
    const spelled = readLetters(folded, cues, index)
    if (spelled && spelled.letters.length >= MIN_LETTERS) {
      found.push({ from: spelled.from, to: spelled.to, word: titleCase(spelled.letters) })
    }
    index = spelled?.next ?? index + 1
  }
  const named = letterRuns(folded, cues)
  return found.filter(({ from }) => !named.some((run) => from >= run.from && from < run.to))
}

/** Letters by their names: "pe, ef, a, u"; what they spell, the recogniser wrote down better in the name itself. */
export function letterRuns({ words, text }: Folded, { letterNames }: Cues): Span[] {
  const isLetter = (word: string) => letterNames?.has(word) || /^\p{L}$/u.test(word)
  const runs: (Span & { count: number; named: boolean; apart: boolean })[] = []
  let open = false
  for (const { word, at } of words) {
    const run = open ? runs.at(-1) : undefined
    open = isLetter(word)
    if (!open) continue
    const [to, named] = [at + word.length, word.length > 1]
    if (!run) runs.push({ from: at, to, count: 1, named, apart: true })
    else {
      run.apart &&= text[run.to] !== ' '
      Object.assign(run, { to, count: run.count + 1, named: run.named || named })
    }
  }
  return runs.filter(({ count, named, apart }) => {
    return named && count >= (apart ? MIN_LETTERS : MIN_LETTERS + 1)
  })
}

/** "With a K" tells one letter, and spells nothing. */
function isMention({ words }: Folded, index: number): boolean {
  const [lead, article] = [words[index - 1]?.word, words[index]?.word]
  return lead === 'with' && (article === 'a' || article === 'an')
}

export function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

function readLetters(
  { words, text }: Folded,
  cues: Cues,
  start: number,
): (Span & { letters: string; next: number }) | null {
  let letters = ''
  let index = start
  let to = 0
  for (let word = words[index]; word && /^\p{L}$/u.test(word.word); word = words[index]) {
    letters += word.word
    to = word.at + 1
    const example = exampleWords(words[index + 1]?.word, words[index + 2]?.word, cues)
    const last = words[index + example]
    if (example > 0 && last) to = last.at + last.word.length
    index += 1 + example
    // A stop ends a spelled word: "D A N A, R E Y E S".
    if (example === 0 && letters.length >= MIN_LETTERS && text[to] !== ' ') break
  }
  const first = words[start]
  return letters === '' || !first ? null : { letters, next: index, from: first.at, to }
}

/** How many words "as in dog" or "for dog" are. */
function exampleWords(first: string | undefined, second: string | undefined, cues: Cues): number {
  if (first === undefined || !cues.spellAs.has(first)) return 0
  return second === 'in' ? 3 : 2
}
