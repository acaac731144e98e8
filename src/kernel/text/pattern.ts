/**
 * The source of a regular expression that is too long for one line. The
 * ends of its lines, and the blanks before what follows, are not part of it.
 */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n\s*/g, '')) }, ...parts)
}
