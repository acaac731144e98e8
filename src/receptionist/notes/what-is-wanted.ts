import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range, readUtterance, type Utterance } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import { clip, runsOfClauses } from './clip.ts'
import type { Notes } from './notes.ts'
import { isSameStem } from './same-stem.ts'
import { toThePoint } from './to-the-point.ts'
import {
  isOfCall,
  isRequest,
  type ServiceWords,
  SHORT,
  type Told,
  whatItTells,
  wordsOfServices,
} from './what-it-tells.ts'

/** Callers begin with what they want: the first turn that tells this share of what the most telling one does. */
const OPENING = 0.45
/** In a turn too long for the line, from the first sentence and clause that tells this share. */
const FIRST = 0.85
const LATER = '; later: '
/** The least room of the matter beside a change of it. */
const LEAD_CHARS = 60

/** A turn, and its line with what that tells. */
type Said = Told & { utterance: Utterance; cues: Cues; isAside: boolean }

/**
 * The first turn that tells what the caller wants, from where it does, and the last that plainly changes it; null when
 * nothing says anything. What was taken back or replaced is left out.
 */
export function whatIsWanted(
  notes: Notes,
  services: readonly string[],
  room: number,
): string | null {
  const business = wordsOfServices(services)
  const all = notes.matters.map((words) => read(words, notes, business, room))
  const left = standing(all, notes)
  // Where nothing is left, the owner reads what was taken back and the words that did.
  const said = left.some(({ tells }) => tells > 0) ? left : all
  const lead =
    firstOf(
      said.filter(({ isAside }) => !isAside),
      OPENING,
    ) ?? firstOf(said, OPENING)
  if (!lead) return null
  const behind = said.slice(said.indexOf(lead) + 1)
  const change = behind.findLast((one) => changes(one, lead, notes))
  if (!change) return clip(withWish(lead, behind, room), room)
  const space = room - LATER.length - Math.min(lead.words.length, LEAD_CHARS)
  const later = clip(change.words, space)
  return `${clip(lead.words, room - LATER.length - later.length)}${LATER}${later}`
}

/** "Nobody came today", and turns later "I want the deposit back": both, where there is room. */
function withWish(lead: Said, behind: readonly Said[], room: number): string {
  const isWish = ({ cues, tells }: Said) => isRequest(cues) && tells > 0
  const wish = isWish(lead) ? undefined : behind.find(isWish)
  const both = `${lead.words}. ${wish?.words}`
  return wish && both.length <= room ? both : lead.words
}

function read(words: string, notes: Notes, business: ServiceWords, room: number): Said {
  const utterance = readUtterance(words)
  const cues = findCues(utterance, notes.language)
  const tellsIn = (range: Range) => whatItTells(heardIn(utterance, range), notes, business)
  const lineFrom = ({ from }: Range = wholeOf(utterance)) =>
    toThePoint(words.slice(utterance.words[from]?.start), notes)
  const all = lineFrom(utterance.sentences.find((one) => tellsIn(one).own > 0))
  const runs = runsOfClauses(all.length <= room ? all : lineFrom(matterIn()), room)
  const isTalk = (text: string) => isOfCall(findCues(readUtterance(text), notes.language))
  const from = runs.findIndex(({ first }) => !isTalk(first))
  const lines = runs
    .slice(from)
    .map(({ run }) => whatItTells(toThePoint(run, notes), notes, business))
  const best = firstOf(lines, FIRST) ?? { words: toThePoint(words, notes), own: 0, tells: 0 }
  const line = withLastWish({ ...best, at: lines.indexOf(best) }, runs.slice(from), notes, room)
  return { ...best, words: line, utterance, cues, isAside: notes.asides.includes(words) }

  /** "… and the reason I'm calling is": what follows is the matter. */
  function matterIn(): Range | undefined {
    const behind = cues.all('callLead').map(({ to }) => ({ from: to, to: utterance.words.length }))
    const ranges = [...behind, ...utterance.sentences]
    return firstOf(
      ranges.map((range) => ({ ...tellsIn(range), ...range })),
      FIRST,
    )
  }
}

/**
 * "I left a Bernina with you about seven weeks ago… I don't want it sold": where the line ends before the wish, it has
 * both, or the wish alone where that fills it.
 */
function withLastWish(
  { words, at }: Told & { at: number },
  runs: ReturnType<typeof runsOfClauses>,
  notes: Notes,
  room: number,
): string {
  if (!words.endsWith('…')) return words
  const said = words.slice(0, -1)
  const wish = runs.slice(at + 1).findLast(({ first }) => wishes(first, notes))
  const tail = wish && toThePoint(wish.run, notes)
  if (!wish || !tail || said.includes(toThePoint(wish.first, notes))) return words
  const left = room - tail.length - BETWEEN.length
  return left < LEAD_CHARS ? tail : `${clip(said, left).replace(/…$/, '')}${BETWEEN}${tail}`
}

const BETWEEN = '… '

function wishes(clause: string, { language }: Notes): boolean {
  const cues = findCues(readUtterance(clause), language)
  return isRequest(cues) || cues.has('wishNot')
}

/** The first that tells this share of what the most telling one does. */
function firstOf<One extends Told>(all: readonly One[], share: number): One | undefined {
  const most = Math.max(...all.map(({ tells }) => tells))
  return all.find(({ tells }) => tells > 0 && tells >= share * most)
}

