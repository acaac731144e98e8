import { determinersOf, type Language, stopWordsOf } from './language-heard.ts'
import type { Line } from './spoken-meeting.ts'
import { stem, tokensOf } from './word-stems.ts'

/** One to three subject words that are repeated like a name. */
export type KeyPhrase = { text: string; stems: string[]; times: number }

const WORDS_MAX = 3
const LETTERS_MIN = 3
const TIMES_MIN = 2
/** A noun follows an article or the like; a word that seldom does is a verb or a modifier. */
const NAMED_SHARE_MIN = 0.4
const LONG_NAMED_SHARE_MIN = 0.1
/** A word that mostly precedes another subject word ("functional") is a modifier. */
const CLOSED_SHARE_MIN = 0.5
const ARTICLE_SHARE_MIN = 0.2
/** Two words say more than one of them. */
const LONG_WEIGHT = 2

type Tally = {
  stems: string[]
  times: number
  named: number
  closed: number
  withArticle: number
  forms: Map<string, number>
}

/** All candidates, by their stems. */
export function keyPhrases(
  lines: readonly Line[],
  language: Language | null,
): Map<string, KeyPhrase> {
  const tallies = new Map<string, Tally>()
  for (const { text } of lines) tally(tallies, tokensOf(text), language)
  const phrases = new Map<string, KeyPhrase>()
  for (const [key, found] of tallies) {
    if (isAThing(found)) {
      phrases.set(key, { text: spelled(found, language), stems: found.stems, times: found.times })
    }
  }
  return phrases
}

/** The heaviest phrases that share no word with each other or with `taken`, to which they are added. */
export function leadingPhrases(
  phrases: ReadonlyMap<string, KeyPhrase>,
  count: number,
  taken: Set<string>,
  weigh = weight,
): string[] {
  const ranked = [...phrases.values()].sort((a, b) => weigh(b) - weigh(a))
  const chosen: string[] = []
  for (const { text, stems } of ranked) {
    if (chosen.length === count) break
    if (stems.some((each) => taken.has(each))) continue
    chosen.push(text)
    for (const each of stems) taken.add(each)
  }
  return chosen
}

export function weight({ times, stems }: KeyPhrase) {
  return times * (stems.length > 1 ? LONG_WEIGHT : 1)
}

function tally(tallies: Map<string, Tally>, tokens: readonly string[], language: Language | null) {
  const determiners = determinersOf(language)
  for (const { from, run, closed } of runsOf(tokens, stopWordsOf(language))) {
    const before = tokens[from - 1]?.toLowerCase() ?? ''
    const stems = run.map((word) => stem(word.toLowerCase()))
    const key = stems.join(' ')
    const found = tallies.get(key) ?? newTally(stems)
    count(found, run, { before, closed, from, named: determiners.has(before) })
    tallies.set(key, found)
  }
}

function count(
  found: Tally,
  run: readonly string[],
  {
    before,
    closed,
    from,
    named,
  }: { before: string; closed: boolean; from: number; named: boolean },
) {
  found.times += 1
  found.named += named ? 1 : 0
  found.closed += closed ? 1 : 0
  found.withArticle += before === 'the' ? 1 : 0
  // The first word of a sentence is capitalised anyway.
  const form = from === 0 ? run.join(' ').toLowerCase() : run.join(' ')
  found.forms.set(form, (found.forms.get(form) ?? 0) + (from === 0 ? 0.5 : 1))
}

function newTally(stems: string[]): Tally {
  return { stems, times: 0, named: 0, closed: 0, withArticle: 0, forms: new Map() }
}

/** Runs of subject words; a closed run takes no further word. */
function* runsOf(tokens: readonly string[], stopWords: ReadonlySet<string>) {
  const names = tokens.map(
    (word) => word.length > 1 && !stopWords.has(word.toLowerCase()) && !/[\p{N}']/u.test(word),
  )
  for (const from of tokens.keys()) {
    for (let to = from + 1; to <= from + WORDS_MAX && names[to - 1]; to += 1) {
      const following = tokens[to]?.toLowerCase()
      const closed = following === undefined || stopWords.has(following)
      yield { from, run: tokens.slice(from, to), closed }
    }
  }
}

function isAThing({ stems, times, named, closed }: Tally) {
  const share = stems.length > 1 ? LONG_NAMED_SHARE_MIN : NAMED_SHARE_MIN
  return (
    times >= TIMES_MIN &&
    stems.join('').length >= LETTERS_MIN &&
    named >= times * share &&
    closed >= times * CLOSED_SHARE_MIN
  )
}

function spelled({ forms, withArticle, times }: Tally, language: Language | null) {
  const [[form] = ['']] = [...forms].sort((a, b) => b[1] - a[1])
  return language === 'en' && withArticle >= times * ARTICLE_SHARE_MIN ? `the ${form}` : form
}
