/**
 * The source of a regular expression that is too long for one line. Line breaks and the indent after them are removed.
 */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n\s*/g, '')) }, ...parts)
}
