import { pattern } from '../../kernel/text/pattern.ts'
import type { Language } from './language-heard.ts'

/** Filler sounds, in the known languages. */
const FILLER = new RegExp(
  pattern`
      ^(?:u+h*m+|u+h+|e+r+m*|a+h+|h+m+|m+h*m+|mm+(?:-hm+)?|m-hmm|uh-huh|mhm|e+h+m*|euh+|ä+h+m*|
      ö+h+m*|э+м*|эм+|ııı+|şey)$`,
  'iu',
)
/** A filler in one language can be a word in another. */
const WORDS_THERE: Partial<Record<Language, RegExp>> = { de: /^(?:er|um)$/iu, pt: /^um$/iu }
const SPOKEN_ASIDE =
  /,?\s*\b(?:you know|i mean|i guess|sort of|kind of|kinda)\b(?=\s*,|\s+(?:the|a|we|it|that|this|is|like)\b)\s*,?/giu
const FALSE_START_LETTERS_MAX = 4

/** Short words that look like a broken-off beginning of the next word, but are words. */
const SHORT_WORDS = new Set(
  `a i an as at be by do go he if in is it me my no of on or so the to up us we and are but can for
    had has her him his how its not now our out she too was who why you than that them then they
    this what when with your y o e u a el la lo le de en es se si su te un al que con por los las
    una des les est et ou du au ce je tu il on ne pas o os as um em no na do da der die das den dem
    ein und ist es er ich wir zu im am an so ve bu bir ne mi da de и в на с а но я он мы вы`.split(
    /\s+/,
  ),
)

/**
 * Speech as one would write it: without transcriber marks, "um", repeated words and broken-off beginnings. Adds
 * nothing.
 */
export function cleanSpeech(text: string, language: Language | null = null): string {
  const marked = text
    .replace(/\{disfmarker\}|\s(?:--|—|–)\s|\.{3}/gu, ' … ')
    .replace(
      /(?<!\{)\{[a-z_ ]{1,30}\}(?!\})|\[[a-z_ ]{1,30}\]|<(?:unk|inaudible|noise|silence)>/giu,
      ' ',
    )
    .replace(/\b((?:\p{Lu}_)+)(?=\W|\p{Ll}|$)/gu, (letters) => letters.replaceAll('_', ''))
    .replace(/\s+(n't|'\p{L}{1,2})\b/gu, '$1')
  const words = marked.split(/\s+/u).filter((word) => word !== '' && !isFiller(word, language))
  return tidyPunctuation(
    withoutRepeats(withoutFalseStarts(words)).join(' ').replace(SPOKEN_ASIDE, ' '),
  )
}

function isFiller(word: string, language: Language | null) {
  const bare = word.replace(/[.,!?;:…-]+$/u, '')
  return FILLER.test(bare) && !(language && WORDS_THERE[language]?.test(bare))
}

function withoutFalseStarts(words: readonly string[]) {
  return words.filter((word, index) => {
    const next = words[index + 1]?.toLowerCase() ?? ''
    const start = word.toLowerCase().replace(/-$/, '')
    if (/^[b-hj-z]$/.test(word) && !SHORT_WORDS.has(start)) return false
    return !(
      /^\p{Ll}+-?$/u.test(word) &&
      start.length <= FALSE_START_LETTERS_MAX &&
      next !== start &&
      next.startsWith(start) &&
      !SHORT_WORDS.has(start)
    )
  })
}

/** "we could we could go" becomes "we could go"; up to three repeated words. */
function withoutRepeats(words: readonly string[]) {
  const kept: string[] = []
  for (const word of words) {
    kept.push(word)
    for (const length of [3, 2, 1]) {
      if (saysAgain(kept, length)) kept.splice(kept.length - length)
    }
  }
  return kept
}

function saysAgain(words: readonly string[], length: number) {
  const bare = (word: string) => word.toLowerCase().replace(/,$/, '')
  if (words.length < 2 * length) return false
  const again = words.slice(-length)
  const first = words.slice(-2 * length, -length)
  return again.every(
    (word, index) => /\p{L}/u.test(word) && bare(word) === bare(first[index] ?? ''),
  )
}

function tidyPunctuation(text: string) {
  return text
    .replace(/\s+([.,!?;:…])/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/[,;:]+(?=[.!?])/gu, '')
    .replace(/([.!?…])(?:\s*[.,;…])+/gu, '$1')
    .replace(/^[\s.,;:!?…"-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
