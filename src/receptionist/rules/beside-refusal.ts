import type { Understanding } from '../understand/understand.ts'

/** "No message, I just wanted to know", with at most this many words, is not about a job. */
export const MOST_BESIDE = 8

/** Something for the owner beside the refusal: a number, an address, a time to call. */
export function givesDetail({ numbers }: Understanding): boolean {
  const { given, contactBy, email, address, availability } = numbers
  return [given, contactBy, email, address, availability].some((one) => one !== null)
}
