import { runsOfClauses } from '../notes/clip.ts'
import { gistOf } from '../notes/gist.ts'
import { callbackOf } from '../notes/note-callback.ts'
import type { Notes } from '../notes/notes.ts'
import { toThePoint } from '../notes/to-the-point.ts'
import type { NotedSlot } from '../understand/notes-asked.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import { digitByDigit, spaced } from './ask-in-words.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** No more of the caller's own words on a subject is read out. */
const MAX_READ_OUT_CHARS = 120

/** The notes the caller asks for: one slot, the words on a subject, or all. Null when they do not ask. */
export function tellNotes(turn: Turn, { notesAsked, utterance }: Understanding): string | null {
  if (notesAsked === null) return null
  const { notes } = turn
  const phrases = phrasesOf(turn)
  if (notes.withdrawn) return phrases.messageWithdrawn
  const { slots, told } = notesAsked
  if (told !== null) return phrases.wroteDown(toThePoint(partOf(told, utterance, notes), notes))
  return slots.length > 0 ? slotsRead(turn, slots) : readBack(turn)
}

/** Of a long turn, the clauses that share most words with the question. */
function partOf(told: string, { words }: Utterance, { language }: Notes): string {
  if (told.length <= MAX_READ_OUT_CHARS) return told
  const asked = new Set(words.map(({ folded }) => folded))
  const shared = ({ run }: { run: string }) =>
    readUtterance(run).words.filter(
      ({ folded }) => asked.has(folded) && !isEveryday(folded, language),
    ).length
  const runs = runsOfClauses(told, MAX_READ_OUT_CHARS)
  const most = Math.max(...runs.map(shared))
  return runs.find((one) => shared(one) === most)?.run ?? told
}

function slotsRead(turn: Turn, slots: readonly NotedSlot[]): string {
  const { notes } = turn
  const phrases = phrasesOf(turn)
  const name = notes.name?.text ?? notes.doubtfulName
  const read: Record<NotedSlot, string | null> = {
    name: name && phrases.heardName(name),
    // The question whether a number given is right reads it out.
    number:
      notes.callback || !notes.caller ? '' : phrases.heardNumber(digitByDigit(notes.caller), null),
    email: notes.email && phrases.emailNoted(notes.email),
    address: notes.address && phrases.wroteDown(notes.address),
    availability: notes.availability && phrases.wroteDown(notes.availability),
  }
  const said = slots.map((slot) => read[slot] ?? phrases.notNotedYet)
  return said.filter((text) => text !== '').join(' ')
}

function numberOf({ notes, talk }: Turn): string {
  return digitByDigit(talk.proposedNumber ?? callbackOf(notes) ?? '')
}

function extensionOf({ notes }: Turn): string | null {
  const extension = notes.callback?.extension
  return extension ? spaced(extension) : null
}

/** The notes so far, as read to the caller. */
export function readBack(turn: Turn): string {
  const { notes, facts } = turn
  const phrases = phrasesOf(turn)
  const gist = gistOf(notes, facts.services)
  const name = notes.name?.text ?? notes.doubtfulName
  if (name === null && gist === null) return phrases.nothingNoted
  const extension = extensionOf(turn)
  const number =
    callbackOf(notes) && [numberOf(turn), ...(extension ? [`ext. ${extension}`] : [])].join(', ')
  return phrases.readBack({ name, number, gist })
}
