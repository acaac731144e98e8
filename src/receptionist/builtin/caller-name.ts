import type { Cues } from './cues/cues.ts'
import { type Folded, type FoldedWord, foldWord, hears, type Span, spansOf } from './folded.ts'
import { isCased, LINKS, MAX_NAME_CHARS, nameAfter } from './name-words.ts'
import type { Dialogue } from './old-port.ts'
import { letterRuns, spelledWords, titleCase } from './spelled.ts'

/** A name and all the words that gave it, lead and spelling too. */
export type NameHeard = { name: string; spans: Span[] }

/** The caller's name in what was said: after "my name is", or all of it when a name was asked for. */
export function findName(
  state: Dialogue,
  folded: Folded,
  cues: Cues,
  questions: readonly Span[],
): NameHeard | null {
  const asked = state.asking === 'name'
  const mayCorrect = state.asking === 'confirm' || state.asking === 'fix'
  const expected = asked || mayCorrect
  const once =
    spokenName(folded, cues, expected ? outside(questions) : null) ??
    tailedName(folded, cues, expected) ??
    (asked ? bareName(folded, cues, outside(questions)) : null)
  const spoken = once && expected ? fullest(folded, once, cues) : once
  const spelled = spelledWords(folded, cues)
  if (spelled.length === 0 || (!spoken && !asked && !mayCorrect)) return spoken
  const words = spelled.map((one) => one.word)
  return {
    name: withSpelling(spoken?.name ?? state.name ?? '', words),
    spans: [...(spoken?.spans ?? []), ...spelled],
  }
}

/** "Ramazan ben, Ramazan Güneş", "Olga Lee, just Lee, three letters": the fullest of a name said twice is it. */
function fullest(folded: Folded, once: NameHeard, cues: Cues): NameHeard {
  const written = [
    ...(cues.nameAside ? spansOf(folded.text, cues.nameAside) : []),
    ...letterRuns(folded, cues),
  ]
  const known = [...once.spans, ...written]
  const isKnown = ({ at }: FoldedWord) => known.some(({ from, to }) => at >= from && at < to)
  const names = new Set(once.name.split(' ').map(foldWord))
  const again = clauseStarts(folded, cues).flatMap((start) => {
    const clause = folded.words.filter(({ at }) => at >= start).slice(0, MAX_WORDS_BEFORE_AGAIN + 1)
    const word = clause.find((one) => names.has(one.word) && !LINKS.has(one.word))
    if (!word || isKnown(word)) return []
    const whole = nameAfter(folded, start, cues)
    const name = whole && whole.to > word.at ? whole : nameAfter(folded, word.at, cues)
    return name
      ? [{ name: name.name, spans: [{ from: start, to: name.to }, ...tailOf(folded, name, cues)] }]
      : []
  })
  const best = [once, ...again].reduce((a, b) => (wordsOf(b.name) > wordsOf(a.name) ? b : a))
  return { name: best.name, spans: [...known, ...again.flatMap(({ spans }) => spans)] }
}

/** "Just Lee", "und zwar Reuter". */
const MAX_WORDS_BEFORE_AGAIN = 2

function wordsOf(name: string): number {
  return name.split(' ').length
}

function clauseStarts(folded: Folded, cues: Cues): number[] {
  const clauses = folded.words.filter(({ at }) => /[,.?]/.test(folded.text.charAt(at - 2)))
  return [bareStart(folded, cues), ...clauses.map(({ at }) => at)]
}

/** "Is it safe for cats?" is no answer to a question for a name. */
function outside(questions: readonly Span[]): (span: Span) => boolean {
  return ({ from }) => !questions.some((question) => from >= question.from && from < question.to)
}

/** `mayBe`: where short leads such as "it's" count too; null where no name is expected. */
function spokenName(
  folded: Folded,
  cues: Cues,
  mayBe: ((lead: Span) => boolean) | null,
): NameHeard | null {
  const leads = [
    ...spansOf(folded.text, cues.nameLead).filter((lead) => isOwn(folded, lead)),
    ...(mayBe ? spansOf(folded.text, cues.askedNameLead).filter(mayBe) : []),
  ]
  const answers = [cues.yes, cues.no, cues.done, cues.thanks, cues.smallTalk].flatMap((one) =>
    spansOf(folded.text, one),
  )
  const parts = leads.flatMap((lead) => {
    const name = nameAfter(folded, lead.to, cues)
    if (!name) return []
    // "C'est bon" begins as if it gave a name, and "no es correcto" ends so.
    const isAnswer = answers.some(
      (one) =>
        (one.from <= lead.from && one.to > lead.to) ||
        (one.from <= name.from && one.to >= name.to && one.from > lead.from),
    )
    return isAnswer ? [] : [{ name: name.name, spans: [lead, name, ...tailOf(folded, name, cues)] }]
  })
  const first = parts.findIndex(({ spans }) => spans[0] && isFirstName(folded, spans[0]))
  return joinParts(first > 0 ? [...parts.splice(first, 1), ...parts] : parts)
}

function isFirstName({ text }: Folded, lead: Span): boolean {
  return /^(?:first|prenom|vorname|adim|ismim|nombre|nome|имя)/.test(text.slice(lead.from))
}

