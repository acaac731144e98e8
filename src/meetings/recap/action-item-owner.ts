import { pattern } from '../../kernel/text/pattern.ts'
import type { Line } from './spoken-meeting.ts'

/** Capitalised first words that are no names. */
const NO_NAME = new RegExp(
  pattern`
      ^(?:so|and|but|well|okay|ok|yes|yeah|no|right|great|good|thanks|thank|please|hey|hi|hello|
      also|now|then|sure|alright|sorry|actually|maybe|perhaps|today|tomorrow|it|that|this|he|
      she|they|we|you|i|who|what|when|someone|somebody|everyone|everybody|anyone|nobody|there|
      here|which|if|guys|team|folks|can|could|will|would|should|shall|do|does|did|is|are|was|
      were|have|has|let|how|why|where|because|may|might|must|just|next|first|finally|one|our|my|
      your|the|a)$`,
  'i',
)
const CALLED = new RegExp(
  pattern`
      ^(?:(?:so|and|okay|ok|hey|great|right|alright|well|now|thanks|
      then),? )*(\p{Lu}\p{L}+)(?=,? (?:can|could|will|would|please|you)\b|,)|
      ,\s*(?:please\s*,?\s*)?(\p{Lu}\p{L}+)\s*(?:,|[?.!]*$)`,
  'du',
)
const BEFORE_DUTY = /(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\s*$/u

/** The person a sentence addresses by name: "Maria, can you…", "could you…, Maria?". */
export function personCalled(text: string, speakers: readonly string[]): string | null {
  const [, before, after] = CALLED.exec(text) ?? []
  return asOneOf(before ?? after, speakers)
}

/** "Maria, can you call?" without "Maria,", for when somebody else does it. */
export function withoutPersonCalled(text: string, speakers: readonly string[]): string {
  const called = CALLED.exec(text)
  if (!called || personCalled(text, speakers) === null) return text
  const [, before] = called
  const [start, end] = called.indices?.[before === undefined ? 2 : 1] ?? [0, 0]
  return before === undefined
    ? text.slice(0, start).replace(/,\s*$/u, '') + text.slice(end)
    : text.slice(end).replace(/^,?\s*/u, '')
}

/** The owner named right before the duty: "Ben | will send the contract". */
export function personBefore(
  text: string,
  duty: RegExp,
  speakers: readonly string[],
): string | null {
  const at = duty.exec(text)?.index ?? 0
  const [, name] = BEFORE_DUTY.exec(text.slice(0, at)) ?? []
  return asOneOf(name, speakers)
}

export function speakersOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))]
}

/** The full display name of a person in this meeting, if only one matches. */
function asOneOf(name: string | undefined, speakers: readonly string[]) {
  if (name === undefined || NO_NAME.test(name)) return null
  const meant = speakers.filter((speaker) => {
    const parts = speaker.toLowerCase().split(/\s+/u)
    return speaker.toLowerCase() === name.toLowerCase() || parts.includes(name.toLowerCase())
  })
  return meant.length === 1 ? (meant[0] ?? name) : name
}
