import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import { clip, runsOfClauses } from './clip.ts'
import type { Notes } from './notes.ts'
import { isSameStem } from './same-stem.ts'
import { toThePoint } from './to-the-point.ts'
import { isOfCall, isRequest, type Told, whatItTells } from './what-it-tells.ts'

/** Each later turn counts less by this factor: what callers say first is usually what they want. */
const LATER = 0.8
/** From this share of what the best one tells, another matter is shown too, if there is room. */
const ALSO = 0.5
/** The same for what the caller wants done, however late it is said. */
const ALSO_WISHED = 0.3
/** The room of the lead beside its last change. */
const LEAD_CHARS = 70
/** A part of a change that is shorter says nothing. */
const FEWEST_CHARS = 30
/** What is told first leads from this share of what the most telling one tells. */
const FIRST = 0.4

/** A matter. `changes`: it puts an earlier one right, `old` if known. `isSetAside`: a later one took it back. */
type Said = { told: Told; tells: number; changes: boolean; old: Said | null; isSetAside: boolean }

/**
 * What the caller told first, then whatever changes it and the others that fit, each whole and in the order said; null
 * when nothing says anything. In doubt an outdated matter stays beside its correction.
 */
export function whatIsWanted(notes: Notes, room: number): string | null {
  const said: Said[] = []
  for (const [turn, words] of notes.matters.entries())
    add(whatItTells(words, notes), turn, said, notes)
  const kept = said.filter(({ isSetAside }) => !isSetAside)
  const best = firstTelling(kept) ?? firstTelling(said)
  if (best === null) return null
  const lead = rootOf(best)
  const later = said.slice(said.indexOf(lead) + 1)
  const changes = later.filter((one) => isChange(one) && (lead.isSetAside || !one.isSetAside))
  const mayBeOutdated = lead.changes && lead.old === null
  const others = alsoTold(lead, mayBeOutdated ? later : said).filter(
    (one) => !changes.includes(one),
  )
  const shownAlready = [lead, ...changes, ...others]
  others.push(...alsoSaid(later).filter((one) => !shownAlready.includes(one)))
  const lines = linesThatFit(lead, changes, others, notes, room)
  const isChanged = changes.length > 0 || lead.changes
  const shown = isChanged ? [lead, ...said.filter((one) => one !== lead)] : said
  return shown.flatMap((one) => lines.get(one) ?? []).join(JOIN)
}

/** The lead and its last change always have room, if in part; the others where they fit whole. */
function linesThatFit(
  lead: Said,
  changes: readonly Said[],
  others: readonly Said[],
  notes: Notes,
  room: number,
): Map<Said, string> {
  const lineOf = ({ told }: Said) => toThePoint(told.words, notes)
  const last = changes.at(-1)
  const lines = new Map<Said, string>()
  const leading = lineOf(lead)
  if (last) {
    const least = Math.min(leading.length, LEAD_CHARS)
    const line = mostTellingRun(lineOf(last), room - JOIN.length - least, notes)
    if (line === lineOf(last) || line.length >= FEWEST_CHARS) lines.set(last, line)
  }
  const [beside] = lines.values()
  lines.set(lead, ofLead(leading, room - (beside ? beside.length + JOIN.length : 0), notes))
  for (const one of [...changes.toReversed(), ...others]) {
    const line = lineOf(one)
    const isRoom = [...lines.values(), line].join(JOIN).length <= room
    if (isRoom && !lines.has(one)) lines.set(one, line)
  }
  return lines
}

/** A long story from its start, or from "the reason I'm calling is". */
function ofLead(line: string, room: number, { language }: Notes): string {
  if (line.length <= room) return line
  const utterance = readUtterance(line)
  const lead = findCues(utterance, language).all('callLead').at(-1)
  const { length } = utterance.words
  const from = lead && length - lead.to >= WHOLE_MATTER ? lead.to : 0
  const told = from === 0 ? line : `…${heardIn(utterance, { from, to: length })}`
  const [clauses = ''] = runsOfClauses(told, room)
  return clauses.length >= MUCH * Math.min(room, told.length) ? clauses : clip(told, room)
}

/** Whole clauses of a line that are shorter than this share of their room leave out too much. */
const MUCH = 0.75

/** The other matters that tell about as much, the most telling first. */
function alsoTold(lead: Said, said: readonly Said[]): Said[] {
  return said
    .filter((one) => one !== lead && !one.isSetAside)
    .filter(({ tells, told }) =>
      isRequest(told.cues) && !told.asksOnly
        ? told.tells >= ALSO_WISHED * lead.told.tells
        : tells >= ALSO * lead.tells,
    )
    .toSorted((a, b) => b.tells - a.tells)
}

/** Whatever else was said after it, where there is room: "on second thought just fix the old one". */
function alsoSaid(said: readonly Said[]): Said[] {
  return said.filter(
    ({ isSetAside, told }) =>
      !isSetAside && !told.asksOnly && told.own >= FEW_OWN && !isClosing(told),
  )
}

/** Fewer words of its own say nothing. */
const FEW_OWN = 2

/** "No, call my son at 737 …" and "no that's it, thanks" change nothing about the matter. */
function isChange({ changes, told }: Said): boolean {
  const { givesNumber, own, tells } = told
  // A word left beside a name ("Cusack, no") changes nothing.
  return changes && !isClosing(told) && (givesNumber ? tells >= FIRST : own !== 1)
}

