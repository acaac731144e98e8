import type { Cues } from './cues/cues.ts'
import { type Folded, type FoldedWord, type Span, sourceOf } from './folded.ts'
import { spelledWords, titleCase } from './spelled.ts'

const MAX_NAME_WORDS = 4
export const MAX_NAME_CHARS = 60

/** The words at `from` that can be a name. */
export function nameAfter(
  folded: Folded,
  from: number,
  cues: Cues,
): (Span & { name: string }) | null {
  const taken = nameWords(folded, from, cues)
  const [first, last] = [taken[0], taken.at(-1)]
  if (!first || !last || first.at > from + 1) return null
  if (taken.length === 1 && first.word.length < 2) return null
  const whole = taken.length === 1 ? wholeAfter(folded, first, cues) : null
  if (whole) return { ...whole, from: first.at }
  const span = { from: first.at, to: last.at + last.word.length }
  return { ...span, name: properCase(sourceOf(folded, span)).slice(0, MAX_NAME_CHARS) }
}

/** "Kim, Kim Nguyen", "Okafor, Chidi Okafor": the second time is the whole name. */
function wholeAfter(
  folded: Folded,
  part: FoldedWord,
  cues: Cues,
): (Span & { name: string }) | null {
  const next = folded.words[folded.words.indexOf(part) + 1]
  if (!next) return null
  const again = nameWords(folded, next.at, cues).some(({ word }) => word === part.word)
  return again ? nameAfter(folded, next.at, cues) : null
}

/** Up to what cannot be of a name, a stop, or its spelling. */
function nameWords(folded: Folded, from: number, cues: Cues): FoldedWord[] {
  const cased = isCased(folded)
  const spelled = spelledWords(folded, cues)
  const isSpelling = ({ at }: FoldedWord) => spelled.some((one) => at >= one.from && at < one.to)
  const taken: FoldedWord[] = []
  for (const word of folded.words.filter(({ at }) => at >= from)) {
    if (taken.length > 0 && isSpelling(word)) break
    if (!isNameWord(folded, word, { cased, first: taken.length === 0 }, cues)) break
    taken.push(word)
    const full = taken.filter((one) => !LINKS.has(one.word)).length === MAX_NAME_WORDS
    if (full || folded.text[word.at + word.word.length] !== ' ') break
  }
  // "Elena Duarte del restaurante" ends before the "del".
  while (LINKS.has(taken.at(-1)?.word ?? '')) taken.pop()
  return taken
}

/** Whether the recogniser writes capitals, judged by more than the first letter where there is little of it. */
export function isCased({ source, words }: Folded): boolean {
  return /\p{Lu}/u.test(words.length > MIN_WORDS_CASED ? source : source.slice(1))
}

const MIN_WORDS_CASED = 7

const PARTICLES: ReadonlySet<string> = new Set(
  'de la del los las da dos das di du van von der den st jr sr mc mac el al bin ibn bint ter le o'.split(
    ' ',
  ),
)

/** Inside a name these link its parts, whatever else they mean: "María de los Ángeles Ruiz". */
export const LINKS: ReadonlySet<string> = new Set(
  'de del la las los da do dos das di du van von der den ter zu ibn bint'.split(' '),
)

/** Where the recogniser writes capitals, a name has them; where it does not, a list says what no name is. */
function isNameWord(
  folded: Folded,
  word: FoldedWord,
  { cased, first }: { cased: boolean; first: boolean },
  cues: Cues,
): boolean {
  if (/\d/.test(word.word) || word.word.length > 20) return false
  if (!first && continuesName(folded, word)) return true
  const isUpper = startsUpper(folded, word)
  const opensSentence = /^ $|[.?] $/.test(folded.text.slice(0, word.at).slice(-2))
  const capitals = cased && !opensSentence
  const tells = isUpper && capitals && !(first && cues.capitalNouns)
  if (isNoName(word.word, tells, cues)) return false
  if (PARTICLES.has(word.word)) return !first || isUpper
  return capitals ? isUpper || isCaseless(folded, word) : isLong(folded, word)
}

function continuesName({ source }: Folded, { word, start }: FoldedWord): boolean {
  return LINKS.has(word) || isHyphened(source, start) || ELIDED.test(source.slice(start))
}

function startsUpper({ source }: Folded, { start }: FoldedWord): boolean {
  const initial = source.charAt(start)
  return initial !== initial.toLowerCase()
}

/** In scripts without capitals. */
function isCaseless({ source }: Folded, { start }: FoldedWord): boolean {
  const initial = source.charAt(start)
  return initial === initial.toUpperCase()
}

/** One letter is a name's only with a stop: "J.T." */
function isLong({ source }: Folded, { word, start }: FoldedWord): boolean {
  return word.length > 1 || /^\p{Lu}\./u.test(source.slice(start))
}

/** "Soo-yeon" has a capital for both its halves. */
function isHyphened(source: string, start: number): boolean {
  return /\p{L}-$/u.test(source.slice(Math.max(0, start - 2), start))
}

/** "dell'Acqua" has its capital inside. */
const ELIDED = /^(?:d|l|dell|all|sant)['’]\p{Lu}/u

/** `capital`: it has one that a word of the sentence would not have. */
function isNoName(word: string, capital: boolean, cues: Cues): boolean {
  return cues.notName.has(word) && (!capital || NEVER_NAMES.has(word))
}

/** Capitals make these no names; "my name is Will Young" is one. */
const NEVER_NAMES: ReadonlySet<string> = new Set(
  'hanim bey efendim nom prenom apellido sobrenome soyadim nachname vorname i im ive id ill ac tv hi hello hey ok okay google monday tuesday wednesday thursday friday saturday sunday spanish english french german portuguese turkish russian'.split(
    ' ',
  ),
)

function properCase(name: string): string {
  const words = name
    .replace(/(?<!(?<!\p{L})\p{Lu})[.]|[,;:!?]+/gu, ' ')
    .trim()
    .split(/\s+/)
  return words
    .map((word) => {
      const shouted = /^[^.]{4,}$/.test(word) && word === word.toUpperCase()
      if (PARTICLES.has(word)) return word
      return word === word.toLowerCase() || shouted
        ? word.split('-').map(titleCase).join('-')
        : word
    })
    .join(' ')
}
