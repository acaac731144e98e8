import type { Language } from '../../../kernel/languages.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { foldWord, type Range, type Utterance } from '../utterance.ts'
import type { Expects } from './expects.ts'
import { namePart } from './first-or-last-name.ts'
import { type SaidName, saidName } from './name-as-said.ts'
import { saidBeforeLetters } from './name-before-letters.ts'
import { capitalized } from './name-case.ts'
import { withoutDenied } from './name-denied.ts'
import type { Hearing } from './name-hearing.ts'
import { isCased } from './name-run.ts'
import { findSpellings, type Spelling } from './name-spelling.ts'
import { corrected, isLike, withSpelling } from './name-with-letters.ts'

/**
 * The caller's name as written. `ranges` cover only the name with its leads, tails and spelling. Unless `sure`, it must
 * be read back before it is kept. `corrects`: it replaces the known name.
 */
export type NameHeard = {
  text: string
  ranges: readonly Range[]
  spelled: boolean
  sure: boolean
  /** Not sure, and either unlike a name or unlike its spelling: it is asked about alone. */
  odd: boolean
  corrects: boolean
  /** Given by "I'm", "my name is" and the like, or spelled: it cannot be somebody else's. */
  isSelf: boolean
}

const ASKS_NAME: ReadonlySet<Expects> = new Set(['confirm_name', 'fix'])
const SPELLED_WHEN: ReadonlySet<Expects> = new Set(['name', 'confirm_name', 'confirm', 'fix'])

/** The caller's own name, if an utterance gives it. */
export function findName(
  utterance: Utterance,
  cues: Cues,
  language: Language,
  expects: Expects,
  known: { name: string | null },
): NameHeard | null {
  const asked = expects === 'name' || expects === 'confirm_name'
  const lettered = spellingsIn(utterance, cues, language, asked)
  const hearing: Hearing = {
    utterance,
    cues,
    language,
    spellings: lettered,
    cased: isCased(utterance),
    asked,
    awaited: known.name === null && expects !== 'open',
  }
  const said = saidName(hearing, expects, known.name)
  const spellings = lettered.filter((one) => isSpellingOf(one, said))
  const left = leftOfKnown(hearing, said, known.name)
  if (left) return left
  const isAsked = SPELLED_WHEN.has(expects) || cues.has('spellLead')
  const isRespelled = spellsKnown(utterance, spellings, known.name)
  const isAnswer = said ?? (isAsked || isRespelled)
  const corrects =
    known.name !== null && (said?.corrects ?? (ASKS_NAME.has(expects) || isRespelled))
  if (spellings.length === 0 || !isAnswer) return said && plainName(said, known.name, corrects)
  return spelledName(hearing, said, spellings, known.name, corrects)
}

function spellingsIn(utterance: Utterance, cues: Cues, language: Language, asked: boolean) {
  return findSpellings(utterance, cues, language, asked)
    .filter(({ from }) => !cues.all('negation').some(({ to }) => to === from))
    .map((one) => joinedAsSaid(one, utterance))
}

/** "Non, pas coudonc" leaves the rest of the name. */
function leftOfKnown(hearing: Hearing, said: SaidName | null, known: string | null) {
  const left = known === null ? null : withoutDenied(hearing, known)
  if (!left || (said && !isWithin(said.text, left.text))) return null
  return { ...left, spelled: false, sure: true, odd: false, corrects: true, isSelf: true }
}

/** "M-O-N-T-O, Y-A, Montoya": letters that make up a word of the turn are that word. */
function joinedAsSaid(spelling: Spelling, { words }: Utterance): Spelling {
  const whole = spelling.parts.join('')
  const isOne = words.some(({ folded }) => folded === foldWord(whole))
  return isOne ? { ...spelling, parts: [whole] } : spelling
}

/**
 * "B-O-O-N-E, yes", when Patrice Boone was read back: the letters of one of its words, and hardly a word beside, or
 * letters enough to be no other name: "… call this one, and it's Sorrell, S-O-R-R-E-L-L".
 */
