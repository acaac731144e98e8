import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'

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
export function readDomain({ words }: Utterance, cues: Cues, at: number): Domain | null {
  const first = words[at]?.folded ?? ''
  if (WRITTEN.test(first)) return { text: first, to: at + 1, sure: true }
  return saidDomain(words, cues, at) ?? knownDomain(first, words[at + 1]?.folded ?? '', at)
}

function saidDomain(words: Utterance['words'], cues: Cues, at: number): Domain | null {
  let name = ''
  for (let to = at; to <= at + MAX_WORDS; to += 1) {
    const dot = to > at ? cues.at('emailDot', to) : null
    const ending = dot && endingFrom(words, cues, dot.to)
    if (ending) {
      const sure = to - at === 1 || PROVIDERS.has(name)
      return { text: `${knownName(name)}.${ending.text}`, to: ending.to, sure }
    }
    const word = words[to]
    if (!word || !/^[a-z0-9]+$/.test(word.folded) || word.stop === '.' || word.stop === '?')
      return null
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

function endingFrom(
  words: Utterance['words'],
  cues: Cues,
  at: number,
): { text: string; to: number } | null {
  const ending = words[at]?.folded ?? ''
  if (!ENDING.test(ending)) return null
  const dot = words[at]?.stop === '' ? cues.at('emailDot', at + 1) : null
  const more = dot && endingFrom(words, cues, dot.to)
  return more ? { text: `${ending}.${more.text}`, to: more.to } : { text: ending, to: at + 1 }
}

function knownName(name: string): string {
  return (PROVIDERS.get(name)?.replace(/\.\w+$/, '') ?? name).replaceAll(' ', '')
}
