import { findCues } from '../languages/find-cues.ts'
import { type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import type { NotedQuestion, Notes } from './notes.ts'

/**
 * The gist as it follows the caller's name in a note to the owner: " wants to move their appointment", " asks: Do you
 * sell faucets?". A plain statement, words in another language and a model's gist stay unchanged.
 */
export function asWish(gist: string, notes: Notes): string {
  const { gist: written, language, questions, callback } = notes
  // A caller who gives another person's number may be asking on their behalf.
  if (written !== null || callback?.as) return `: ${gist}`
  const isAll = ({ words }: NotedQuestion) =>
    gist.toLowerCase().includes(words.toLowerCase()) && gist.length - words.length <= FEW_CHARS
  if (questions.some(isAll)) return ` asks: ${gist}`
  // Foreign words stay unchanged: with English around them they would seem complete.
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

/** Up to this many other characters around a question add nothing. */
const FEW_CHARS = 12

/** "I need it" is no wish. */
const FEWEST_WORDS = 2

/** "Could you" asks somebody else to act; "can I" and "I'm trying to" are what the caller wants to do. */
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

/** Turns the caller's first person into third person; everything else stays. */
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
