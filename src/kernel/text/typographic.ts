/** Apostrophes and quotes as in print; text in `backticks` keeps those of a keyboard. */
export function typographic(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((piece, at) => (at % 2 === 1 ? piece : printed(piece)))
    .join('')
}

function printed(text: string): string {
  return text
    .replaceAll(/(?<![^\s([])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}
