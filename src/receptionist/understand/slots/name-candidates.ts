import type { Range } from '../utterance.ts'
import { afterFillers, afterOpeners, clauseStarts } from './name-places.ts'
import { type Hearing, type NameRun, nameRunAt } from './name-run.ts'
import { isFirstName, isLastName } from './word-lists.ts'

/** One place where a name may have been given. `range` has its lead and tail. */
export type Candidate = {
  run: NameRun
  range: Range
  by: 'lead' | 'tail' | 'short' | 'bare'
  part: 'first' | 'last' | null
}

/** Words behind a bare name that may go on without a stop. */
const GOES_ON: ReadonlySet<string> = new Set(
  (
    'and my at is its thats that this from with number the i im y mi es soy aqui e meu minha et mon ma je und mein ' +
    'meine ich ve benim и мой'
  ).split(' '),
)
const LAST: ReadonlySet<string> = new Set(
  (
    'last surname lastname family apellido apellidos sobrenome apelido nachname familienname famille soyadim ' +
    'soyismim фамилия'
  ).split(' '),
)
const BOTH: ReadonlySet<string> = new Set(['and', 'full', 'y', 'et', 'und', 'e', 've', 'и'])
/** A lead that ends so may stand before anything: "a table for …", "under …". */
const LOOSE: ReadonlySet<string> = new Set(
  'for under as by name names me para por pour sous fur unter nome'.split(' '),
)
const FOR: ReadonlySet<string> = new Set('for para pra pour fur con de для'.split(' '))
const NOT: ReadonlySet<string> = new Set('not nicht pas non не'.split(' '))

/** "My name is …", "last name …". */
export function afterLeads(hearing: Hearing): Candidate[] {
  const leads = hearing.cues.all('nameLead')
  const longest = leads.filter(
    (lead) => !leads.some(({ from, to }) => to === lead.to && from < lead.from),
  )
  return longest.flatMap((lead) => {
    const run = nameRunAt(hearing, afterFillers(hearing, lead.to))
    if (!run) return []
    const folded = hearing.utterance.words.slice(lead.from, lead.to).map((word) => word.folded)
    const isLast = folded.some((word) => LAST.has(word)) && !folded.some((word) => BOTH.has(word))
    const isLoose = LOOSE.has(folded.at(-1) ?? '') && folded[0] !== 'my'
    if (isLoose && !hearing.asked && run.strength < 2 && !isLast) return []
    const range = { from: lead.from, to: run.to }
    return [withTail(hearing, { run, range, by: 'lead', part: isLast ? 'last' : null })]
  })
}

/** "Tom Baker here", "Becker am Apparat". */
export function beforeTails(hearing: Hearing): Candidate[] {
  const starts = [...clauseStarts(hearing)]
  return hearing.cues
    .all('nameTail')
    .flatMap((tail) => starts.flatMap((start) => tailedAt(hearing, start, tail)))
}

function tailedAt(hearing: Hearing, start: number, tail: Range): Candidate[] {
  const { words } = hearing.utterance
  const run =
    start < tail.from && start >= tail.from - MAX_BEFORE_TAIL ? nameRunAt(hearing, start) : null
  if (run?.to !== tail.from) return []
  const isClause = tail.to === words.length || words[tail.to - 1]?.stop !== ''
  const isLikely = hearing.asked || (isClause && isLastName(run.head))
  if (run.strength < (isLikely ? 1 : 2)) return []
  return [{ run, range: { from: start, to: tail.to }, by: 'tail', part: null }]
}

const MAX_BEFORE_TAIL = 6

/** "It's …", "this is …", "I'm …": a name only where one fits. */
export function afterShortLeads(
  hearing: Hearing,
  denied: readonly Range[],
  known: string | null,
): Candidate[] {
  const starts = clauseStarts(hearing)
  const changes = hearing.cues.all('correction')
  const leads = [...hearing.cues.all('nameLeadShort'), ...(known ? changes : [])]
  return leads.flatMap((lead) => {
    const run = nameRunAt(hearing, afterFillers(hearing, lead.to))
    if (!run || !endsWell(hearing, run) || isAskedBack(hearing, run)) return []
    const atStart = starts.has(lead.from) || denied.some(({ to }) => to === lead.from)
    const isChange =
      known !== null && (denied.length > 0 || hearing.cues.has('no') || changes.length > 0)
    // "I'm calling for Mrs. Yoo" is not she.
    const isFor = FOR.has(hearing.utterance.words[lead.from]?.folded ?? '')
    if (run.strength < needed(hearing, run, { atStart, isChange, isFor })) return []
    return [
      withTail(hearing, { run, range: { from: lead.from, to: run.to }, by: 'short', part: null }),
    ]
  })
}

