import { noteCallback, noteCallerId } from '../notes/note-callback.ts'
import type { Reply } from '../receptionist.ts'
import { keyedNumber } from '../understand/slots/keyed-number.ts'
import { MAX_KEYS } from './limits.ts'
import { nextAsk } from './next-ask.ts'
import { putAsk } from './say.ts'
import { hangUp, phrasesOf, reply, type Turn } from './turn.ts'

/** Keys come one by one or together; nothing is said until they make a number, `#` ends them or `*` clears them. */
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

/** Zero asks for a person by old habit; one and two answer what can be answered with yes or no. */
function pressChoice(turn: Turn, key: string): string | null {
  const { notes, talk } = turn
  const phrases = phrasesOf(turn)
  if (key === '0' && talk.asking !== 'phone') {
    notes.wantsMessage = true
    return `${phrases.person} ${putAsk(turn, nextAsk(turn, null) ?? 'more')}`
  }
  if (key !== '1' && key !== '2') return null
  if (talk.asking === 'caller_phone') {
    if (key === '1') noteCallerId(notes)
    else notes.refused.callerId = true
  } else if (talk.asking === 'confirm_phone' && notes.callback) {
    if (key === '2') return putAsk(turn, 'phone')
    notes.callback.confirmed = true
  } else return null
  return putAsk(turn, nextAsk(turn, null) ?? 'more')
}

function endOfKeys(turn: Turn): string | null {
  const { talk } = turn
  if (talk.partialNumber === '') return null
  if (talk.partialNumber.length === 7) return putAsk(turn, 'area_code')
  talk.partialNumber = ''
  return `${phrasesOf(turn).notANumber} ${putAsk(turn, 'phone')}`
}
