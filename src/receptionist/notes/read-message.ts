/** What a line of a message below the caller's words may be about, as the owner reads it. */
const DETAIL_LABELS = [
  'In English',
  'Extension',
  'Name as heard',
  'Number as said',
  'Called from',
  'Email',
  'Address',
  'Best time',
  'Soon',
  'Prefers',
  'Other number',
  'Next step',
  'Asked, not answered',
  'Answered, but please check',
] as const

export type DetailLabel = (typeof DETAIL_LABELS)[number]
export type Detail = { label: DetailLabel; value: string }

/** The inverse of `writeMessage`: the caller's words, and the details noted below them, in their order. */
export function readMessage(text: string): { words: string; details: Detail[] } {
  const lines = text.trim().split('\n')
  const read = lines.map(detailOf)
  const end = read.lastIndexOf(null) + 1
  return {
    words: lines.slice(0, end).join('\n').trim(),
    details: read.slice(end).filter((detail) => detail !== null),
  }
}

function detailOf(line: string): Detail | null {
  const label = DETAIL_LABELS.find((one) => line.startsWith(`${one}: `))
  return label ? { label, value: line.slice(label.length + 2) } : null
}
