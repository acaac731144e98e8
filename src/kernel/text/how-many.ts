/** `2 calls`, `1 call`; with thousands separators. */
export function howMany(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
