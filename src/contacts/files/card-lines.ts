import type { FileProblem } from './file-rows.ts'

/** A whole line of a vCard, with folded lines joined. `line` is its first line in the file, from 1. */
export type CardLine = { line: number; text: string }

/** The lines between BEGIN and END of each card, with the line number of its BEGIN. */
export type Card = { line: number; lines: CardLine[] }

/** Parses a file into cards. Other lines, except blank ones, are reported as problems. */
export function cardsIn(text: string, problems: FileProblem[]): Card[] {
  const cards: Card[] = []
  let open: Card | null = null
  const leaveOpen = () => {
    if (open) problems.push({ line: open.line, message: 'the card has no END:VCARD' })
  }
  for (const { line, text: said } of unfolded(text)) {
    const mark = MARK.exec(said)?.[1]?.toUpperCase()
    if (mark === 'BEGIN') {
      leaveOpen()
      open = { line, lines: [] }
    } else if (open === null) {
      if (said.trim() !== '') problems.push({ line, message: 'is no part of a vCard' })
    } else if (mark === 'END') {
      cards.push(open)
      open = null
    } else open.lines.push({ line, text: said })
  }
  leaveOpen()
  return cards
}

const MARK = /^(BEGIN|END):VCARD\s*$/i

/** A line that begins with a blank continues the one before (RFC 6350, 3.2). */
function unfolded(text: string): CardLine[] {
  const lines: CardLine[] = []
  for (const [index, said] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const last = lines.at(-1)
    if (/^[ \t]/.test(said) && last) last.text += said.slice(1)
    else lines.push({ line: index + 1, text: said })
  }
  return lines
}
