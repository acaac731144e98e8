import type { CueName } from '../languages/cue-names.ts'
import { type Cues, findCues } from '../languages/find-cues.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { heardIn, readUtterance, type Utterance } from '../understand/utterance.ts'
import { clip, runsOfClauses } from './clip.ts'
import type { Notes } from './notes.ts'
import { isSameStem } from './same-stem.ts'
import { toThePoint } from './to-the-point.ts'
import { isRequest, SHORT, type Told, whatItTells } from './what-it-tells.ts'

/** The turn to look in: the first that tells this share of what the most telling one does. */
const OPENING = 0.5
/** Callers begin with what they want: the first that tells this share of what the most telling one does. */
const FIRST = 0.8
const LATER = '; later: '
/** The least room of the matter beside a change of it. */
const LEAD_CHARS = 60

/** A turn: its sentences, and whole clauses of those that are too long, each with what it tells. */
type Said = { utterance: Utterance; cues: Cues; pieces: readonly Told[] }

/**
 * The one sentence of the caller that says best what they want, and the last that surely changes it; null when nothing
 * says anything. What was taken back or replaced is left out.
 */
export function whatIsWanted(notes: Notes, room: number): string | null {
  const all = notes.matters.map((words) => read(words, notes, room))
  const left = standing(all, notes)
  // Where nothing stands, the owner reads what was taken back and the words that did.
  const said = left.some((one) => mostOf(one) > 0) ? left : all
  const most = Math.max(...said.map(mostOf))
  const first = said.find((one) => mostOf(one) > 0 && mostOf(one) >= OPENING * most)
  const lead = firstTelling(first?.pieces ?? [])
  if (lead === null) return null
  const from = said.findIndex(({ pieces }) => pieces.includes(lead))
  const change = said.slice(from + 1).findLast((one) => changes(one, said, notes))
  const line = withNext(lead, said[from]?.pieces ?? [], change ? LEAD_CHARS : room, notes)
  if (!change) return clip(line, room)
  const space = room - LATER.length - Math.min(line.length, LEAD_CHARS)
  const later = clip(toThePoint(change.utterance.source, notes), space)
  return `${clip(line, room - LATER.length - later.length)}${LATER}${later}`
}

function read(words: string, notes: Notes, room: number): Said {
  const utterance = readUtterance(words)
  const pieces = utterance.sentences.flatMap((sentence) => {
    const mark = utterance.words[sentence.to - 1]?.stop === '?' ? '?' : ''
    const runs = runsOfClauses(`${heardIn(utterance, sentence)}${mark}`, room)
    return firstTelling(runs.map((text) => whatItTells(text, notes))) ?? []
  })
  return { utterance, cues: findCues(utterance, notes.language), pieces }
}

/** With the sentence before it, or else behind it, that tells what "it" is, where it says something and fits. */
function withNext(lead: Told, pieces: readonly Told[], room: number, notes: Notes): string {
  const at = pieces.indexOf(lead)
  const line = toThePoint(lead.words, notes)
  const [before, behind] = [at - 1, at + 1].map((next) => {
    const { words = '', tells = 0 } = pieces[next] ?? {}
    return tells >= BESIDE * lead.tells ? toThePoint(words, notes) : ''
  })
  const fitting = [`${before}. ${line}`, `${line}. ${behind}`].find(
    (text, n) => [before, behind][n] !== '' && text.length <= room && !text.includes('…'),
  )
  return fitting ?? line
}

/** The share of what the lead tells. */
const BESIDE = 0.3

function firstTelling(pieces: readonly Told[]): Told | null {
  const most = mostOf({ pieces })
  return pieces.find(({ tells }) => tells > 0 && tells >= FIRST * most) ?? null
}

/** Without what a later turn takes back ("scratch the invoice") or puts something else in the place of. */
function standing(all: readonly Said[], notes: Notes): Said[] {
  const stands: Said[] = []
  for (const one of all) {
    const putsRight = opensWith(one, PUTS_RIGHT) || one.cues.has('keepsBack')
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
function opensWith({ cues }: Said, names: readonly CueName[]): boolean {
  return names.some((cue) => cues.all(cue).some(({ from }) => from <= OPENS_WITHIN))
}

/** It says so, or denies what was said, and is no correction of a name or a number. */
function changes(one: Said, all: readonly Said[], notes: Notes): boolean {
  const own = ownWords(one)
  const namesDay = DAYS.some((day) => one.cues.has(day))
  if ((own < FEW_WORDS && !namesDay) || NO_CHANGE.some((cue) => one.cues.has(cue))) return false
  const isOfEarlier = () => all.slice(0, all.indexOf(one)).some((old) => isOfSame(one, old, notes))
  return opensWith(one, SAYS_SO) || (opensWith(one, ['negation']) && isOfEarlier())
}

const FEW_WORDS = 1
/** "No, it's Dana" puts a name right; "no, that's all" ends the talk. */
const NO_CHANGE: readonly CueName[] = ['nameLead', 'done']

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
function takesBack(one: Said): boolean {
  const { cues } = one
  return cues.has('keepsBack') || ((cues.has('setsAside') || cues.has('withdraw')) && !isWish(one))
}

/** "Forget the faucet, it's the sewer line", "I don't need a cleaning, I need you to take it away". */
function replaces(one: Said, old: Said, { urgency }: Notes): boolean {
  const isUrgent = urgency.words.some((words) => old.utterance.source.includes(words))
  const isWished = isRequest(one.cues) || (one.cues.has('setsAside') && isWish(one))
  return isWished && !isUrgent && mostOf(one) >= AS_MUCH * mostOf(old)
}

const AS_MUCH = 0.15

function mostOf({ pieces }: Pick<Said, 'pieces'>): number {
  return Math.max(0, ...pieces.map(({ tells }) => tells))
}

function isWish(one: Said): boolean {
  return ownWords(one) >= WHOLE_WISH
}

function ownWords({ pieces }: Said): number {
  return pieces.reduce((sum, { own }) => sum + own, 0)
}