/** Without what a later turn takes back ("scratch the invoice") or puts something else in the place of. */
function standing(all: readonly Said[], notes: Notes): Said[] {
  const stands: Said[] = []
  for (const one of all) {
    const putsRight = opensWith(one, PUTS_RIGHT, OPENS_WITHIN) || one.cues.has('keepsBack')
    const old = putsRight ? stands.findLast((before) => isOfSame(one, before, notes)) : undefined
    if (old && (takesBack(one) || replaces(one, old, notes))) stands.splice(stands.indexOf(old), 1)
    if (!old || !takesBack(one)) stands.push(one)
  }
  return stands
}

const SAYS_SO: readonly CueName[] = [
  'setsAside',
  'correction',
  'wantsChange',
  'withdraw',
  'keepsBack',
]
const PUTS_RIGHT: readonly CueName[] = [...SAYS_SO, 'negation']
const OPENS_WITHIN = 4

/** "Forget the boiler …" opens with what it puts right; "… instead" after a story does not. */
function opensWith({ cues }: Said, names: readonly CueName[], within: number): boolean {
  const begins = afterOpeners(cues)
  return names.some((cue) => cues.all(cue).some(({ from }) => from <= begins + within))
}

/** "Yeah that's fine, okay so, not Brevard …": where more than a yes or a filler begins. */
function afterOpeners(cues: Cues): number {
  let at = 0
  for (let next = at; ; at = next) {
    next = Math.max(at, ...OPENERS.flatMap((cue) => cues.at(cue, at)?.to ?? []))
    if (next === at) return at
  }
}

const OPENERS: readonly CueName[] = ['yes', 'filler', 'hesitation', 'courtesy', 'thanks', 'joins']

/** It says so at once, or denies what was said. What asks something or corrects a name or a number does not. */
function changes(one: Said, lead: Said, notes: Notes): boolean {
  if (asks(one, notes) && !deniesIt(one, lead, notes)) return false
  if (givesNumber(one, notes)) return false
  const namesDay = DAYS.some((day) => one.cues.has(day))
  if ((one.own < FEW_WORDS && !namesDay) || NO_CHANGE.some((cue) => one.cues.has(cue))) return false
  const denies = opensWithNot(one, notes) && isOfSame(one, lead, notes)
  return denies || opensWith(one, SAYS_SO, AT_ONCE)
}

/** "No, it's not the boiler"; a bare "no, just the boiler" denies nothing, where a "not" is another word. */
function opensWithNot({ cues }: Said, { language }: Notes): boolean {
  const within = afterOpeners(cues) + AT_ONCE
  const isBare = ({ from, to }: Range) => !NO_IS_NOT.has(language) && cues.at('no', from)?.to === to
  return cues.all('negation').some((not) => not.from <= within && !isBare(not))
}

const NO_IS_NOT: ReadonlySet<string> = new Set(['es', 'pt'])

/** "Not Brevard, it's the rental": more than a "no". */
function deniesIt(one: Said, lead: Said, notes: Notes): boolean {
  const begins = afterOpeners(one.cues)
  const isNot = one.cues.at('negation', begins) !== null && one.cues.at('no', begins) === null
  return isNot && isOfSame(one, lead, notes)
}

function asks({ utterance: { source } }: Said, { questions }: Notes): boolean {
  return questions.some(({ words }) => source.includes(words))
}

/** What a turn with a phone number puts right is the number. */
function givesNumber({ utterance }: Said, { language }: Notes): boolean {
  return digitRuns(utterance, language).some(({ digits }) => digits.length >= LOCAL_DIGITS)
}

/** A number without its area code. */
const LOCAL_DIGITS = 7
const FEW_WORDS = 1
const AT_ONCE = 2
/** "No, it's Dana" puts a name right, "no, that's all" ends the talk, "no, I asked …" asks again. */
const NO_CHANGE: readonly CueName[] = ['nameLead', 'done', 'asksAgain']

/** Both have a word that not everybody says all the time. */
function isOfSame({ utterance }: Said, before: Said, { language }: Notes): boolean {
  return utterance.words.some(
    ({ folded }) =>
      folded.length > SHORT &&
      !isEveryday(folded, language) &&
      before.utterance.words.some((other) => isSameStem(folded, other.folded)),
  )
}

/** A wish with this many words of its own stands for itself. */
const WHOLE_WISH = 3

/** "Scratch the invoice, I found it", "don't tell him about the divorce". */
function takesBack({ cues, own }: Said): boolean {
  const isWish = own >= WHOLE_WISH
  return cues.has('keepsBack') || ((cues.has('setsAside') || cues.has('withdraw')) && !isWish)
}

/** "Forget the faucet, it's the sewer line", "I don't need a cleaning, I need you to take it away". */
function replaces(one: Said, old: Said, notes: Notes): boolean {
  if (givesNumber(one, notes)) return false
  const { urgency } = notes
  const plainly = deniesIt(one, old, notes) || opensWith(one, SETS_ASIDE, AT_ONCE)
  if (one.cues.has('asks') && !plainly) return false
  const isUrgent = urgency.words.some((words) => old.utterance.source.includes(words))
  const isWished = isRequest(one.cues) || (one.cues.has('setsAside') && one.own >= WHOLE_WISH)
  return isWished && !isUrgent && one.tells >= AS_MUCH * old.tells
}

const SETS_ASIDE: readonly CueName[] = ['setsAside', 'withdraw', 'wantsChange']
const AS_MUCH = 0.3
