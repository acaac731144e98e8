/**
 * The source of a long regular expression written over several lines. Line ends and the following indentation are
 * removed.
 */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n\s*/g, '')) }, ...parts)
}
