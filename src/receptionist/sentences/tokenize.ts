import type { Vocabulary } from './vocabulary.ts'

/** Including the start and end marks. Longer text is cut: few callers say as much in one turn. */
export const TOKENS_MAX = 64

/** Invisible characters: controls, formats, private use, lone surrogates. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\uFFFD/gu
const ACCENT = /\p{Mn}/gu
/** Blocks that BERT reads one character at a time; Japanese kana and Korean form words. */
const IDEOGRAPH =
  '\\u4E00-\\u9FFF\\u3400-\\u4DBF\\uF900-\\uFAFF\\u{20000}-\\u{2A6DF}\\u{2A700}-\\u{2CEAF}\\u{2F800}-\\u{2FA1F}'
/** Every ASCII sign that is neither letter nor digit counts as punctuation, `$` and `+` too. */
const PUNCTUATION = '\\p{P}$+<=>^`|~'
const WORD = new RegExp(`[${IDEOGRAPH}]|[${PUNCTUATION}]|[^\\s${IDEOGRAPH}${PUNCTUATION}]+`, 'gu')

/** The word pieces of a text as BERT's uncased models split it, between the marks; a mark's name is plain text. */
export function tokenize(text: string, vocabulary: Vocabulary): number[] {
  const tokens = [vocabulary.begin]
  for (const [word] of plain(text).matchAll(WORD)) {
    tokens.push(...vocabulary.piecesOf(word))
    if (tokens.length >= TOKENS_MAX) break
  }
  return [...tokens.slice(0, TOKENS_MAX - 1), vocabulary.end]
}

function plain(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFD').replace(ACCENT, '').toLowerCase()
}
