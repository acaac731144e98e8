import { noteCallback, noteCallerId } from '../notes/note-callback.ts'
import type { Reply } from '../receptionist.ts'
import { keyedNumber } from '../understand/slots/keyed-number.ts'
import { putAsk } from './ask-in-words.ts'
import { MAX_KEYS } from './call-limits.ts'
import { nextAsk } from './next-question.ts'
import { confirmNumber } from './take-yes-or-no.ts'
import { hangUp, phrasesOf, reply, type Turn } from './turn.ts'

/** Keys arrive one by one or together. The reply is empty until they form a number or `#` or `*` is pressed. */
export function hearKeys(turn: Turn, digits: string): Reply {
  for (const key of digits.slice(0, MAX_KEYS)) {
    turn.talk.keysPressed += 1
    if (turn.talk.keysPressed > MAX_KEYS) return hangUp(turn, phrasesOf(turn).wrapUp)
    const said = pressKey(turn, key)
    if (said !== null) return reply(turn, said)
  }
  return reply(turn, '')
}

function pressKey(turn: Turn, key: string): string | null {
  const { notes, talk } = turn
  const phrases = phrasesOf(turn)
  if (key === '*') talk.partialNumber = ''
  if (key === '#') return endOfKeys(turn)
  if (!/^\d$/.test(key)) return null
  if (talk.partialNumber === '') {
    const choice = pressChoice(turn, key)
    if (choice !== null) return choice
  }
  if (!WANTS_NUMBER.has(talk.asking)) return null
  talk.partialNumber += key
  const e164 = keyedNumber(talk.partialNumber)
  if (e164 === null) return null
  talk.partialNumber = ''
  noteCallback(notes, { e164, extension: null, source: 'keyed' })
  return putAsk(turn, 'confirm_phone') || phrases.goAhead
}

/** Keys count as a number only after one was asked for. */
const WANTS_NUMBER: ReadonlySet<Turn['talk']['asking']> = new Set([
  'phone',
  'area_code',
  'caller_phone',
  'confirm_phone',
  'fix',
])

/** Callers press 0 out of habit to get a person; 1 and 2 answer yes-or-no questions. */
function pressChoice(turn: Turn, key: string): string | null {
  const { notes, talk } = turn
  if (key === '0' && talk.asking !== 'phone') {
    notes.wantsMessage = true
    return `${phrasesOf(turn).person} ${goOn(turn)}`
  }
  const isChoice = key === '1' || key === '2'
  if (!isChoice || (talk.asking !== 'caller_phone' && talk.asking !== 'confirm_phone')) return null
  return talk.asking === 'caller_phone'
    ? chooseCallerId(turn, key === '1')
    : chooseNumber(turn, key === '1')
}

function chooseCallerId(turn: Turn, yes: boolean): string {
  if (yes) noteCallerId(turn.notes)
  else turn.notes.refused.callerId = true
  return goOn(turn)
}

function chooseNumber(turn: Turn, yes: boolean): string {
  const { proposedNumber } = turn.talk
  turn.talk.proposedNumber = null
  if (!yes) return putAsk(turn, 'phone')
  confirmNumber(turn.notes, proposedNumber)
  return goOn(turn)
}

function goOn(turn: Turn): string {
  return putAsk(turn, nextAsk(turn, null) ?? 'more')
}

function endOfKeys(turn: Turn): string | null {
  const { talk } = turn
  if (talk.partialNumber === '') return null
  if (talk.partialNumber.length === 7) return putAsk(turn, 'area_code')
  talk.partialNumber = ''
  return `${phrasesOf(turn).notANumber} ${putAsk(turn, 'phone')}`
}
