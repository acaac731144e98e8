import { escapeHtml } from './page-shell.ts'

/** Anybody can send what a kind is made of. */
const KINDS_MAX = 12

type Kind = { key: string; name: string; many: number }
/** `first`: what is looked for before any kind, and crosses them. */
type Shown = { label: string; path: string; parameter: string; chosen: string; first?: Kind }

/** Counts each kind in the order it first comes, by the key and the name that `of` gives. */
export function kindsIn<Row>(
  rows: readonly Row[],
  of: (row: Row) => Pick<Kind, 'key' | 'name'>,
): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const row of rows) {
    const { key, name } = of(row)
    kinds.set(key, { key, name, many: (kinds.get(key)?.many ?? 0) + 1 })
  }
  return [...kinds.values()]
}

/** Links that narrow a list to one kind. One kind alone is no choice. */
export function kindsShown(kinds: readonly Kind[], shown: Shown): string {
  if (kinds.length < 2 && !shown.first) return ''
  const all = { key: '', name: 'All', many: kinds.reduce((sum, { many }) => sum + many, 0) }
  const crossing = shown.first ? [shown.first] : []
  const links = [all, ...crossing, ...kinds.slice(0, KINDS_MAX)].map(({ key, name, many }) => {
    const query = key ? `?${new URLSearchParams({ [shown.parameter]: key })}` : ''
    const current = key === shown.chosen ? ' aria-current="true"' : ''
    const href = escapeHtml(`${shown.path}${query}`)
    return `<a href="${href}"${current}>${escapeHtml(name)} <small>${many}</small></a>`
  })
  return `<nav class="kinds" aria-label="${shown.label}">${links.join('\n')}</nav>`
}
