import type { Word } from '../utterance.ts'
import { endsSentence } from './cues-near.ts'
import type { TurnWithDigits } from './turn.ts'

const UNDERSCORES: ReadonlySet<string> = new Set('underscore underline unterstrich'.split(' '))
const DASHES: ReadonlySet<string> = new Set(
  'dash hyphen minus guion hifen tiret bindestrich tire дефис тире'.split(' '),
)
const MAX_WORDS = 24

type Part = { text: string; from: number; kind: 'sign' | 'letter' | 'digits' | 'word' }
type LocalPart = { text: string; from: number; sure: boolean }

/**
 * The part before the "at", read backwards: letters, digits and words joined by a dot. Two words with nothing in
 * between are joined only after "my email is", and are not sure.
 */
export function readLocalPart(turn: TurnWithDigits, end: number): LocalPart | null {
  const { words } = turn.utterance
  const lead = turn.cues.all('emailLead').findLast(({ to }) => to < end && end - to <= MAX_WORDS)
  const parts: Part[] = []
  let at = end
  while (at > (lead?.to ?? 0) && parts.length < MAX_WORDS) {
    const part = partBefore(turn, at)
    if (part === null || (lead === undefined && !hangsOn(part, parts[0], words))) break
    parts.unshift(part)
    at = part.from
  }
  dropTalk(parts)
  while (parts[0]?.kind === 'sign') parts.shift()
  const [first] = parts
  if (!first || first.kind === 'sign' || !/[\p{L}\d]/u.test(first.text)) return null
  const loose = parts.filter((part, index) => isLoose(part, parts[index - 1])).length
  return { text: parts.map(({ text }) => text).join(''), from: first.from, sure: loose === 0 }
}

/** "No, just s dot immel": after a lead, several words before the joined part are talk. */
function dropTalk(parts: Part[]): void {
  const sign = parts.findIndex(({ kind }) => kind === 'sign')
  const loose = sign - 1
  if (loose > MAX_LOOSE) parts.splice(0, loose)
}

const MAX_LOOSE = 1

function partBefore({ utterance, cues, runs }: TurnWithDigits, end: number): Part | null {
  const word = utterance.words[end - 1]
  if (!word || endsSentence(word)) return null
  const dot = cues.all('emailDot').find(({ to }) => to === end)
  if (dot) return { text: '.', from: dot.from, kind: 'sign' }
  if (UNDERSCORES.has(word.folded)) return { text: '_', from: end - 1, kind: 'sign' }
  if (DASHES.has(word.folded)) return { text: '-', from: end - 1, kind: 'sign' }
  const run = runs.find(({ range, mark }) => range.to === end && mark === null)
  if (run) return { text: run.digits, from: run.range.from, kind: 'digits' }
  const text = word.folded
  if (!/^[a-z0-9][a-z0-9._]*$/.test(text)) return null
  if (text.length > 1 && cues.at('notInAddress', end - 1)) return null
  return { text, from: end - 1, kind: text.length === 1 ? 'letter' : 'word' }
}

/** Without a lead, only what clearly is one address: the next part, or one joined by a sign, a letter or a digit. */
function hangsOn(part: Part, next: Part | undefined, words: readonly Word[]): boolean {
  if (next === undefined) return true
  if (words[next.from - 1]?.stop === '.') return false
  if (part.kind === 'sign' || next.kind === 'sign') return true
  if (part.kind === 'word') return next.kind === 'digits'
  return part.kind === 'letter' || (part.kind === 'digits' && next.kind !== 'word')
}

function isLoose(part: Part, before: Part | undefined): boolean {
  return before !== undefined && part.kind === 'word' && before.kind === 'word'
}
