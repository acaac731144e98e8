/** A word as it is compared (`folded`: lower case, no accents, no apostrophes) and as it was heard. */
export type Word = {
  folded: string
  heard: string
  /** Place in the utterance's `source`. */
  start: number
  end: number
  /** The stop behind it, if any. */
  stop: '' | ',' | '.' | '?'
}

/** Words `from` up to, not with, `to`. */
export type Range = { from: number; to: number }

/** What was heard in one turn. Nothing is ever cut out of `source`; ranges only point into it. */
export type Utterance = {
  source: string
  words: readonly Word[]
  sentences: readonly Range[]
}

/** Speech is long enough at two thousand characters; more is noise. */
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

/** The words as they were heard, from the first to the last of the range. */
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

/** Turkish dotless i and German sharp s have no accent to strip, yet are typed both ways. */
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

/** "555-0123" and "D-A-N-A" are said piece by piece; "well-known" is one word to nobody either. */
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

/** The stops of "Mr. Hill", "J. T. Walker" and "9 a.m. on" end no sentence. */
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
