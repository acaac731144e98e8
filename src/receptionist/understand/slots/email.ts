import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import type { DigitRun } from './digit-run.ts'
import { readDomain } from './email-domain.ts'
import { readLocalPart } from './email-local-part.ts'

/** `text` as written; not `sure` when the words could be written differently. */
export type EmailHeard = { text: string; range: Range; sure: boolean }

const TYPED = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const MAX_EMAIL = 100

/**
 * An email address, typed (`dana@gmail.com`) or said (`dana dot reyes at gmail dot com`); the last one counts.
 */
export function findEmail(
  utterance: Utterance,
  cues: Cues,
  runs: readonly DigitRun[],
): EmailHeard | null {
  return typedEmail(utterance) ?? saidEmail(utterance, cues, runs)
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

function saidEmail(utterance: Utterance, cues: Cues, runs: readonly DigitRun[]): EmailHeard | null {
  for (const at of cues.all('emailAt').toReversed()) {
    const domain = readDomain(utterance, cues, at.to)
    const local = domain && readLocalPart(utterance, cues, runs, at.from)
    if (!domain || !local) continue
    const text = `${local.text}@${domain.text}`
    if (text.length > MAX_EMAIL) continue
    return { text, range: { from: local.from, to: domain.to }, sure: local.sure && domain.sure }
  }
  return null
}
