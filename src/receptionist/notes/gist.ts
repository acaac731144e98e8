import { pattern } from '../../kernel/text/pattern.ts'
import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { judge } from '../understand/judges/judge.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import { isMostly } from './is-mostly-question.ts'
import type { Notes } from './notes.ts'
import { namesIn, toThePoint } from './to-the-point.ts'

const MAX_GIST_CHARS = 140

/** What the caller wants in a line of their own words; null when nothing was told. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const open = notes.questions.find(({ answered }) => !answered)
  const told = notes.matters.find((words) => !notes.asides.includes(words))
  const line = whatIsWanted(notes) ?? open?.words ?? told ?? notes.matters[0]
  return line === undefined ? null : clipAtClause(line, MAX_GIST_CHARS)
}

type Told = { words: string; utterance: Utterance; cues: Cues; own: number; tells: number }

/** Each later turn tells so much less: what is said first is most often what is wanted. */
const LATER = 0.8
/** A correction in so many words of its own tells the matter anew. */
const WHOLE_MATTER = 5

/** What tells best, then what puts a part of it right; null when nothing tells anything. */
function whatIsWanted(notes: Notes): string | null {
  let best: Told | null = null
  let most = 0
  let changes: Told[] = []
  for (const [turn, words] of notes.matters.entries()) {
    const told = tellsOf(words, notes)
    const tells = told.tells * LATER ** turn
    const change: Change = best === null ? null : changeOf(told, best, notes)
    if (change === 'part') changes.push(told)
    else if (told.tells > 0 && (change === 'anew' || tells > most)) {
      best = told
      most = Math.max(tells, most)
      changes = []
    }
  }
  if (best === null) return null
  return [best, ...changes].map(({ words }) => toThePoint(words, notes)).join('; ')
}

type Change = 'part' | 'anew' | null

/** What an utterance puts right of what was told before: a part of it, or all of it. */
function changeOf(told: Told, before: Told, notes: Notes): Change {
  if (!putsRight(told, before, notes)) return null
  const isTelling = told.own > 1 || DAYS.some((day) => told.cues.has(day))
  if (told.own < WHOLE_MATTER || isUrgent(before, notes)) return isTelling ? 'part' : null
  return told.tells >= before.tells * TELLS_ANEW && opensAnew(told) ? 'anew' : null
}

/** A correction tells so much of what it corrects, or is only a part of it. */
const TELLS_ANEW = 0.8
const OPENS_WITHIN = 2

/** "Forget the boiler …" opens with what it sets aside; "… instead" behind a story does not. */
function opensAnew({ cues }: Told): boolean {
  return PUTS_RIGHT.some((cue) => cues.all(cue).some(({ from }) => from <= OPENS_WITHIN))
}

function isUrgent(told: Told, { urgency }: Notes): boolean {
  return urgency.urgent && urgency.words.some((words) => told.words.includes(words))
}

const PUTS_RIGHT: readonly CueName[] = ['setsAside', 'correction', 'wantsChange']

/** "Forget the faucet, it's the sewer line": it sets something aside, and names again what was told. */
function putsRight({ utterance, cues, own }: Told, before: Told, { language }: Notes): boolean {
  const isShortNot = own < WHOLE_MATTER && cues.has('negation')
  if (!isShortNot && !PUTS_RIGHT.some((cue) => cues.has(cue))) return false
  const named = new Set(before.utterance.words.map(({ folded }) => folded))
  return utterance.words.some(({ folded }) => named.has(folded) && !isEveryday(folded, language))
}

/** So many words of its own make an utterance as telling as it can be. */
const FULL_WORDS = 7
/** A question tells so much of what a need does. */
const ASKED = 0.5

/** How well an utterance tells what the caller wants; names, numbers and talk about the call tell nothing. */
function tellsOf(words: string, notes: Notes): Told {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const { purpose, urgency } = judge(utterance, notes.language)
  const digits = digitRuns(utterance, notes.language).map(({ range }) => range)
  const slots = [...namesIn(utterance, cues, notes), ...digits]
  const own = uncoveredWords(utterance, wholeOf(utterance), slots, cues, NOT_TOLD)
  // Where the purpose was not learned, who asks may tell something too.
  const asks = cues.has('asks') || cues.has('asksFirst') ? 0.5 : 0
  const { matter, question } = purpose?.whole ?? { matter: 1 - asks, question: asks }
  const urgent = notes.urgency.urgent ? urgency.likelihood : 0
  const likely = Math.min(own / FULL_WORDS, 1) * (matter + ASKED * question + urgent)
  const tells = likely * (isOfCall(cues) ? OF_CALL : isRequest(cues) ? REQUESTED : 1)
  const asksOnly = notes.questions.some((one) => words.includes(one.words) && isMostly(words, one))
  return { words, utterance, cues, own, tells: own < 2 ? 0 : tells * (asksOnly ? ASKED : 1) }
}

/** What the caller wants done tells more than a story, and what is said of the call itself hardly anything. */
const REQUESTED = 1.5
const OF_CALL = 0.3

function isRequest(cues: Cues): boolean {
  return (['wishLead', 'callLead', 'comeAsk'] as const).some((name) => cues.has(name))
}

function isOfCall(cues: Cues): boolean {
  return (['readBack', 'checks', 'noCall', 'emailMe', 'notUrgent'] as const).some((name) =>
    cues.has(name),
  )
}

/** Besides talk about the call: what comes before a name, and when or how to call. */
const NOT_TOLD: readonly CueName[] = [
  ...CALL_TALK,
  'nameLeadShort',
  'numberMistaken',
  'numberEnd',
  'areaCode',
  'codeLead',
  'partingWish',
  'upset',
  'availability',
  'availabilityWish',
  'timeLead',
]

/** Shortened where a clause ends, if one does past the middle. */
export function clipAtClause(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return clip(line, maxChars)
  const ends = Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index)
  const end = ends.findLast(
    (at) => at <= maxChars && at >= maxChars / 3 && !DENIED.test(line.slice(at, at + DENIED_CHARS)),
  )
  return end === undefined ? clip(line, maxChars) : line.slice(0, end).replace(/[.,;\s]+$/, '')
}

/** What comes next takes it back: "… and we did not miss it". */
const DENIED = /(?:n['’]t|[ ](?:not|never|no|nicht|kein|pas|nao|não|не))[ ]/iu
const DENIED_CHARS = 24

/** Where a joining word and the subject of another clause follow. */
const CLAUSE_BEGINS = new RegExp(
  pattern`
    [.,;] | (?:and|but|so|y|pero|und|aber|et|mais|e|mas|ve|ama|и|но) (?=(?:um |uh )?
    (?:i|we|he|she|it|they|this|that|there|what|how|when|can|could|do|is|are|my|the)['’ ])| (?=
    (?:i['’]m|it['’]s|he['’]s|she['’]s|they['’]re|there['’]s|we['’]re) )`,
  'giu',
)

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
