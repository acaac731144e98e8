const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los el da das do dos di du e y van von der den zu ter te bin ibn al'.split(' '),
)

/** Inside a name these words link its parts, whatever else they mean: "María de los Ángeles Ruiz". */
export function isParticle(folded: string): boolean {
  return PARTICLES.has(folded)
}

/** A name as written: lower-case or all-capital words get capitals; other words stay unchanged. */
export function properCase(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const flat = word === word.toLowerCase() || (word.length > 3 && word === word.toUpperCase())
      if (!flat) return word
      return at > 0 && isParticle(word.toLowerCase()) ? word.toLowerCase() : capitalized(word)
    })
    .join(' ')
}

/** "mcdonald" → "McDonald", "o'brien" → "O'Brien", "mrs" → "Mrs.". */
export function capitalized(word: string): string {
  const lower = word.toLowerCase()
  const capitals = lower.replace(/(?<![\p{L}\p{M}]|\p{L}{2}['’])\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  )
  return capitals
    .replace(
      /^(Mc|O['’])(\p{Ll})(?=\p{L}{2})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    )
    .replace(/['’](\p{Lu})$/u, (end) => end.toLowerCase())
}
