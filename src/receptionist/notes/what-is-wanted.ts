import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { judgeChange } from '../understand/judges/judge.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, readUtterance } from '../understand/utterance.ts'
import { clip, runsOfClauses } from './clip.ts'
import type { Notes } from './notes.ts'
import { isSameStem } from './same-stem.ts'
import { toThePoint } from './to-the-point.ts'
import { isRequest, type Told, whatItTells } from './what-it-tells.ts'

/** The room of what was told first beside its last change, in characters. */
const LEAD_CHARS = 70
/** A change in less room says nothing. */
const FEWEST_CHARS = 30
/** What is told first leads from this share of what the most telling one tells. */
const FIRST = 0.4
const LATER = '; later: '

/** What a caller said that stands. `changes`: it puts something right that was said before. */
type Said = { told: Told; changes: boolean }

/**
 * What the caller told first, then the last that changes it; null when nothing says anything. What was taken back is
 * left out, what was replaced gives its place to what replaces it; in doubt it stands.
 */
export function whatIsWanted(notes: Notes, room: number): string | null {
  const { all, stands } = readSaid(notes)
  // Where nothing stands, the owner reads what was taken back and the words that did.
  const said = firstTelling(stands) === null ? all : stands
  const lead = firstTelling(said)
  if (lead === null) return null
  const line = toThePoint(lead.told.words, notes)
  const last = said.slice(said.indexOf(lead) + 1).findLast((one) => isLater(one, lead, notes))
  const rest = room - LATER.length - Math.min(line.length, LEAD_CHARS)
  if (last === undefined || rest < FEWEST_CHARS) return ofLead(line, room, notes)
  const change = ofChange(toThePoint(last.told.words, notes), rest, notes)
  return `${ofLead(line, room - LATER.length - change.length, notes)}${LATER}${change}`
}

/**
 * A change, or what may be one: it tells about as much as the lead, or has some words of its own, and does not sound
 * like mere talk.
 */
function isLater({ changes, told }: Said, lead: Said, { language }: Notes): boolean {
  const { own, tells, asksOnly, utterance, cues } = told
  // A word left beside a name ("Cusack, no") changes nothing; "not Monday but Friday" has none.
  if (asksOnly || (changes && own === 1)) return false
  const adds = own >= SOME_WORDS || (own >= FEW_WORDS && tells >= ALIKE * lead.told.tells)
  const sounds = judgeChange(utterance, language) ?? 1
  // In long talk a "never mind" may be of anything.
  if (own >= LONG_WORDS) return sounds >= DECIDE.change.long
  const saysSo = SAYS_SO.some((cue) => cues.has(cue)) || sounds >= DECIDE.change.short
  return (changes || adds) && saysSo
}

const LONG_WORDS = 12

const FEW_WORDS = 2
const SOME_WORDS = 5
const ALIKE = 0.5

/** The clauses of long talk that sound most like a change. */
function ofChange(line: string, room: number, { language }: Notes): string {
  const runs = runsOfClauses(line, room).map((text) => ({
    text,
    sounds: judgeChange(readUtterance(text), language) ?? 0,
  }))
  const telling = runs.filter(({ text }) => text.length >= Math.min(line.length, FEWEST_CHARS))
  const [first] = telling.toSorted((a, b) => b.sounds - a.sounds)
  return first?.text ?? clip(line, room)
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

/** Callers begin with what they want: the first that tells enough, not the one that tells most. */
function firstTelling(said: readonly Said[]): Said | null {
  const most = Math.max(0, ...said.map(({ told }) => told.tells))
  return said.find(({ told }) => told.tells > 0 && told.tells >= FIRST * most) ?? null
}

/** `stands`: without what was taken back or replaced. */
function readSaid(notes: Notes): { all: Said[]; stands: Said[] } {
  const all: Said[] = []
  const stands: Said[] = []
  for (const words of notes.matters) {
    const told = whatItTells(words, notes)
    const old = repeatedBy(told, stands, notes)
    const one = { told, changes: opensAnew(told.cues) || old !== null }
    all.push(one)
    if (old === null) stands.push(one)
    else if (takesBack(told)) stands.splice(stands.indexOf(old), 1)
    else if (replaces(told, old, notes)) stands[stands.indexOf(old)] = one
    else stands.push(one)
  }
  return { all, stands }
}

/** A change in so many words; a denial may be of anything. */
const SAYS_SO: readonly CueName[] = [
  'setsAside',
  'correction',
  'wantsChange',
  'withdraw',
  'keepsBack',
]
const PUTS_RIGHT: readonly CueName[] = [...SAYS_SO, 'negation']

/** What a later turn puts right: the one whose words it repeats most, the last one in a tie. */
function repeatedBy(told: Told, said: readonly Said[], { language, name }: Notes): Said | null {
  const namesDay = DAYS.some((day) => told.cues.has(day))
  const putsRight = namesDay || PUTS_RIGHT.some((cue) => told.cues.has(cue))
  if (!putsRight || (told.asksOnly && !isRequest(told.cues))) return null
  const named = new Set(readUtterance(name?.text ?? '').words.map(({ folded }) => folded))
  let most = 0
  let corrected: Said | null = null
  for (const want of said) {
    const again = told.utterance.words.filter(
      ({ folded }, at) =>
        folded.length > SHORT &&
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

/** Letters of a word that says too little to be recognised by. */
const SHORT = 2

/** A correction with this many words of its own, if it is no long talk, replaces the matter. */
const WHOLE_MATTER = 5
const AS_MUCH = 0.5

/** "Forget the faucet, it's the sewer line" replaces the matter; a change without a wish stands beside it. */
function replaces({ cues, own, tells, givesNumber }: Told, old: Said, notes: Notes): boolean {
  const isWhole = own >= WHOLE_MATTER && own < LONG_WORDS && !givesNumber
  if (!isWhole || tells < AS_MUCH * old.told.tells) return false
  const isWished = opensAnew(cues) || (PUTS_RIGHT.some((cue) => cues.has(cue)) && isRequest(cues))
  return isWished && !isUrgent(old.told, notes)
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
