import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { readUtterance } from '../understand/utterance.ts'
import { piecesOf } from './pieces-of-sentence.ts'
import { spelledOut } from './spelled-out.ts'

/** Splits where a sentence ends, never after an abbreviation; a line is a sentence too. */
export function eachFact(text: string | null): string[] {
  return spelledOut(text ?? '')
    .split(/\s*\n+\s*/)
    .flatMap(sentencesOf)
    .flatMap((part) => part.split(AFTER_TIME))
    .map((sentence) => sentence.trim().slice(0, MAX_SENTENCE_CHARS))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]["')]?$/.test(sentence) ? sentence : `${sentence}.`))
    .flatMap(clausesOf)
}

/**
 * "We go to Elgin and Bastrop. Not Austin" is one: two or three words after a word that leans on what comes before
 * say something of it. "Fully insured" and "Diagnostics are free" say all by themselves.
 */
function sentencesOf(line: string): string[] {
  return line.split(SENTENCE_END).reduce<string[]>((sentences, one) => {
    const before = sentences.at(-1)
    const leans = one.split(/\s+/).length <= SCRAP_WORDS && LEANS.test(one)
    const goesOn = before !== undefined && (leans || (CUT_SHORT.test(before) && GOES_ON.test(one)))
    return goesOn ? [...sentences.slice(0, -1), `${before} ${one}`] : [...sentences, one]
  }, [])
}

/** "Behind the shop off Burnet Rd. Devices left over …" are two sentences; "Burnet Rd. Suite 5" is one. */
const SENTENCE_END = new RegExp(
  String.raw`(?<=[.!?]["')]?)(?<!\b(?:Dr|Mr|Mrs|Ms|St|No|Inc|vs|a\.m|p\.m)\.)` +
    String.raw`(?:(?<!\b(?:Ave|Rd|Blvd)\.)|(?=\s+\p{Lu}\p{Ll}+ \p{Ll}))\s+`,
  'u',
)
const SCRAP_WORDS = 3
/** "Gutter grds. $8 a foot": a thing whose last word is cut short, and its price. */
const CUT_SHORT = /^(?:[\p{L}/-]+ ){0,2}\p{L}{2,5}\.$/u
const GOES_ON = /^[$\d\p{Ll}]/u
const LEANS =
  /^(?:not|only|except|also|and|or|but|by|for|from|in|on|with|without|at|until|per|plus|unless|if|when|please)\b/i

/**
 * "Marta speaks German, and there's parking behind the shop" tells two things: a caller who asks for one hears that.
 * A second clause that points to the first ("and that comes off the bill") or shares a word with it stays.
 */
function clausesOf(sentence: string): string[] {
  const [first, ...others] = piecesOf(sentence, OWN_CLAUSE)
  return others.reduce<string[]>(
    (clauses, { joiner, text: one }) => {
      const last = clauses.at(-1) ?? ''
      const mayEnd = joiner === '; ' ? wordCount(last + one) > SHORT_WORDS : VERB.test(last)
      const isOwn = mayEnd && VERB.test(one) && !pointsBack(one)
      if (!isOwn || isOfOneThing(last, one)) return [...clauses.slice(0, -1), last + joiner + one]
      return [...clauses.slice(0, -1), `${last}.`, one.charAt(0).toUpperCase() + one.slice(1)]
    },
    [first?.text ?? ''],
  )
}

function wordCount(text: string): number {
  return text.split(/\s+/).length
}

/** "Walk-ins are welcome Tuesday to Thursday; weekends are by appointment only" is heard in one breath. */
const SHORT_WORDS = 12

/** "Those" further on points to its own clause: "nail trims are $20 and you can walk in for those". */
function pointsBack(clause: string): boolean {
  const begin = clause.split(/\s+/).slice(0, WORDS_THAT_LEAN).join(' ')
  return POINTS_BACK.test(clause.replace(MANY, '')) || MANY.test(begin)
}

const MANY = /\b(?:these|those|them|they)\b/i

const WORDS_THAT_LEAN = 5

function isOfOneThing(one: string, other: string): boolean {
  const wordsOf = (text: string) =>
    readUtterance(text).words.map(({ folded }) => folded.replace(/s$/, ''))
  const said = new Set(wordsOf(one))
  return wordsOf(other).some((word) => said.has(word) && !isEveryday(word, 'en'))
}

const OWN_CLAUSE = /; |, and (?=(?:there(?:'s|’s| is| are)|we|you|our|every|each|all)\b)/gi
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|them|they|then|so|there(?!(?:'s|’s| is| are)\b))\b/i
const VERB =
  /\b(?:is|are|do|does|don't|need|have|has|can|will|offer|take|speaks?|serve|fix|charge|costs?|\w+'(?:s|re|ve|ll))\b/i

/** "Walk in before 10 a.m. For emergencies call …" are two; "10 a.m. Monday" and "10 a.m. Central" are one. */
const AFTER_TIME =
  /(?<=[ap]\.m\.)\s+(?=\p{Lu}\p{Ll})(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Central|Eastern|Mountain|Pacific))/u

const MAX_SENTENCE_CHARS = 400
