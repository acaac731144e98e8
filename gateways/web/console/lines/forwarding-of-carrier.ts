import { telUri } from '../../../../src/lines/forwarding-codes.ts'
import type { ShownLine } from './shown-line.ts'

/** The codes to dial at the chosen carrier, each with a link that dials it, grouped by what is said of them. */
export function forwardingOf({ forwarding }: ShownLine, picked: unknown) {
  const carriers = [...new Set(forwarding.map(({ carrier }) => carrier))]
  const carrier = carriers.find((name) => name === picked)
  const codes = forwarding
    .filter((code) => code.carrier === carrier)
    .map((code, index) => ({
      ...code,
      place: `code-${index}`,
      startLink: telUri(code.start),
      stopLink: code.stop === null ? null : telUri(code.stop),
    }))
  return { carriers, carrier, groups: groupedByNote(codes) }
}

/** The codes that end forwarding, by carrier; a carrier without any has no `stops`. Lines do not differ in them. */
export function stopCodesOf(forwarding: readonly { carrier: string; stop: string | null }[]) {
  const byCarrier = new Map<string, Set<string>>()
  for (const { carrier, stop } of forwarding) {
    const stops = byCarrier.get(carrier) ?? new Set()
    byCarrier.set(carrier, stop === null ? stops : stops.add(stop))
  }
  return [...byCarrier].map(([carrier, stops]) => ({
    carrier,
    stops: [...stops].map((code) => ({ code, link: telUri(code) })),
  }))
}

/** Codes in a row share a note if it goes on where the one before it ends. */
function groupedByNote<C extends { note: string }>(codes: readonly C[]) {
  const groups: { note: string; codes: C[] }[] = []
  for (const code of codes) {
    const group = groups.at(-1)
    if (group && code.note.startsWith(group.note)) {
      group.note = code.note
      group.codes.push(code)
    } else groups.push({ note: code.note, codes: [code] })
  }
  return groups
}
