/** Nothing is said twice in one reply. */
export function sentences(parts: readonly string[]): string {
  return [...new Set(parts)].filter((part) => part !== '').join(' ')
}