function spellsKnown(
  { words }: Utterance,
  spellings: readonly Spelling[],
  known: string | null,
): boolean {
  const spelled = spellings.reduce((sum, { from, to }) => sum + to - from, 0)
  const parts = spellings.flatMap(({ parts }) => parts)
  return (
    known !== null &&
    (words.length - spelled <= MOST_BESIDE_LETTERS || spelled >= LETTERS_ENOUGH) &&
    parts.every((part) => isLike(known, foldWord(part)))
  )
}

const LETTERS_ENOUGH = 5

const MOST_BESIDE_LETTERS = 2

/** "It's Rhonda Mackey, look, the cake says K A I T": letters far from the name, and unlike it, spell another. */
function isSpellingOf({ parts, from, to }: Spelling, said: SaidName | null): boolean {
  if (said === null) return true
  const { text, ranges } = said
  const isNear = ranges.some((name) => from - name.to <= NEAR_NAME && name.from - to <= NEAR_NAME)
  return isNear || parts.some((part) => isLike(text, foldWord(part)))
}

const NEAR_NAME = 6

/** Whether the second name has all the words of the first. */
function isWithin(text: string, whole: string): boolean {
  const held = whole.split(/[ -]/).map(foldWord)
  return text.split(/[ -]/).every((word) => held.includes(foldWord(word)))
}

/** "It's Marisol and the bunny is Clover Marisol Tate": the caller's own begins with the name they gave. */
function fromFirst(whole: string, said: SaidName | null): string {
  const first = foldWord(said?.text.split(/[ -]/)[0] ?? '')
  const words = whole.split(' ')
  const at = words.findLastIndex((word) => foldWord(word) === first)
  return at > 0 ? words.slice(at).join(' ') : whole
}

function plainName(said: SaidName, known: string | null, corrects: boolean): NameHeard {
  const { text, sure } =
    known && corrects ? corrected(known, said.text) : { text: said.text, sure: true }
  const isLikely = known !== null && isLike(known, foldWord(said.text))
  return {
    text,
    ranges: said.ranges,
    spelled: false,
    sure: (said.sure || isLikely) && sure,
    odd: said.odd,
    corrects: corrects && text !== known,
    isSelf: said.isSelf,
  }
}

/** A single word like one of the known name's words replaces that word. */
function heldName(said: SaidName | null, known: string | null): string {
  if (!said || !known) return said?.text ?? known ?? ''
  const whole = corrected(known, said.text)
  return whole.sure ? whole.text : said.text
}

/** "Ngozi, last name O K A F O R": the letters are no other spelling of the one word held. */
function withLast(held: string, { utterance }: Hearing, spelling: Spelling | undefined): string {
  if (!spelling || held === '' || held.includes(' ')) return held
  const { from, parts } = spelling
  const [part = ''] = parts
  const isLast = namePart(utterance, { from: Math.max(0, from - LEAD_WORDS), to: from }) === 'last'
  return isLast && !isLike(held, foldWord(part)) ? `${held} ${capitalized(part)}` : held
}

/** "Last name is". */
const LEAD_WORDS = 3

function spelledName(
  hearing: Hearing,
  said: SaidName | null,
  spellings: readonly Spelling[],
  known: string | null,
  corrects: boolean,
): NameHeard {
  const [first] = spellings
  const whole = known === null && first ? saidBeforeLetters(hearing, first) : null
  const isOfSaid = said === null || isWithin(said.text, whole ?? '')
  const before = whole && isOfSaid ? fromFirst(whole, said) : null
  const held = withLast(before ?? heldName(said, known), hearing, first)
  const { text, agrees } = withSpelling(held, spellings)
  const leads = hearing.cues
    .all('spellLead')
    .filter((lead) => spellings.some(({ from }) => lead.to === from))
  const ranges = [
    ...(said?.ranges ?? []),
    ...leads,
    ...spellings.map(({ from, to }) => ({ from, to })),
  ]
  const isWhole =
    said !== null ||
    before !== null ||
    spellings.flatMap(({ parts }) => parts).length === text.split(' ').length
  const sure = agrees && isWhole && spellings.every(({ clean }) => clean)
  const isNew = corrects && text !== known
  return { text, ranges, spelled: true, sure, odd: !sure, corrects: isNew, isSelf: true }
}
