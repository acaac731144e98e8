import type { Range, Utterance } from '../utterance.ts'
import { readDomain } from './email-domain.ts'
import { readLocalPart } from './email-local-part.ts'
import type { TurnWithDigits } from './turn.ts'

/** `text` as written; not `sure` when the words could be written differently. */
export type EmailHeard = { text: string; range: Range; sure: boolean }

const TYPED = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const MAX_EMAIL = 100

/** An email address, typed (`dana@gmail.com`) or said (`dana dot reyes at gmail dot com`); the last one counts. */
export function findEmail(turn: TurnWithDigits): EmailHeard | null {
  return typedEmail(turn.utterance) ?? saidEmail(turn)
}

function typedEmail({ source, words }: Utterance): EmailHeard | null {
  const match = TYPED.exec(source)
  if (!match || match[0].length > MAX_EMAIL) return null
  const end = match.index + match[0].length
  const inside = words.flatMap((word, at) =>
    word.end > match.index && word.start < end ? [at] : [],
  )
  const range = { from: inside[0] ?? 0, to: (inside.at(-1) ?? 0) + 1 }
  return { text: match[0].toLowerCase().replace(/^[._%+-]+/, ''), range, sure: true }
}

function saidEmail(turn: TurnWithDigits): EmailHeard | null {
  for (const at of turn.cues.all('emailAt').toReversed()) {
    const domain = readDomain(turn, at.to)
    const local = domain && readLocalPart(turn, at.from)
    if (!domain || !local) continue
    const text = `${local.text}@${domain.text}`
    if (text.length > MAX_EMAIL) continue
    return { text, range: { from: local.from, to: domain.to }, sure: local.sure && domain.sure }
  }
  return null
}
