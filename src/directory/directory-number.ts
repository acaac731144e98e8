/**
 * A number in the one form that the directory knows (E.164), of any country; undefined for all else. Numbers in
 * common US form are not read: an agent that means another number than it wrote must be told so.
 */
export function directoryNumber(text: string): string | undefined {
  const number = text.trim()
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