function needed(
  { asked, cased }: Hearing,
  { head }: NameRun,
  { atStart, isChange, isFor }: { atStart: boolean; isChange: boolean; isFor: boolean },
): number {
  if (!atStart) return isFor ? NEVER : asked ? 2 : 3
  if (asked) return 0
  return isChange && (isLastName(head) || isFirstName(head) || cased) ? 0 : 2
}

const NEVER = 9

/** The bare answer to a question for a name. */
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
    if (!isChange && run.strength < lowestBare(opens, isWhole, isFirstTry)) return []
    return [withTail(hearing, { run, range: { from: start, to: run.to }, by: 'bare', part: null })]
  })
}

function lowestBare(opens: boolean, isWhole: boolean, isFirstTry: boolean): number {
  if (isWhole) return isFirstTry ? 0 : 1
  return opens && isFirstTry ? 1 : 2
}

/** Names that the caller says are wrong: "not Carl", "my name's not Carl", "Carl değil". */
export function deniedNames(hearing: Hearing): Range[] {
  return hearing.utterance.words.flatMap(({ folded }, at) => {
    if (NOT.has(folded)) return nameRunAt(hearing, at + 1) ?? []
    if (folded !== 'degil') return []
    const start = [...clauseStarts(hearing)].filter((one) => one < at).at(-1)
    const run = start === undefined ? null : nameRunAt(hearing, start)
    return run ? [{ from: run.from, to: at + 1 }] : []
  })
}

/** Not "my husband's name is Walter", nor "my dog Otto", nor "Otto is my dog". */
export function isOwn({ utterance, cues }: Hearing, { range, by, run }: Candidate): boolean {
  const sentence = utterance.sentences.find(({ from, to }) => range.from >= from && range.from < to)
  if (OWN.has(utterance.words[range.from]?.folded ?? '')) return true
  return !cues.all('someoneElse').some(({ from, to }) => {
    const isBefore = from >= (sentence?.from ?? 0) && to <= range.from + 1
    const isCopula = from === run.to + 1 && COPULAS.has(utterance.words[run.to]?.folded ?? '')
    return isBefore || (by === 'bare' && (from === run.to || isCopula))
  })
}

/** "Otto is my dog", not "Bree Delacroix and my sister's wedding". */
const COPULAS: ReadonlySet<string> = new Set('is s was es era e est ist war это'.split(' '))

const OWN: ReadonlySet<string> = new Set(
  'my im i me mi soy yo meu eu sou je mon moi ich mein ben benim adim я меня мое'.split(' '),
)

/** A name without a stop behind it goes on only as talk does, unless it begins with a first name. */
function endsWell({ utterance, cues, spellings }: Hearing, run: NameRun): boolean {
  const next = utterance.words[run.to]
  if (!next || utterance.words[run.to - 1]?.stop !== '' || run.strength >= 2) return true
  if (
    spellings.some(({ from }) => from === run.to) ||
    GOES_ON.has(next.folded) ||
    /^\+?\d/.test(next.folded)
  )
    return true
  return GOES_ON_CUES.some((name) => cues.at(name, run.to) !== null)
}

const GOES_ON_CUES = [
  'nameTail',
  'spellLead',
  'nameLead',
  'numberLead',
  'courtesy',
  'filler',
] as const

/** "This is Ridgeline?" asks whom the caller reached, and "Ridgeline Plumbing" is a business. */
function isAskedBack({ utterance, asked, cased }: Hearing, run: NameRun): boolean {
  const [last, next] = [utterance.words[run.to - 1], utterance.words[run.to]]
  const goesOn =
    cased && next !== undefined && last?.stop === '' && /^\p{Lu}\p{Ll}/u.test(next.heard)
  if (asked) return last?.stop === '?' && run.strength < 2
  return last?.stop === '?' || (goesOn && run.strength < 3)
}

function withTail(hearing: Hearing, candidate: Candidate): Candidate {
  const tail = hearing.cues.at('nameTail', candidate.run.to)
  return tail ? { ...candidate, range: { from: candidate.range.from, to: tail.to } } : candidate
}
