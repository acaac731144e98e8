import type { Language } from '../../../kernel/languages.ts'
import { foldWord, type Range } from '../utterance.ts'
import { namePart } from './first-or-last-name.ts'
import { isNot } from './name-denied.ts'
import type { Hearing } from './name-hearing.ts'
import { isFirstName, isLastName, kindOf } from './name-or-common-word.ts'
import { COPULAS } from './name-owner.ts'
import { type NameRun, nameRunAt } from './name-run.ts'
import { isLike } from './name-with-letters.ts'
import { afterFillers, afterOpeners, clauseStarts } from './where-name-may-begin.ts'

/** One place where a name may have been given. `range` includes its lead and tail. */
export type Candidate = {
  run: NameRun
  range: Range
  by: 'lead' | 'tail' | 'again' | 'short' | 'bare' | 'talk'
  part: 'first' | 'last' | null
}

/** Words that may follow a bare name without a stop. */
const GOES_ON: ReadonlySet<string> = new Set(
  `and my at is its thats that cest это this from with number the i im y mi es soy aqui e meu minha
  et mon ma je und mein meine ich ve benim и мой`.split(/\s+/),
)
/** A lead that ends in one of these may stand before anything: "a table for …", "under …". */
const LOOSE: ReadonlySet<string> = new Set(
  'for under as by name names me para por pour sous fur unter nome'.split(' '),
)
const FOR: ReadonlySet<string> = new Set('for para pra pour fur con de для'.split(' '))
const MINE: ReadonlySet<string> = new Set(
  'my mi mis meu mon mein meine benim adim ismim soyadim мое моя'.split(' '),
)
const JOINS: ReadonlySet<string> = new Set(
  'and y et und ve и but pero mais mas aber ama но'.split(' '),
)

/** "I'm", "my name is". */
export const isFirstPerson = (folded: string) => I_AM.has(folded) || MINE.has(folded)

