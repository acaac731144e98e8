/** A greeting with "my name is", a "thank you". */
const FEW_WORDS = 4

/**
 * What a text says beyond its short form: what follows, if the short form is a piece of it; all of it, if it is in
 * other words. '' if there is nothing but a greeting, the caller's name and a few more words.
 */
export function saidBeyond(short: string, text: string, name: string | null | undefined): string {
  const isCut = short.trimEnd().endsWith('…')
  const piece = short.replace(/[\s\p{P}]+$/u, '')
  const start = text.toLowerCase().indexOf(piece.toLowerCase())
  if (piece === '' || start < 0) return text
  const before = wordsOf(text.slice(0, start)).length - wordsOf(name ?? '').length
  if (before > FEW_WORDS) return text
  const rest = text.slice(start + piece.length).replace(/^[\s\p{Po}\p{Pd}]+/u, '')
  if (wordsOf(rest).length <= FEW_WORDS) return ''
  return isCut ? `…${rest}` : rest
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’]+/gu) ?? []
}
