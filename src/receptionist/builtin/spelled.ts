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
  return found
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