/** "My name is …", "last name …". */
export function afterLeads(hearing: Hearing): Candidate[] {
  const leads = hearing.cues.all('nameLead')
  const longest = leads.filter(
    (lead) => !leads.some(({ from, to }) => to === lead.to && from < lead.from),
  )
  return longest.flatMap((lead) => {
    const said = hearing.utterance.words.slice(lead.from, lead.to)
    const isOwn = said.some(({ folded }) => MINE.has(folded))
    const behind = nameRunAt(hearing, afterFillers(hearing, lead.to))
    const run = behind ?? (isOwn ? pastTalk(hearing, lead.to) : null)
    if (!run) return []
    const last = said.at(-1)
    // "Name's Kiki" leads to nothing but a name.
    const isLoose = LOOSE.has(last?.folded ?? '') && !isOwn && !/['’]s$/.test(last?.heard ?? '')
    return ledBy(hearing, lead, run, isLoose)
  })
}

function ledBy(hearing: Hearing, lead: Range, run: NameRun, isLoose: boolean): Candidate[] {
  const part = namePart(hearing.utterance, lead)
  if (isLoose && !hearing.asked && run.strength < 2 && part !== 'last') return []
  const range = { from: lead.from, to: run.to }
  // "It's under Harold" counts less than "I'm Dorothy".
  const by = isLoose && part === null ? 'short' : 'lead'
  return [withTail(hearing, { run, range, by, part })]
}

const MOST_TALK = 5

/** "My name you did not catch is …": skips talk and a copula before the name. */
function pastTalk(hearing: Hearing, from: number): NameRun | null {
  const { words } = hearing.utterance
  for (const [ahead, word] of words.slice(from, from + MOST_TALK).entries()) {
    if (JOINS.has(word.folded)) return null
    const run = COPULAS.has(word.folded) ? nameRunAt(hearing, from + ahead + 1) : null
    if (run) return run
    if (/[.?]/.test(word.stop)) return null
  }
  return null
}

/** "It's …", "this is …", "I'm …", "I'm her aunt …": counts only if a likely name follows. */
export function afterShortLeads(
  hearing: Hearing,
  denied: readonly Range[],
  known: string | null,
): Candidate[] {
  const starts = clauseStarts(hearing)
  const changes = hearing.cues.all('correction')
  const leads = [...hearing.cues.all('nameLeadShort'), ...(known ? changes : [])]
  return leads.flatMap((lead) => {
    const said = hearing.utterance.words.slice(lead.from, lead.to)
    const isI = said.some(({ folded }) => I_AM.has(folded))
    const run = nameRunAt(hearing, behindLead(hearing, lead, isI))
    if (!run || !endsWell(hearing, run) || isAskedBack(hearing, run)) return []
    const atStart = starts.has(lead.from) || denied.some(({ to }) => to === lead.from)
    const isChange =
      known !== null && (denied.length > 0 || hearing.cues.has('no') || changes.length > 0)
    // "I'm calling for Mrs. Yoo" does not name the caller.
    const isFor = said.some(({ folded }) => FOR.has(folded))
    const least = needed(hearing, run, { atStart, isChange, isFor, isI })
    const range = { from: lead.from, to: run.to }
    return run.strength >= least ? [withTail(hearing, { run, range, by: 'short', part: null })] : []
  })
}

/** "I'm her aunt Joanne" continues after "aunt". */
function behindLead(hearing: Hearing, { to }: Range, isI: boolean): number {
  const kin = isI ? hearing.cues.at('someoneElse', to) : null
  return kin?.to ?? afterFillers(hearing, to)
}

type Lead = { atStart: boolean; isChange: boolean; isFor: boolean; isI: boolean }

/** "This is Steph" and nothing else is a late answer to the question for the name. */
function needed(hearing: Hearing, run: NameRun, lead: Lead): number {
  const isSpelled = hearing.spellings.some(({ from }) => from === run.to)
  if (isSpelled && !lead.isFor) return 0
  const isLate = hearing.awaited && !lead.isFor && run.to === hearing.utterance.words.length
  const least = leastStrength(hearing, run, lead)
  return isLate ? Math.min(LATE, least) : least
}

const LATE = 1

function leastStrength(hearing: Hearing, run: NameRun, lead: Lead): number {
  if (!lead.atStart) return leastWithin(hearing, run, lead)
  if (hearing.asked) return 0
  const isLikely = isLastName(run.head) || isFirstName(run.head) || hearing.cased
  return lead.isChange && isLikely ? 0 : 2
}

/** Where no clause begins at the lead: "… and I'm Joanne". In Turkish "ben" may begin another sentence. */
function leastWithin({ asked, language }: Hearing, run: NameRun, { isFor, isI }: Lead): number {
  if (isFor) return NEVER
  if (isUnlistedInFull(run, language)) return 1
  return asked || (isI && !MANY_ENDINGS.has(language)) ? 2 : 3
}

/** "Call me, this is priya nair": two words in a row that no list of everyday words has. They are read back. */
function isUnlistedInFull({ words }: NameRun, language: Language): boolean {
  const kinds = words.map((word) => kindOf(foldWord(word), language))
  return words.length > 1 && kinds.every((kind) => kind !== 'never' && kind !== 'both')
}

const NEVER = 9
const I_AM: ReadonlySet<string> = new Set('im am soy yo sou eu suis bin ben я'.split(' '))

/** A bare answer to a question for a name. */
export function bareAnswers(
  hearing: Hearing,
  denied: readonly Range[],
  isFirstTry: boolean,
): Candidate[] {
  const opening = afterOpeners(hearing, 0)
  const starts = new Set([...clauseStarts(hearing), ...denied.map(({ to }) => to)])
  return [...starts].flatMap((start) => {
    const run = nameRunAt(hearing, start)
    if (!run || !endsWell(hearing, run)) return []
    const opens = start === opening
    const isWhole = opens && run.to === hearing.utterance.words.length
    const isChange =
      denied.some(({ to }) => to === start) && (isFirstName(run.head) || isLastName(run.head))
    const endsAll = run.to === hearing.utterance.words.length && run.words.length > 1
    const lowest = endsAll ? 1 : lowestBare(opens, isWhole, isFirstTry)
    if (!isChange && run.strength < lowest) return []
    return [withTail(hearing, { run, range: { from: start, to: run.to }, by: 'bare', part: null })]
  })
}

function lowestBare(opens: boolean, isWhole: boolean, isFirstTry: boolean): number {
  if (isWhole) return isFirstTry ? 0 : 1
  return opens && isFirstTry ? 1 : 2
}

/** "No, Delvekio", "not quite, Stine with an i": a word similar to one of the name read back replaces it. */
export function likeKnown(hearing: Hearing, known: string): Candidate[] {
  const { cues } = hearing
  if (!cues.has('no') && !cues.has('correction')) return []
  return [...clauseStarts(hearing)].flatMap((start) => {
    const run = nameRunAt(hearing, start)
    const isMeant = run && run.strength > 0 && isLike(known, run.head)
    return isMeant ? [{ run, range: { from: start, to: run.to }, by: 'again', part: null }] : []
  })
}

/** Whether the words after a name fit: without a stop only certain words may follow, unless it surely is a name. */
function endsWell(hearing: Hearing, run: NameRun): boolean {
  const { utterance, cues, spellings } = hearing
  const next = utterance.words[run.to]
  if (!next || utterance.words[run.to - 1]?.stop !== '' || run.strength >= 2) return true
  if (
    spellings.some(({ from }) => from === run.to) ||
    GOES_ON.has(next.folded) ||
    isNot(next.folded) ||
    /^\+?\d/.test(next.folded)
  )
    return true
  return goesOnPlainly(hearing, run) || GOES_ON_CUES.some((name) => cues.at(name, run.to) !== null)
}

/** A full name at the start of the answer, or of words on no list, then an everyday word: "dana quist how soon …". */
function goesOnPlainly(hearing: Hearing, run: NameRun): boolean {
  const { utterance, asked, language } = hearing
  const opens = run.from === afterOpeners(hearing, 0)
  const isFull = (asked && run.words.length > 1 && opens) || isUnlistedInFull(run, language)
  if (!isFull || kindOf(utterance.words[run.to]?.folded ?? '', language) !== 'never') return false
  // In languages with many endings, words missing from the lists need not be names.
  const last = foldWord(run.words.at(-1) ?? '')
  return !MANY_ENDINGS.has(language) || isLastName(last) || isFirstName(last)
}

const MANY_ENDINGS: ReadonlySet<string> = new Set(['tr', 'ru'])

const GOES_ON_CUES = [
  'nameTail',
  'spellLead',
  'nameLead',
  'numberLead',
  'courtesy',
  'filler',
] as const

/** "This is Ridgeline?" asks who the caller reached, and "Ridgeline Plumbing" is a business. */
function isAskedBack({ utterance, asked, cased }: Hearing, run: NameRun): boolean {
  const [last, next] = [utterance.words[run.to - 1], utterance.words[run.to]]
  const goesOn =
    cased && next !== undefined && last?.stop === '' && /^\p{Lu}\p{Ll}/u.test(next.heard)
  if (asked) return last?.stop === '?' && run.strength < 2
  return last?.stop === '?' || goesOn
}

function withTail(hearing: Hearing, candidate: Candidate): Candidate {
  const tail = hearing.cues.at('nameTail', candidate.run.to)
  return tail ? { ...candidate, range: { from: candidate.range.from, to: tail.to } } : candidate
}
