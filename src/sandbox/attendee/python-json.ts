/** Writes JSON as Python's `json.dumps` does: a space after `,` and `:`, ASCII only. Attendee sends this form. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${pythonJson(name)}: ${pythonJson(entry)}`,
    )
    return `{${entries.join(', ')}}`
  }
  return ascii(JSON.stringify(value ?? null))
}

/** Names sorted, no spaces, characters not escaped to ASCII: Attendee signs this form. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, entry]) => `${JSON.stringify(name)}:${canonicalJson(entry)}`)
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

function ascii(text: string): string {
  return text.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
