type Turn = { who: string; text: string }

/** Words shorter than this are in every sentence. */
const LETTERS_MIN = 3

/** Where a question was asked in its call: the caller's turn with most of its words, and what the line said then. */
export function askedIn(words: string, turns: readonly Turn[]): Turn[] {
  const wanted = new Set(wordsOf(words))
  const hits = turns.map(({ who, text }) =>
    who === 'LINE' ? 0 : wordsOf(text).filter((word) => wanted.has(word)).length,
  )
  const most = Math.max(0, ...hits)
  // A turn that shares half of the words or less is about something else.
  if (most * 2 <= wanted.size) return []
  const place = hits.indexOf(most)
  const reply = turns[place + 1]
  return [...turns.slice(place, place + 1), ...(reply?.who === 'LINE' ? [reply] : [])]
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= LETTERS_MIN)
}

/** An answer of the kind that is wanted, to show its form; where the question is put some other way, just one. */
export function exampleAnswer(question: string): string {
  if (/\b(?:i|me|my|we|our|us|your)\b/i.test(question)) return EXAMPLE
  const begun = BEGINNINGS.find(([asks]) => asks.test(question))
  if (!begun) return EXAMPLE
  const [asks, answer] = begun
  return `For example: ${question
    .trim()
    .replace(/[?.!\s]+$/, '')
    .replace(asks, answer)}.`
}

const EXAMPLE = 'For example: Yes, on weekdays until 6 PM.'

const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:do|would) you /i, 'Yes, we '],
  [/^(can|could) you /i, 'Yes, we can '],
  [/^are you /i, 'Yes, we are '],
  [/^is there /i, 'Yes, there is '],
  [/^are there /i, 'Yes, there are '],
]
