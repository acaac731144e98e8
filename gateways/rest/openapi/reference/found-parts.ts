import { escapeHtml } from '../../../../src/kernel/text/escape-html.ts'
import { typographic } from '../../../../src/kernel/text/typographic.ts'
import { type Found, isNameOf } from './search.ts'

type Place = Pick<Found, 'where' | 'href'>

/** Search results of one kind, with all the places where each was found. */
export type FoundPart = {
  id: string
  title: string
  entries: { title: string; says: string; places: Place[] }[]
}

const PARTS = [
  ['operation', 'Operations'],
  ['page', 'Pages'],
  ['field', 'Fields'],
  ['code', 'Error codes'],
] as const

/** Groups the results by kind, that of what has the searched name first. A field of several operations is one entry. */
export function foundParts(found: readonly Found[], asked: string): FoundPart[] {
  const named = found.find(({ title }) => isNameOf(title, asked))?.kind
  const parts = PARTS.toSorted(([a], [b]) => Number(b === named) - Number(a === named))
  return parts
    .map(([kind, title]) => {
      const byTitle = Map.groupBy(
        found.filter((one) => one.kind === kind),
        (one) => (kind === 'field' ? one.title : one.href),
      )
      const entries = [...byTitle.values()].flatMap((places) =>
        places.slice(0, 1).map(({ title: name, says }) => ({ title: name, says, places })),
      )
      return { id: `found-${kind}`, title, entries }
    })
    .filter(({ entries }) => entries.length > 0)
}

/** A text as HTML, with the words marked that hold a searched one. */
export function withMarks(text: string, asked: string): string {
  const words = typographic(asked).split(/\s+/).filter(Boolean).map(literal)
  if (words.length === 0) return escapeHtml(text)
  const pieces = text.split(
    new RegExp(`([\\p{L}\\p{N}]*(?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'giu'),
  )
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece),
    )
    .join('')
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
