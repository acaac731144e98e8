/** A word as compared (`folded`: lower case, no accents, no apostrophes) and as heard. */
export type Word = {
  folded: string
  heard: string
  /** Position in the utterance's `source`. */
  start: number
  end: number
  /** The punctuation after it, if any. */
  stop: '' | ',' | '.' | '?'
}

/** Words from `from` up to, but not including, `to`. */
export type Range = { from: number; to: number }

/** What was heard in one turn. Nothing is ever removed from `source`; ranges only point into it. */
export type Utterance = {
  source: string
  words: readonly Word[]
  sentences: readonly Range[]
}

/** Two thousand characters are enough for one turn; more is noise. */
export const MAX_HEARD_CHARS = 2_000

const WORD_OR_STOP =
  /\+?[\p{L}\p{N}\p{M}'’:@$€#&_-]+(?:\.(?=[\p{L}\p{N}])[\p{L}\p{N}@_-]+)*|[.,;?!…\n—]/gu
const CONTROLS = /[\p{Cc}\p{Cf}]+/gu

export function readUtterance(heard: string): Utterance {
  const source = cleanText(heard)
  const words: Word[] = []
  for (const match of source.matchAll(WORD_OR_STOP)) {
    const stop = STOPS[match[0]]
    if (stop === undefined) words.push(...wordsIn(match[0], match.index))
    else if (!(match[0] === '.' && isAbbreviated(source, match.index))) markStop(words, stop)
  }
  return { source, words, sentences: sentencesOf(words) }
}

/** The words of a range, as heard. */
export function heardIn({ source, words }: Utterance, { from, to }: Range): string {
  const [first, last] = [words[from], words[to - 1]]
  return first && last ? source.slice(first.start, last.end) : ''
}

export function foldWord(word: string): string {
  return stripAccents(word.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/^[:_-]+|[:_-]+$|(?<!\d):|:(?!\d)/g, '')
    .replace(/^\+(?!\d)/, '')
}

/** The Turkish dotless i and the German sharp s have no accent to strip, but are typed both ways. */
function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
}

function cleanText(heard: string): string {
  return heard
    .slice(0, MAX_HEARD_CHARS)
    .toWellFormed()
    .replace(CONTROLS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "555-0123" and "D-A-N-A" are said piece by piece; "well-known" is split as well. */
function wordsIn(token: string, start: number): Word[] {
  const pieces = token.includes('@') ? [{ 0: token, index: 0 }] : token.matchAll(/[^-]+/g)
  return Array.from(pieces, ({ 0: heard, index }) => ({
    folded: foldWord(heard),
    heard,
    start: start + index,
    end: start + index + heard.length,
    stop: '' as const,
  })).filter(({ folded }) => folded !== '')
}

const STOPS: Record<string, Word['stop']> = {
  ',': ',',
  ';': ',',
  '—': ',',
  '.': '.',
  '!': '.',
  '…': '.',
  '\n': '.',
  '?': '?',
}

const STRENGTH = ['', ',', '.', '?']

function markStop(words: readonly Word[], stop: Word['stop']): void {
  const last = words.at(-1)
  if (last && STRENGTH.indexOf(stop) > STRENGTH.indexOf(last.stop)) last.stop = stop
}

const ABBREVIATED = /(?:^|[^\p{L}])(?:mr|mrs|ms|dr|sr|sra|dra|st|no|p|a|\p{Lu})$/iu

/** The stops in "Mr. Hill", "J. T. Walker" and "9 a.m. on" do not end a sentence. */
function isAbbreviated(source: string, stop: number): boolean {
  return (
    ABBREVIATED.test(source.slice(Math.max(0, stop - 4), stop)) &&
    /^\s\S/.test(source.slice(stop + 1))
  )
}

function sentencesOf(words: readonly Word[]): Range[] {
  const ends = words.flatMap(({ stop }, at) => (stop === '.' || stop === '?' ? [at + 1] : []))
  const all = ends.at(-1) === words.length ? ends : [...ends, words.length]
  return all.map((to, at) => ({ from: all[at - 1] ?? 0, to })).filter(({ from, to }) => to > from)
}