/** "Becker hier", "Perihan Tekin efendim": the words that follow give it away. */
function tailedName(folded: Folded, cues: Cues, expected: boolean): NameHeard | null {
  if (!hears(folded.text, cues.nameTail)) return null
  const starts = expected ? clauseStarts(folded, cues) : [bareStart(folded, cues)]
  for (const start of starts) {
    const name = nameAfter(folded, start, cues)
    const tail = name && tailOf(folded, name, cues)[0]
    // Outside a question for a name, only a clause of its own: "Heizung hier ist kaputt" is none.
    const isAlone = tail && isCased(folded) && !/^ \S/.test(folded.text.slice(tail.to))
    if (tail && (expected || isAlone)) return { name: name.name, spans: [name, tail] }
  }
  return null
}

function tailOf({ text }: Folded, name: Span, cues: Cues): Span[] {
  const tail = spansOf(text, cues.nameTail).find(({ from }) =>
    /^[,.]? $/.test(text.slice(name.to, from)),
  )
  return tail ? [tail] : []
}

function bareName(folded: Folded, cues: Cues, mayBe: (name: Span) => boolean): NameHeard | null {
  const bare = nameAfter(folded, bareStart(folded, cues), cues)
  return bare && mayBe(bare) && standsAlone(folded, bare)
    ? { name: bare.name, spans: [bare] }
    : null
}

/** "Dana Reyes, and my number is …" is a name; "Tell him …" is not. */
function standsAlone({ text, words }: Folded, name: Span): boolean {
  if (text[name.to] !== ' ') return true
  const next = words.find((word) => word.at > name.to)?.word ?? ''
  return (next.length < 2 && next !== 'i') || /^[+\d]/.test(next) || AFTER_NAME.has(next)
}

const AFTER_NAME: ReadonlySet<string> = new Set(
  'and my at its is calling from here speaking spelled thats with number y mi aqui e meu et mon ici und meine hier am ve burada и мои здесь'.split(
    ' ',
  ),
)

/** Not "my husband's name is". */
function isOwn({ text }: Folded, lead: Span): boolean {
  const before = text.slice(Math.max(0, lead.from - NEAR_CHARS), lead.from)
  if (text.startsWith('last name', lead.from) && SOMEBODY_ELSE.test(before)) return false
  if (!text.startsWith('name', lead.from)) return true
  return /(?:^|[,.?]|\b(?:and|hi|hello|yes|yeah|my|the|sure)) $/.test(text.slice(0, lead.from))
}

/** A corrected name: "it's Reyes" after "Dana Rayes" changes only the part it resembles. */
export function mergeName(known: string | null, heard: string): string {
  if (!known || heard.includes(' ') || !known.includes(' ')) return heard
  return withSpelling(known, [heard])
}

/** "For a dog named Biscuit, last name Owens", "my tenant, last name Hill". */
const SOMEBODY_ELSE =
  / (?:named|called|patient|dog|cat|tenant|customer|husband|wife|son|daughter|mother|father|mom|dad)[ ,]/
const NEAR_CHARS = 40

/** Skips what people say before the name that was asked for: "yeah, sure, it's". */
function bareStart(folded: Folded, cues: Cues): number {
  const openers = [cues.filler, cues.yes, cues.greeting, cues.thanks, cues.smallTalk]
  let at = 1
  let moved = true
  while (moved) {
    moved = false
    for (const opener of openers) {
      const next = spansOf(folded.text, opener).find((span) => span.from === at)
      if (!next || !hears(folded.text, opener)) continue
      const after = folded.words.find((word) => word.at >= next.to)
      if (!after) continue
      at = after.at
      moved = true
    }
  }
  return at
}

function joinParts(parts: readonly NameHeard[]): NameHeard | null {
  if (parts.length === 0) return null
  const names = [...new Set(parts.map((part) => part.name))]
  // "First name Dana, last name Reyes" are two parts of one name; a repeated lead gives it again, and the last holds.
  const single = names.filter((name) => !name.includes(' '))
  const name = single.length === names.length ? names.slice(-2).join(' ') : (names.at(-1) ?? '')
  return { name: name.slice(0, MAX_NAME_CHARS), spans: parts.flatMap((part) => part.spans) }
}

function withSpelling(name: string, spelled: readonly string[]): string {
  const words = name === '' ? [] : name.split(' ')
  if (words.length === 0 || spelled.length >= words.length + 1) return spelled.join(' ')
  for (const word of spelled) {
    const [first = ''] = words
    // The whole name in one run of letters: "Jon Smyth, J O N S M Y T H".
    const isWhole = words.length > 1 && word.length > first.length + 2
    if (isWhole && word.toLowerCase().startsWith(first.toLowerCase())) {
      return `${first} ${titleCase(word.slice(first.length))}`
    }
    const nearest = words.reduce(
      (best, candidate, index) => {
        const score = likeness(candidate, word)
        return score >= best.score ? { index, score } : best
      },
      { index: words.length - 1, score: 0 },
    )
    words[nearest.index] = word
  }
  return words.join(' ')
}

/** How many letters two words share, the first counting double. */
function likeness(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  const shared = [...new Set(left)].filter((letter) => right.includes(letter)).length
  return shared + (left[0] === right[0] ? 2 : 0)
}
