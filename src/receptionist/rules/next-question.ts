import { timesAsked } from '../begin-or-read-state.ts'
import type { Ask, Talk } from '../call-state.ts'
import type { Notes } from '../notes/notes.ts'
import { writeMessage } from '../notes/write-message.ts'
import { MAX_ASKS } from './ask-no-more.ts'
import type { Taken } from './take-turn.ts'
import type { Turn } from './turn.ts'

/** The most important thing still missing; null when there is nothing left to ask. */
export function nextAsk(turn: Turn, taken: Taken | null): Ask | null {
  const { notes, talk } = turn
  const may: May = (ask) => timesAsked(talk, ask) < mostAsks(ask, turn)
  const wants = writeMessage(notes) !== null
  const number = numberAsk(turn, taken)
  const mayRead = wants && isOpen(number, may)
  if (mustConfirm(notes, taken, mayRead) && may('confirm_name')) return 'confirm_name'
  if (!wants) return openAsk(turn)
  if (onlyAsked(turn)) return offersCall(turn) ? 'offer' : 'more'
  return detailAsk(turn, number, may)
}

type May = (ask: Ask) => boolean

/** Who refused the number they call from, and then gives no digit of another, is not asked for it again. */
function mostAsks(ask: Ask, { notes, talk }: Turn): number {
  const givesNone = notes.refused.callerId && talk.partialNumber === ''
  return ask === 'phone' && givesNone ? 1 : MAX_ASKS
}

/** What the message lacks. */
function detailAsk(turn: Turn, number: Ask | null, may: May): Ask {
  const { notes, talk } = turn
  if (talk.partialNumber.length === 7 && may('area_code')) return 'area_code'
  if (!hasWords(turn) && may('matter')) return 'matter'
  const name = nameAsk(talk)
  if (lacksName(notes) && may(name)) return name
  // A number just given is always read back.
  return number === 'confirm_phone' || isOpen(number, may) ? number : 'more'
}

/** A caller who only asked what we do not know is asked once whether they want a call, and for details after a yes. */
function offersCall(turn: Turn): boolean {
  const isOpen = turn.notes.questions.some(({ answered }) => !answered)
  return isOpen && onlyAsked(turn) && timesAsked(turn.talk, 'offer') === 0
}

function onlyAsked({ notes, talk }: Turn): boolean {
  const { wantsMessage, withdrawn, urgency, name, doubtfulName, callback } = notes
  const isNamed = name !== null || doubtfulName !== null || callback !== null
  const tells = talk.toldMatter || talk.partialNumber !== '' || urgency.urgent
  return !wantsMessage && !withdrawn && !isNamed && !tells
}

function isOpen(ask: Ask | null, may: May): ask is Ask {
  return ask !== null && may(ask)
}

/** `mayRead`: the number still has to be asked about, and that question also reads the name back. */
function mustConfirm({ doubtfulName }: Notes, taken: Taken | null, mayRead: boolean): boolean {
  return doubtfulName !== null && !(mayRead && taken?.name !== 'odd')
}

function lacksName({ name, doubtfulName, refused }: Notes): boolean {
  return name === null && doubtfulName === null && !refused.name
}

/** A caller known by their number who has not yet said whether it is them is asked once more. */
function nameAsk(talk: Talk): 'is_caller' | 'name' {
  return talk.expected !== undefined && timesAsked(talk, 'is_caller') < MAX_ASKS
    ? 'is_caller'
    : 'name'
}

function hasWords({ notes }: Turn): boolean {
  return notes.matters.length > 0 || notes.questions.some(({ answered }) => !answered)
}

function numberAsk({ notes, talk }: Turn, taken: Taken | null): Ask | null {
  if (talk.proposedNumber !== null) return 'confirm_phone'
  const { callback, refused, caller } = notes
  if (callback) {
    const isNew = taken?.number === 'given' || taken?.number === 'extension'
    // The number may have come together with something we had to ask about first.
    const isUnread = callback.source === 'said' && timesAsked(talk, 'confirm_phone') === 0
    return (isNew || isUnread) && !callback.confirmed ? 'confirm_phone' : null
  }
  if (wantsNoNumber(notes)) return null
  return caller !== null && !refused.callerId ? 'caller_phone' : 'phone'
}

/** The caller refused to be called back, or prefers email. A text needs a number too. */
function wantsNoNumber({ refused, contactBy, email }: Notes): boolean {
  if (contactBy === 'text') return false
  const isRefused = refused.callback || (refused.name && refused.callerId)
  return isRefused || contactBy === 'email' || email !== null
}

/** Nothing for the owner yet: the caller's questions were answered, or nothing was said so far. */
function openAsk({ notes, talk }: Turn): Ask | null {
  const isAnswered = notes.questions.length > 0 || notes.withdrawn || talk.asking === 'more'
  if (isAnswered) return 'more'
  return timesAsked(talk, 'need') <= MAX_ASKS ? 'need' : 'more'
}
