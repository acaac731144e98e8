import type { Range } from '../utterance.ts'
import type { Expects } from './name.ts'
import { type Hearing, type NameRun, nameRunAt } from './name-run.ts'

/** A name as the caller said it, with the words that gave it. */
export type SaidName = { text: string; range: Range; sure: boolean; corrects: boolean }

type Candidate = {
  run: NameRun
  range: Range
  by: 'lead' | 'tail' | 'short' | 'bare'
  part: 'first' | 'last' | null
}

const WEIGHT = { lead: 8, tail: 6, short: 4, bare: 0 }
/** Words behind a bare name that may go on without a stop. */
const GOES_ON: ReadonlySet<string> = new Set(
  'and my at is its thats that this from with number the i im y mi es soy aqui e meu minha et mon ma je und mein meine ich ve benim и мой'.split(
    ' ',
  ),
)

/** The caller's name among the words, or null. */
export function saidNames(
  hearing: Hearing,
  expects: Expects,
  known: string | null,
): SaidName | null {
  const asked = expects === 'name' || expects === 'confirm_name'
  const denied = deniedNames(hearing)
  const isDenied = ({ run }: Candidate) => denied.some(({ from }) => from === run.from)
  const all = [
    ...led(hearing),
    ...tailed(hearing),
    ...shortly(hearing, asked, denied),
    ...(mayBeBare(expects) ? bare(hearing, expects, denied) : []),
  ]
  const candidates = all.filter((one) => !isDenied(one) && isOwn(hearing, one))
  const best = candidates.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
  if (!best) return null
  const joined = joinParts(best, candidates, known)
  const corrects =
    denied.length > 0 ||
    hearing.cues.has('correction') ||
    expects === 'confirm_name' ||
    expects === 'fix' ||
    (expects !== 'name' && hearing.cues.at('no', 0) !== null)
  return { ...joined, corrects }
}

function mayBeBare(expects: Expects): boolean {
  return expects === 'name' || expects === 'confirm_name' || expects === 'fix'
}

function scoreOf({ run, by, part }: Candidate): number {
  return WEIGHT[by] + run.strength * 3 + Math.min(run.words.length, 3) + (part === 'last' ? -4 : 0)
}

function led(hearing: Hearing): Candidate[] {
  const { cues, utterance } = hearing
  return cues.all('nameLead').flatMap((lead) => {
    const run = nameRunAt(hearing, afterFillers(hearing, lead.to))
    if (!run) return []
    const folded = utterance.words.slice(lead.from, lead.to).map((word) => word.folded)
    const part =
      folded.some((word) => LAST.has(word)) && !folded.some((word) => FIRST.has(word))
        ? 'last'
        : null
    const isLoose = folded.length === 1 && !isClauseStart(hearing, lead.from)
    if (isLoose && run.strength < 2 && part === null) return []
    return [withTail(hearing, { run, range: { from: lead.from, to: run.to }, by: 'lead', part })]
  })
}

const LAST: ReadonlySet<string> = new Set(
  'last surname lastname family apellido apellidos sobrenome apelido nachname familienname famille soyadim soyismim фамилия'.split(
    ' ',
  ),
)
const FIRST: ReadonlySet<string> = new Set(
  'first full nombre nome vorname prenom adim ismim имя'.split(' '),
)

function tailed(hearing: Hearing): Candidate[] {
  return hearing.cues.all('nameTail').flatMap((tail) => {
    const starts = clauseStarts(hearing).filter(
      (start) => start < tail.from && start >= tail.from - 6,
    )
    return starts.flatMap((start) => {
      const run = nameRunAt(hearing, start)
      if (!run || run.to !== tail.from || run.strength < 1) return []
      return [{ run, range: { from: start, to: tail.to }, by: 'tail' as const, part: null }]
    })
  })
}

function shortly(hearing: Hearing, asked: boolean, denied: readonly Range[]): Candidate[] {
  return hearing.cues.all('nameLeadShort').flatMap((lead) => {
    const start = afterFillers(hearing, lead.to)
    const run = nameRunAt(hearing, start)
    if (!run) return []
    const atStart = isClauseStart(hearing, lead.from) || denied.some(({ to }) => to === lead.from)
    const needed = asked ? (atStart ? 0 : 2) : atStart ? 2 : 3
    if (run.strength < needed || !endsWell(hearing, run)) return []
    return [
      withTail(hearing, { run, range: { from: lead.from, to: run.to }, by: 'short', part: null }),
    ]
  })
}

function bare(hearing: Hearing, expects: Expects, denied: readonly Range[]): Candidate[] {
  const opening = afterOpeners(hearing, 0)
  const starts = [...new Set([opening, ...clauseStarts(hearing), ...denied.map(({ to }) => to)])]
  return starts.flatMap((start) => {
    const run = nameRunAt(hearing, start)
    if (!run || !endsWell(hearing, run)) return []
    const isWhole = start === opening && run.to === hearing.utterance.words.length
    const needed = start === opening && expects === 'name' ? 0 : isWhole ? 1 : 2
    const loose = run.strength === 0 && !isWhole
    if (run.strength < needed || loose) return []
    return [withTail(hearing, { run, range: { from: start, to: run.to }, by: 'bare', part: null })]
  })
}

