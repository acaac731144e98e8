/**
 * A caller's words in the form cues match: lower case, no accents or apostrophes, one space around every word,
 * `,` `.` and `?` left at the end of words. `Hi, I'm Zoë.` → ` hi, im zoe. `
 */
export type Folded = { text: string; source: string; words: readonly FoldedWord[] }

/** `at` is where the word starts in `text`; `start` and `end` are its place in `source`. */
export type FoldedWord = { word: string; at: number; start: number; end: number }

/** A part of `text`: from `from` up to `to`. */
export type Span = { from: number; to: number }

const WORD_OR_STOP = /\+?[\p{L}\p{N}\p{M}'’:]+|[.,;?!…\n]/gu

/** Control characters would grow sixfold in JSON, and lone surrogates break it. */
const CONTROLS = /[\p{Cc}\p{Cf}]+/gu

export function foldText(heard: string): Folded {
  const source = cleanText(heard)
  const words: FoldedWord[] = []
  let text = ' '
  for (const match of source.matchAll(WORD_OR_STOP)) {
    const stop = STOPS[match[0]]
    if (stop !== undefined) {
      if (stop === '.' && isInitial(source, match.index)) continue
      if (/[\p{L}\p{N}] $/u.test(text)) text = `${text.slice(0, -1)}${stop} `
      continue
    }
    const word = foldWord(match[0])
    if (word === '') continue
    words.push({ word, at: text.length, start: match.index, end: match.index + match[0].length })
    text += `${word} `
  }
  return { text, source, words }
}

/** The stop behind the "J" and the "T" of "J.T. Walker" ends no sentence. */
function isInitial(source: string, stop: number): boolean {
  const letter = source.slice(Math.max(0, stop - 2), stop)
  return (
    /(?:^|[^\p{L}\p{N}])\p{Lu}$/u.test(letter) &&
    AFTER_INITIAL.test(source.slice(stop + 1, stop + 12))
  )
}

const AFTER_INITIAL =
  /^ ?\p{Lu}\.|^ ?(?!(?:I|It|Its|The|My|Our|We|He|She|They|And|But|So|Can|Could|Do|Does|Is|Are|What|When|How|This|That|There|You|Please|Thanks|No|Yes)\b)\p{Lu}\p{Ll}/u

const STOPS: Record<string, string> = {
  ',': ',',
  ';': ',',
  '.': '.',
  '!': '.',
  '…': '.',
  '\n': '.',
  '?': '?',
}

/** Speech is long enough at two thousand characters; more is noise. */
export const MAX_HEARD_CHARS = 2_000

function cleanText(heard: string): string {
  return (
    heard
      .slice(0, MAX_HEARD_CHARS)
      .toWellFormed()
      .replace(CONTROLS, ' ')
      .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
      // "Mr. Delgado" and "15. Juni" are no ends of sentences.
      .replace(/\b(mr|mrs|ms|dr|sr|sra|dra|st)\.(?=\s)/gi, '$1')
      .replace(/(\d)\.(?=\s(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez))/gi, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

export function foldWord(word: string): string {
  return stripAccents(word.toLowerCase())
    .replace(/['’]/g, '')
    .replace(/^:+|:+$|(?<!\d):|:(?!\d)/g, '')
    .replace(/^\+(?!\d)/, '')
}

/** Turkish dotless ı and German ß have no accent to strip, yet are typed both ways. */
function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
}

/** Compiles phrases (regular expression fragments, lower case) into one pattern over folded text. */
export function cue(...phrases: readonly string[]): RegExp {
  const alternatives = phrases.map((phrase) =>
    stripAccents(phrase)
      .replace(/['’]/g, '')
      .replaceAll(' ', '[,.]? ')
      // A word ends before its comma, or matching would try both ways at every comma.
      .replaceAll('\\S', '[^ ,.?]'),
  )
  return new RegExp(` (?:${alternatives.join('|')})(?=[ ,.?])`, 'g')
}

export function hears(text: string, pattern: RegExp): boolean {
  return text.search(pattern) !== -1
}

/** Where the pattern occurs, without the space before it. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    from: match.index + 1,
    to: match.index + match[0].length,
  }))
}

/** The caller's own spelling of a part of the folded text. */
export function sourceOf({ words, source }: Folded, { from, to }: Span): string {
  const inside = words.filter((word) => word.at >= from && word.at < to)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last ? source.slice(first.start, last.end) : ''
}

/** The sentences of the folded text, each with the spaces that cues need around it. */
export function sentencesOf(text: string): (Span & { text: string })[] {
  return Array.from(text.matchAll(/[^.?]+[.?]?/g), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: `${match[0].startsWith(' ') ? '' : ' '}${match[0]} `.replace(/ +$/, ' '),
  })).filter((sentence) => sentence.text.trim() !== '')
}
