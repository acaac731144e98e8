/** Joins the parts of a reply and drops duplicates. */
export function sentences(parts: readonly string[]): string {
  return [...new Set(parts)].filter((part) => part !== '').join(' ')
}
