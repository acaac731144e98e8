import type { Dialogue } from '../receptionist.ts'
import type { Cues } from './cues/cues.ts'
import { type Folded, type FoldedWord, hears, type Span, sourceOf, spansOf } from './folded.ts'
import { spelledWords, titleCase } from './spelled.ts'

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
  const spoken =
    spokenName(folded, cues, asked || mayCorrect ? outside(questions) : null) ??
    tailedName(folded, cues, asked || mayCorrect) ??
    (asked ? bareName(folded, cues, outside(questions)) : null)
  const spelled = spelledWords(folded, cues)
  if (spelled.length === 0 || (!spoken && !asked && !mayCorrect)) return spoken
  const words = spelled.map((one) => one.word)
  return {
    name: withSpelling(spoken?.name ?? state.name ?? '', words),
    spans: [...(spoken?.spans ?? []), ...spelled],
  }
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
  const answers = [cues.yes, cues.no, cues.done, cues.thanks].flatMap((one) =>
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
  const clauses = folded.words.filter(({ at }) => /[,.?]/.test(folded.text.charAt(at - 2)))
  const starts = [bareStart(folded, cues), ...(expected ? clauses.map(({ at }) => at) : [])]
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

const MAX_NAME_WORDS = 4
const MAX_NAME_CHARS = 60

function nameAfter(folded: Folded, from: number, cues: Cues): (Span & { name: string }) | null {
  const taken = nameWords(folded, from, cues)
  const [first, last] = [taken[0], taken.at(-1)]
  if (!first || !last || first.at > from + 1) return null
  if (taken.length === 1 && first.word.length < 2) return null
  const whole = taken.length === 1 ? wholeAfter(folded, first, cues) : null
  if (whole) return { ...whole, from: first.at }
  const span = { from: first.at, to: last.at + last.word.length }
  return { ...span, name: properCase(sourceOf(folded, span)).slice(0, MAX_NAME_CHARS) }
}

/** "Kim, Kim Nguyen", "Okafor, Chidi Okafor": the second time is the whole name. */
function wholeAfter(
  folded: Folded,
  part: FoldedWord,
  cues: Cues,
): (Span & { name: string }) | null {
  const next = folded.words[folded.words.indexOf(part) + 1]
  if (!next) return null
  const again = nameWords(folded, next.at, cues).some(({ word }) => word === part.word)
  return again ? nameAfter(folded, next.at, cues) : null
}

/** Up to what cannot be of a name, a stop, or its spelling. */
function nameWords(folded: Folded, from: number, cues: Cues): FoldedWord[] {
  const cased = isCased(folded)
  const spelled = spelledWords(folded, cues)
  const isSpelling = ({ at }: FoldedWord) => spelled.some((one) => at >= one.from && at < one.to)
  const taken: FoldedWord[] = []
  for (const word of folded.words.filter(({ at }) => at >= from)) {
    if (taken.length > 0 && isSpelling(word)) break
    if (!isNameWord(folded, word, { cased, first: taken.length === 0 }, cues)) break
    taken.push(word)
    const full = taken.filter((one) => !LINKS.has(one.word)).length === MAX_NAME_WORDS
    if (full || folded.text[word.at + word.word.length] !== ' ') break
  }
  // "Elena Duarte del restaurante" ends before the "del".
  while (LINKS.has(taken.at(-1)?.word ?? '')) taken.pop()
  return taken
}

/** Whether the recogniser writes capitals, judged by more than the first letter where there is little of it. */
function isCased({ source, words }: Folded): boolean {
  return /\p{Lu}/u.test(words.length > MIN_WORDS_CASED ? source : source.slice(1))
}

const MIN_WORDS_CASED = 7

const PARTICLES: ReadonlySet<string> = new Set(
  'de la del los las da dos das di du van von der den st jr sr mc mac el al bin ibn bint ter le o'.split(
    ' ',
  ),
)

/** Inside a name these link its parts, whatever else they mean: "María de los Ángeles Ruiz". */
const LINKS: ReadonlySet<string> = new Set(
  'de del la las los da do dos das di du van von der den ter zu ibn bint'.split(' '),
)

/** Where the recogniser writes capitals, a name has them; where it does not, a list says what no name is. */
function isNameWord(
  folded: Folded,
  word: FoldedWord,
  { cased, first }: { cased: boolean; first: boolean },
  cues: Cues,
): boolean {
  if (/\d/.test(word.word) || word.word.length > 20) return false
  if (!first && continuesName(folded, word)) return true
  const isUpper = startsUpper(folded, word)
  const opensSentence = /^ $|[.?] $/.test(folded.text.slice(0, word.at).slice(-2))
  const capitals = cased && !opensSentence
  const tells = isUpper && capitals && !(first && cues.capitalNouns)
  if (isNoName(word.word, tells, cues)) return false
  if (PARTICLES.has(word.word)) return !first || isUpper
  return capitals ? isUpper || isCaseless(folded, word) : isLong(folded, word)
}

function continuesName({ source }: Folded, { word, start }: FoldedWord): boolean {
  return LINKS.has(word) || isHyphened(source, start) || ELIDED.test(source.slice(start))
}

function startsUpper({ source }: Folded, { start }: FoldedWord): boolean {
  const initial = source.charAt(start)
  return initial !== initial.toLowerCase()
}

/** In scripts without capitals. */
function isCaseless({ source }: Folded, { start }: FoldedWord): boolean {
  const initial = source.charAt(start)
  return initial === initial.toUpperCase()
}

/** One letter is a name's only with a stop: "J.T." */
function isLong({ source }: Folded, { word, start }: FoldedWord): boolean {
  return word.length > 1 || /^\p{Lu}\./u.test(source.slice(start))
}

/** "Soo-yeon" has a capital for both its halves. */
function isHyphened(source: string, start: number): boolean {
  return /\p{L}-$/u.test(source.slice(Math.max(0, start - 2), start))
}

/** "dell'Acqua" has its capital inside. */
const ELIDED = /^(?:d|l|dell|all|sant)['’]\p{Lu}/u

/** `capital`: it has one that a word of the sentence would not have. */
function isNoName(word: string, capital: boolean, cues: Cues): boolean {
  return cues.notName.has(word) && (!capital || NEVER_NAMES.has(word))
}

/** Capitals make these no names; "my name is Will Young" is one. */
const NEVER_NAMES: ReadonlySet<string> = new Set(
  'hanim bey efendim nom prenom apellido sobrenome soyadim nachname vorname i im ive id ill ac tv hi hello hey ok okay google monday tuesday wednesday thursday friday saturday sunday spanish english french german portuguese turkish russian'.split(
    ' ',
  ),
)

/** Skips what people say before the name that was asked for: "yeah, sure, it's". */
function bareStart(folded: Folded, cues: Cues): number {
  const openers = [cues.filler, cues.yes, cues.greeting, cues.thanks]
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

function properCase(name: string): string {
  const words = name
    .replace(/(?<!(?<!\p{L})\p{Lu})[.]|[,;:!?]+/gu, ' ')
    .trim()
    .split(/\s+/)
  return words
    .map((word) => {
      const shouted = /^[^.]{4,}$/.test(word) && word === word.toUpperCase()
      if (PARTICLES.has(word)) return word
      return word === word.toLowerCase() || shouted
        ? word.split('-').map(titleCase).join('-')
        : word
    })
    .join(' ')
}
