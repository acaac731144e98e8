/** What each place of the sandbox looks like, as lines in a box of 24 by 24; the console draws them so, too. */
const DRAWINGS = {
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  phone: 'M6 3h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  text: 'M4 5h16v11H9l-5 4z',
  notes: 'M3 7h11v10H3zM14 11l6-3.5v9L14 13',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  event: 'M13 3 5 14h6l-1 7 8-11h-6z',
  site: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
} as const

export type PlaceIcon = keyof typeof DRAWINGS

export function placeIcon(icon: PlaceIcon): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${DRAWINGS[icon]}"/></svg>`
}
