import { hasMatter, MAX_KEYS } from './call-state.ts'
import { gather, readBack } from './callback-number.ts'
import { nextAsk, putAsk } from './next-ask.ts'
import type { Dialogue, Reply } from './old-port.ts'
import { hangUp, reply, type Turn } from './turn.ts'

/** Keys come one by one or together; nothing is said until they make a number, `#` ends them or `*` clears them. */
export function hearKeys(turn: Turn, digits: string): Reply {
  const { state, phrases } = turn
  for (const key of digits.slice(0, MAX_KEYS)) {
    state.keysPressed++
    if (state.keysPressed > MAX_KEYS) return hangUp(turn, phrases.wrapUp)
    const said = pressKey(turn, key)
    if (said !== null) return said
  }
  return reply(turn, '')
}

function pressKey(turn: Turn, key: string): Reply | null {
  const { state, phrases } = turn
  if (key === '*') state.partialNumber = ''
  if (key === '#') return endOfKeys(turn)
  if (!/^\d$/.test(key)) return null
  if (state.partialNumber === '') {
    const choice = pressChoice(turn, key)
    if (choice !== null) return choice
  }
  const outcome = gather(state, key, false)
  if (outcome === 'full' && state.phone) {
    return ask(turn, phrases.heardNumber(readBack(state.phone)), state.asking !== 'confirm')
  }
  return outcome === 'odd' ? ask(turn, phrases.notANumber, false) : null
}

/** Zero asks for a person by old habit; one and two answer what can be answered with yes or no. */
function pressChoice(turn: Turn, key: string): Reply | null {
  const { state, phrases } = turn
  if (key === '0') {
    state.wantsMessage = true
    return ask(turn, phrases.person, false)
  }
  if (!YES_OR_NO.has(state.asking) || (key !== '1' && key !== '2')) return null
  const yes = key === '1'
  if (state.asking === 'confirm') state.confirmed = true
  else if (yes) state.phone = state.caller
  else state.refused.callerPhone = true
  if (state.asking === 'confirm' && !yes) return reply(turn, putAsk(turn, 'fix'))
  return ask(turn, phrases.gotIt, false)
}

const YES_OR_NO: ReadonlySet<Dialogue['asking']> = new Set(['caller_phone', 'confirm'])

function endOfKeys(turn: Turn): Reply | null {
  const { state, phrases } = turn
  if (state.partialNumber === '') return null
  if (state.partialNumber.length === 7) return ask(turn, '', false)
  state.oddNumber = state.partialNumber
  state.partialNumber = ''
  return ask(turn, phrases.notANumber, false)
}

function ask(turn: Turn, said: string, learned: boolean): Reply {
  const { state, phrases, facts } = turn
  const next = nextAsk(state, { answered: false, learned })
  const question = next
    ? putAsk(turn, next)
    : hasMatter(state)
      ? phrases.messageGoodbye(facts.businessName)
      : phrases.goodbye(facts.businessName)
  const text = [said, question].filter((part) => part !== '').join(' ')
  return next ? reply(turn, text) : hangUp(turn, text)
}
