/** The beginning of a text, for lists. Never cuts inside a character. */
export function excerpt(text: string, charactersMax: number): string {
  const [...characters] = text.slice(0, 2 * charactersMax).toWellFormed()
  if (characters.length <= charactersMax && text.length <= 2 * charactersMax) return text
  return `${characters.slice(0, charactersMax).join('').trimEnd()}…`
}
