import { endsSentence } from './cues-near.ts'
import type { Turn } from './turn.ts'

/** The most common mail providers, recognised without their ending. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ...['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'aol', 'msn'].map(
    (name) => [name, `${name}.com`] as const,
  ),
  ['g mail', 'gmail.com'],
  ['hot mail', 'hotmail.com'],
  ['i cloud', 'icloud.com'],
  ['proton mail', 'protonmail.com'],
  ['comcast', 'comcast.net'],
])

const ENDING = /^(?:com|net|org|edu|gov|mil|info|biz|io|co|us|me|tv|app|dev|law|[a-z]{2})$/
const WRITTEN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}$/
const MAX_WORDS = 3

type Domain = { text: string; to: number; sure: boolean }

/** `gmail dot com`, `gmail.com`, `bright smile dot co dot uk`, from word `at` on. */
export function readDomain(turn: Turn, at: number): Domain | null {
  const [first = '', second = ''] = turn.utterance.words.slice(at).map(({ folded }) => folded)
  if (WRITTEN.test(first)) return { text: first, to: at + 1, sure: true }
  return saidDomain(turn, at) ?? knownDomain(first, second, at)
}

function saidDomain(turn: Turn, at: number): Domain | null {
  let name = ''
  for (let to = at; to <= at + MAX_WORDS; to += 1) {
    const ending = to > at ? endingFrom(turn, to) : null
    if (ending) {
      const sure = to - at === 1 || PROVIDERS.has(name)
      return { text: `${knownName(name)}${ending.text}`, to: ending.to, sure }
    }
    const word = turn.utterance.words[to]
    if (!word || !/^[a-z0-9]+$/.test(word.folded) || endsSentence(word)) return null
    name = `${name} ${word.folded}`.trim()
  }
  return null
}

/** "At gmail", "at hot mail": most callers leave out the ending. */
function knownDomain(first: string, second: string, at: number): Domain | null {
  const [alone, pair] = [PROVIDERS.get(first), PROVIDERS.get(`${first} ${second}`)]
  if (pair) return { text: pair, to: at + 2, sure: false }
  return alone ? { text: alone, to: at + 1, sure: false } : null
}

/** "Dot co dot uk" from its first dot on, as `.co.uk`. */
function endingFrom(turn: Turn, at: number): { text: string; to: number } | null {
  const dot = turn.cues.at('emailDot', at)
  const word = dot && turn.utterance.words[dot.to]
  if (!word || !ENDING.test(word.folded)) return null
  const more = word.stop === '' ? endingFrom(turn, dot.to + 1) : null
  return { text: `.${word.folded}${more?.text ?? ''}`, to: more?.to ?? dot.to + 1 }
}

function knownName(name: string): string {
  return (PROVIDERS.get(name)?.replace(/\.\w+$/, '') ?? name).replaceAll(' ', '')
}
