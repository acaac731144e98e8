import { pattern } from '../../kernel/text/pattern.ts'
import type { Line } from './spoken-meeting.ts'

const NUMBER = pattern`
  \d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|
  fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|grand|dozens?|half|none|all|most|many|
  few|plenty|enough|free`
const TIME = pattern`
  first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\w+teen|twentie|thirtie)th|
  today|tonight|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|
  january|february|march|april|may|june|july|august|september|october|november|december|noon|
  midnight|morning|afternoon|evening|weekend|weeks?|months?|years?|days?|minutes?|hours?|
  o'clock|now|soon|already|always|never|(?:at|by|around|before|after|till|until) (?:\d|one|two|
  three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const PERSON = `i|i'll|i'm|i'd|i've|me|we|we'll|you|you'll|he|he'll|she|she'll|us|them|everyone|everybody|both`
/** "Is it raining where you are?" is no "where" question: the question word comes first, or first after a stop. */
const ASKS = `(?:^|[,;:] )(?:(?:and|so|but|okay|ok|well|then|now|or|for|until|since|at|by|from|with|to|yeah|right),? )*`
/** Typical answers to English questions of a kind, whatever the subject. */
const KINDS: readonly { asked: RegExp; answer: RegExp; names?: true }[] = [
  {
    asked: asking("how (?:many|much|long|often|old|far|big|late|soon)|what(?:'s| is) the price"),
    answer: words(NUMBER),
  },
  { asked: asking('when|what (?:time|day|date|month)'), answer: words(`${TIME}|\\d+`) },
  { asked: asking("who(?:'s|'ll|se)?"), answer: words(PERSON), names: true },
  {
    asked: asking('where'),
    answer: words(
      'in|at|on|behind|under|above|near|here|there|upstairs|downstairs|outside|inside|from|to',
    ),
  },
  { asked: asking('why|how come'), answer: words("because|'cause|since|so that|due to") },
]
const BEGINS = new RegExp(
  pattern`
      ^(?:(?:well|oh|i think|i guess|probably|maybe|so),? )*(?:it|it's|they|they're|they've|he|
      he's|she|she's|we|we've|we're|i|i've|i'm|that|that's|there|there's|those|these|only|none|
      nobody|nothing|everything|both|either|neither|some|mostly|usually|sometimes|always|never|
      already|about|around|almost|just|not|yes|no)\b`,
  'i',
)
const VERB = new RegExp(
  pattern`
      \b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|may|might|
      must|need|needs|want|wants|says?|said|came|comes?|got|gets?|goes|went|made|makes?|sent|
      took|takes?|\w{3,}ed)\b|\w'(?:s|re|ve|ll|d|m)\b|n't\b`,
  'i',
)
const FRAGMENT_WORDS_MAX = 9

/**
 * Whether a reply answers a question of this kind whatever its subject: a number to "how many", a name or "I will" to
 * "who", a pronoun that refers to it, or a fragment that only makes sense as its answer. English only.
 */
export function isOfTheKindAsked(answer: Line, question: Line, speakers: readonly string[]) {
  const { text, words: said } = answer
  const kind = KINDS.find(({ asked }) => asked.test(question.text))
  if (kind?.answer.test(text)) return true
  if (kind?.names) return namesSomebody(text, speakers)
  if (kind) return said.length <= FRAGMENT_WORDS_MAX && !VERB.test(text)
  return BEGINS.test(text) || (said.length <= FRAGMENT_WORDS_MAX && !VERB.test(text))
}

function namesSomebody(text: string, speakers: readonly string[]) {
  const first = speakers.flatMap((speaker) => speaker.toLowerCase().split(/\s+/u))
  return (
    first.some((name) =>
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(name),
    ) ||
    /^(?:the )?\p{Lu}\p{L}+ (?:does|did|will|has|can|is|said|wants)\b|^\S+(?: \S+)?[.!]?$/u.test(
      text,
    )
  )
}

function asking(pattern: string): RegExp {
  return new RegExp(`${ASKS}(?:${pattern})(?!\\p{L})`, 'iu')
}

function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu')
}