/** A name without a stop behind it goes on only as talk does, unless it begins with a first name. */
function endsWell(hearing: Hearing, run: NameRun): boolean {
  const { words } = hearing.utterance
  const [last, next] = [words[run.to - 1], words[run.to]]
  if (!next || last?.stop !== '' || run.strength >= 2) return true
  return (
    GOES_ON.has(next.folded) ||
    next.folded.length === 1 ||
    /^\+?\d/.test(next.folded) ||
    hearing.cues.at('nameTail', run.to) !== null ||
    hearing.cues.at('spellLead', run.to) !== null ||
    hearing.cues.at('nameLead', run.to) !== null ||
    hearing.cues.at('numberLead', run.to) !== null
  )
}

function withTail(hearing: Hearing, candidate: Candidate): Candidate {
  const tail = hearing.cues.at('nameTail', candidate.run.to)
  return tail ? { ...candidate, range: { from: candidate.range.from, to: tail.to } } : candidate
}

/** Not "my husband's name is Walter", nor "my dog Otto". */
function isOwn({ utterance, cues }: Hearing, { range }: Candidate): boolean {
  const sentence = utterance.sentences.find(({ from, to }) => range.from >= from && range.from < to)
  const lead = utterance.words.slice(range.from, range.from + 2).map(({ folded }) => folded)
  if (lead[0] === 'my' || lead[0] === 'im' || lead[0] === 'i') return true
  return !cues
    .all('someoneElse')
    .some(({ from, to }) => from >= (sentence?.from ?? 0) && to <= range.from)
}

/** Names the caller says are wrong: "not Carl", "my name's not Carl", "Carl değil". */
function deniedNames(hearing: Hearing): Range[] {
  return hearing.utterance.words.flatMap(({ folded }, at) => {
    if (folded === 'degil') {
      const start = clauseStarts(hearing)
        .filter((one) => one < at)
        .at(-1)
      const run = start === undefined ? null : nameRunAt(hearing, start)
      return run ? [{ from: run.from, to: at + 1 }] : []
    }
    if (!NOT.has(folded)) return []
    const run = nameRunAt(hearing, at + 1)
    return run ? [run] : []
  })
}

const NOT: ReadonlySet<string> = new Set('not nicht pas non не'.split(' '))

function joinParts(
  best: Candidate,
  all: readonly Candidate[],
  known: string | null,
): Omit<SaidName, 'corrects'> {
  const sure = isSure(best)
  const last = all.find(({ part, run }) => part === 'last' && run.from !== best.run.from)
  const first =
    best.part === 'last'
      ? all.find(({ part, run }) => part === null && run.from !== best.run.from)
      : undefined
  const pair = first ? [first, best] : last && best.run.words.length === 1 ? [best, last] : null
  if (pair) {
    const text = pair.map(({ run }) => run.text).join(' ')
    return { text, range: spanOf(pair.map(({ range }) => range)), sure }
  }
  const text =
    best.part === 'last' && known ? `${known.split(' ')[0]} ${best.run.text}` : best.run.text
  const same = all.filter(({ run }) => best.run.text.toLowerCase().includes(run.text.toLowerCase()))
  return { text, range: spanOf([best.range, ...same.map(({ range }) => range)]), sure }
}

/** One word that is also an everyday one, or whatever else is no more than likely, is read back. */
function isSure({ run, by }: Candidate): boolean {
  if (run.strength >= 2) return true
  if (run.strength === 0) return false
  return by === 'lead' || run.words.length > 1 || run.first === 'last'
}

function spanOf(ranges: readonly Range[]): Range {
  return {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  }
}

const OPENERS = ['filler', 'yes', 'no', 'greeting', 'courtesy', 'thanks', 'correction'] as const

/** Skips what people say before a name: "yeah, sure, um". */
function afterOpeners({ cues, utterance }: Hearing, from: number): number {
  let at = from
  for (;;) {
    const next = Math.max(at, ...OPENERS.map((name) => cues.at(name, at)?.to ?? 0))
    if (next === at || next >= utterance.words.length) return at
    at = next
  }
}

function afterFillers({ cues }: Hearing, from: number): number {
  const filler = cues.at('filler', from)
  return filler ? filler.to : from
}

function clauseStarts(hearing: Hearing): number[] {
  const { words } = hearing.utterance
  const starts = words.flatMap(({ stop }, at) =>
    stop === '' || at + 1 >= words.length ? [] : [at + 1],
  )
  return [...new Set([0, ...starts].flatMap((at) => [at, afterOpeners(hearing, at)]))]
}

function isClauseStart(hearing: Hearing, at: number): boolean {
  return clauseStarts(hearing).includes(at)
}
