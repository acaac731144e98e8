import { findCues } from '../languages/find-cues.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import type { NotedQuestion, Notes } from './notes.ts'

/**
 * A gist in the caller's words behind their name, as an owner would note it: " wants
 * to move their appointment", " asks: Do you sell faucets?". What is plainly told,
 * or in another language, stays as it was said, and so does what a model wrote.
 */
export function asWish(gist: string, notes: Notes): string {
  const { gist: written, language, questions, callback } = notes
  // Who gives another's number may wish it for them.
  if (written !== null || callback?.as) return `: ${gist}`
  const isAll = ({ words }: NotedQuestion) =>
    gist.toLowerCase().includes(words.toLowerCase()) && gist.length - words.length <= FEW_CHARS
  if (questions.some(isAll)) return ` asks: ${gist}`
  // Words of another language stay as they are: English around them reads as if it were all of it.
  if (language !== 'en') return `: ${gist}`
  const utterance = readUtterance(gist)
  const cues = findCues(utterance, language)
  const lead = cues.at('wishLead', 0)
  const wished = lead && utterance.words[lead.to]
  if (lead && wished && utterance.words.length - lead.to >= FEWEST_WORDS) {
    return ` ${wantsOf(utterance, lead)} ${ofThem(utterance, lead.to)}`
  }
  return gist.endsWith('?') ? ` asks: ${gist}` : `: ${gist}`
}

/** So many letters beside a question tell nothing more. */
const FEW_CHARS = 12

/** "I need it" tells no wish. */
const FEWEST_WORDS = 2

/** "Could you" wishes that somebody else does it, "can I" and "I'm trying to" that they do. */
function wantsOf({ words }: Utterance, { from, to }: Range): string {
  const last = words.slice(from, to).findLast(({ folded }) => !PLEASE.has(folded))?.folded ?? ''
  return WANTS[last] ?? 'wants'
}

const PLEASE = new Set(['please', 'just', 'really'])
const WANTS: Record<string, string> = {
  you: 'wants you to',
  yall: 'wants you to',
  guys: 'wants you to',
  somebody: 'wants somebody to',
  someone: 'wants somebody to',
  anybody: 'wants somebody to',
  anyone: 'wants somebody to',
  i: 'wants to',
  we: 'wants to',
  to: 'wants to',
}

/** What callers say of themselves, said of them; everything else stays. */
function ofThem({ source, words }: Utterance, from: number): string {
  let text = ''
  let at = words[from]?.start ?? source.length
  for (const { folded, heard, start, end } of words.slice(from)) {
    text += source.slice(at, start) + (THEIRS[folded] ?? heard)
    at = end
  }
  return text + source.slice(at)
}

const THEIRS: Record<string, string> = {
  i: 'they',
  im: "they're",
  ive: "they've",
  ill: "they'll",
  id: "they'd",
  me: 'them',
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
  am: 'are',
  we: 'they',
  weve: "they've",
  us: 'them',
  our: 'their',
  ours: 'theirs',
  ourselves: 'themselves',
}
