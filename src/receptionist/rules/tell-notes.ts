import { gistOf } from '../notes/gist.ts'
import { callbackOf } from '../notes/note-callback.ts'
import { toThePoint } from '../notes/to-the-point.ts'
import type { NotedSlot } from '../understand/notes-asked.ts'
import type { Understanding } from '../understand/understand.ts'
import { digitByDigit, spaced } from './ask-in-words.ts'
import { phrasesOf, type Turn } from './turn.ts'

/** The caller's own words on a subject; longer ones are not read out, the notes in short are. */
const MAX_READ_OUT_CHARS = 120

/** The notes the caller asks for: one slot, the words on a subject, or all. Null when they do not ask. */
export function tellNotes(turn: Turn, { notesAsked }: Understanding): string | null {
  if (notesAsked === null) return null
  const { notes } = turn
  const phrases = phrasesOf(turn)
  if (notes.withdrawn) return phrases.messageWithdrawn
  const { slots, told } = notesAsked
  if (told !== null && told.length <= MAX_READ_OUT_CHARS)
    return phrases.wroteDown(toThePoint(told, notes))
  return slots.length > 0 ? slotsRead(turn, slots) : readBack(turn)
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