/** It opens with its goodbye; the "é só" of "esquece o aquecedor, é só desentupir o ralo" closes nothing. */
function isClosing({ cues }: Told): boolean {
  return CLOSES.some((name) => cues.all(name).some(({ from }) => from <= OPENS_WITHIN))
}

const CLOSES: readonly CueName[] = ['done', 'goodbye', 'partingWish']

/** Of a line that is too long, the whole clauses that tell the most. */
function mostTellingRun(line: string, room: number, notes: Notes): string {
  const runs = runsOfClauses(line, room).map((run) => ({ run, ...whatItTells(run, notes) }))
  const most = Math.max(...runs.map(({ tells }) => tells))
  return runs.find(({ tells }) => tells >= ALIKE * most)?.run ?? line
}

/** From this share of the best, an earlier one is as good. */
const ALIKE = 0.75

const JOIN = '; '

/** Callers begin with what they want: the first that tells enough, not the one that tells most. */
function firstTelling(said: readonly Said[]): Said | null {
  const most = Math.max(0, ...said.map(({ tells }) => tells))
  return said.find(({ tells }) => tells > 0 && tells >= FIRST * most) ?? null
}

/** A change stands behind what it changes. */
function rootOf(one: Said): Said {
  return one.old === null || one.old.isSetAside ? one : rootOf(one.old)
}

function add(told: Told, turn: number, said: Said[], notes: Notes): void {
  const old = isOfCall(told.cues) || isOfNumber(told) ? null : repeatedBy(told, said, notes)
  const changes = opensAnew(told.cues) || old !== null
  const one = { told, tells: told.tells * LATER ** turn, changes, old, isSetAside: false }
  if (old && takesBack(told)) {
    // Shown only if nothing else is left.
    old.isSetAside = true
    said.push({ ...one, tells: 0, isSetAside: true })
    return
  }
  if (old && !isUrgent(old.told, notes) && tellsAsMuch(told, old) && replaces(told)) {
    old.isSetAside = true
    one.tells = Math.max(one.tells, old.tells)
  }
  said.push(one)
}

/** "No, call me at work, and before noon" does not replace what they called about. */
function tellsAsMuch({ own, tells, givesNumber }: Told, old: Said): boolean {
  return own >= WHOLE_MATTER && !givesNumber && tells >= AS_MUCH * old.told.tells
}

const AS_MUCH = 0.5

/** "Actually it's better if you call my cell" puts a number right, not the matter. */
function isOfNumber({ givesNumber, own }: Told): boolean {
  return givesNumber && own < WHOLE_MATTER
}

const PUTS_RIGHT: readonly CueName[] = [
  'setsAside',
  'correction',
  'wantsChange',
  'withdraw',
  'keepsBack',
  'negation',
]

/** Those that say by themselves that something is put right. */
const CLEARLY: readonly CueName[] = PUTS_RIGHT.filter((cue) => cue !== 'negation')

function namesDay(cues: Cues): boolean {
  return DAYS.some((day) => cues.has(day))
}

/** The matter put right: the one whose words are repeated most, the last one in a tie. */
function repeatedBy(told: Told, said: readonly Said[], { language, name }: Notes): Said | null {
  const putsRight = PUTS_RIGHT.some((cue) => told.cues.has(cue)) || namesDay(told.cues)
  if (!putsRight || (told.asksOnly && !isRequest(told.cues))) return null
  const named = new Set(readUtterance(name?.text ?? '').words.map(({ folded }) => folded))
  // "Well", "good" and "phone" are in many matters.
  const letters = CLEARLY.some((cue) => told.cues.has(cue)) ? 2 : 5
  let most = 0
  let corrected: Said | null = null
  for (const want of said) {
    const again = told.utterance.words.filter(
      ({ folded }, at) =>
        folded.length > letters &&
        !named.has(folded) &&
        !DAYS.some((day) => told.cues.has(day, { from: at, to: at + 1 })) &&
        !isEveryday(folded, language) &&
        want.told.utterance.words.some((other) => isSameStem(folded, other.folded)),
    ).length
    if (again < Math.max(most, 1)) continue
    most = again
    corrected = want
  }
  return corrected
}

/** A correction with this many words of its own replaces the matter. */
const WHOLE_MATTER = 5

/** "Forget the faucet, it's the sewer line" replaces the matter; a change without a wish stands beside it. */
function replaces({ cues }: Told): boolean {
  return opensAnew(cues) || (PUTS_RIGHT.some((cue) => cues.has(cue)) && isRequest(cues))
}

const OPENS_WITHIN = 2

/** "Forget the boiler …" opens with what it sets aside; "… instead" after a story does not. */
function opensAnew(cues: Cues): boolean {
  return PUTS_RIGHT.some((cue) => cues.all(cue).some(({ from }) => from <= OPENS_WITHIN))
}

/** "Scratch the invoice, I found it", "don't tell him about the divorce". */
function takesBack({ cues, own }: Told): boolean {
  if (cues.has('keepsBack')) return true
  const isFew = own < WHOLE_MATTER && !isRequest(cues)
  return isFew && (cues.has('setsAside') || cues.has('withdraw'))
}

function isUrgent(told: Told, { urgency }: Notes): boolean {
  return urgency.urgent && urgency.words.some((words) => told.words.includes(words))
}
