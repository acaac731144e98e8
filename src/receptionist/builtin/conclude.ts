import { formatUsPhone } from '../../phone.ts'
import { hasMatter } from './call-state.ts'
import type { Conclusion, Dialogue, Message, Outcome, Topic } from './old-port.ts'

/** Whatever was taken is kept, also from a caller who hung up in the middle. */
export function concludeCall(state: Dialogue): Conclusion {
  const message = messageOf(state)
  const urgent = !state.spam && state.urgentWords.length > 0
  const urgentReason = urgent ? `The caller said: ${state.urgentWords.join(', ')}.` : null
  const outcome = outcomeOf(state, message)
  return {
    summary: summaryOf(state, outcome, message, urgentReason),
    urgent,
    urgentReason,
    outcome,
    languages: state.spoken.length > 0 ? state.spoken : [state.language],
    message,
  }
}

function messageOf(state: Dialogue): Message | null {
  if (state.spam || !hasMatter(state)) return null
  const odd = state.oddNumber ?? (state.partialNumber.length >= 4 ? state.partialNumber : null)
  const number = odd && !state.phone ? [`Number given: ${odd}`] : []
  const words = [...state.texts, ...number].map((text) => text.replace(/[.\s]+$/, ''))
  const text = words.length > 0 ? `${words.join('. ')}.` : NO_DETAILS
  return { name: state.name, phone: callbackOf(state), text: text.replace(/([?!…])\./g, '$1') }
}

const NO_DETAILS = 'Asked for a call back and left no details.'

/** The number a caller phones from serves unless they gave another or would not have it used. */
function callbackOf(state: Dialogue): string | null {
  const withheld = state.refused.phone || state.refused.callerPhone || state.oddNumber !== null
  return state.phone ?? (withheld ? null : state.caller)
}

function outcomeOf(state: Dialogue, message: Message | null): Outcome {
  if (state.spam) return 'spam'
  if (message) return 'message_taken'
  // "Is this Gino's?" is asked by who has dialled wrong.
  if (state.answered.some((topic) => topic !== 'identity')) return 'answered'
  return state.turns > state.silences ? 'hung_up' : 'nothing_said'
}

const MAX_SUMMARY_TEXT_CHARS = 240

function summaryOf(
  state: Dialogue,
  outcome: Outcome,
  message: Message | null,
  urgentReason: string | null,
): string {
  const lead = SUMMARIES[outcome]
  const topics = [...new Set(state.answered)].map((topic) => TOPICS[topic])
  const asked = topics.length > 0 ? `Asked about ${topics.join(', ')}, and was answered.` : ''
  if (outcome === 'spam' && state.rudeness > 0) return ABUSE
  if (!message) return outcome === 'answered' ? asked : lead
  const who = message.name ?? 'A caller'
  const phone = message.phone ? `, ${formatUsPhone(message.phone)},` : ''
  const what = `${who}${phone} left a message: ${clip(message.text, MAX_SUMMARY_TEXT_CHARS)}`
  return [what, urgentReason ?? asked].filter((part) => part !== '').join(' ')
}

const SUMMARIES: Record<Outcome, string> = {
  message_taken: '',
  answered: '',
  hung_up: 'The caller hung up without leaving a message.',
  spam: 'A robocall or sales call.',
  nothing_said: 'Nobody spoke.',
}

const ABUSE = 'An abusive call.'

const TOPICS: Record<Topic, string> = {
  hours: 'opening hours',
  services: 'services',
  location: 'location',
  about: 'the business',
  languages: 'languages',
  phone: 'the phone number',
  identity: 'who answered',
  details: 'details of the business',
}

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const cut = text.slice(0, maxChars).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2))}…`
}
