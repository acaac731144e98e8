/**
 * A number of any country in E.164, the only form the directory accepts; undefined otherwise. US formats are not
 * guessed: an agent that meant another number must be told.
 */
export function directoryNumber(text: string): string | undefined {
  const number = text.trim()
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
