import type { Language } from '../../src/kernel/languages.ts'
import type {
  Conclusion,
  Conversation,
  Given,
  Heard,
  Receptionist,
  Reply,
} from '../../src/receptionist/receptionist.ts'

export const RESUMED = 'We were cut off for a moment. Please go on.'

type State = {
  v: 1
  language: Language
  turns: number
  silences: number
  name: string | null
  phone: string | null
  notes: string[]
  questions: string[]
  urgentWords: string[]
  spam: boolean
  ended: boolean
  /** The next thing heard is a whole message. */
  leavesMessage: boolean
}

/**
 * A receptionist that follows the caller's words, for tests of the code around it: `note …` is kept as the message,
 * `my name is …` as the name, `ask …` as a question nobody could answer (`ask … told …`: one perhaps answered), `urgent`, `spam`, `auf Deutsch` and `bye` do
 * what they say, `break` makes it fail. The third silence in a row ends the call.
 */
export const scriptedReceptionist: Receptionist = {
  greet: ({ businessName }) => ({
    disclosure: `Thank you for calling ${businessName}. I am an AI assistant. This call is recorded and transcribed.`,
    rest: '',
    language: 'en',
  }),
  begin,
  resume: () => ({ text: RESUMED, language: 'en', end: false }),
  async hear(_facts, conversation, heard) {
    const state = conversation as State
    if (heard.kind === 'interrupt') return { conversation, reply: reply(state, '') }
    const next = listen(state, heard)
    return { conversation: next, reply: reply(next, answerTo(next, heard)) }
  },
  conclude: (_facts, conversation) => conclude(conversation as State),
}

function begin(caller: string | null, given?: Given): State {
  return {
    v: 1,
    language: 'en',
    turns: 0,
    silences: 0,
    name: given?.name ?? null,
    phone: given?.phone ?? caller,
    notes: [],
    questions: [],
    urgentWords: [],
    spam: false,
    ended: false,
    leavesMessage: given?.leavesMessage ?? false,
  }
}

function answerTo({ turns, silences }: State, heard: Heard): string {
  if (heard.kind === 'silence') return silences < SILENCES_MAX ? 'Are you still there?' : 'Goodbye.'
  return heard.kind === 'digits' ? `You pressed ${heard.digits}.` : `Noted: ${turns}.`
}

const SILENCES_MAX = 3

function listen(before: State, heard: Heard): State {
  if (heard.kind === 'silence') {
    const silences = before.silences + 1
    return { ...before, silences, ended: silences >= SILENCES_MAX }
  }
  const next = { ...before, turns: before.turns + 1, silences: 0 }
  const text = heard.kind === 'speech' ? heard.text : ''
  if (next.leavesMessage) return { ...next, leavesMessage: false, notes: [text] }
  if (text === 'break') throw new Error('the receptionist broke, as the caller asked')
  if (text === 'bye') return { ...next, ended: true }
  if (text === 'spam') return { ...next, spam: true }
  if (text === 'urgent') return { ...next, urgentWords: ['burst pipe'] }
  if (text === 'auf Deutsch') return { ...next, language: 'de' }
  if (text.startsWith('my name is ')) return { ...next, name: text.slice(11) }
  if (text.startsWith('ask ')) return { ...next, questions: [...next.questions, text.slice(4)] }
  return text.startsWith('note ') ? { ...next, notes: [...next.notes, text.slice(5)] } : next
}

function conclude(state: State): Conclusion {
  const { name, phone, notes, urgentWords, language, questions, ended } = state
  return {
    summary: `The caller spoke ${state.turns} times.`,
    urgent: urgentWords.length > 0,
    urgentReason: urgentWords[0] ?? null,
    outcome: outcomeOf(state),
    languages: [language],
    message: notes.length > 0 ? { name, phone, text: notes.join(' ') } : null,
    questions: questions.map((asked) => {
      const [words = '', told] = asked.split(' told ')
      return { words, answered: false, ...(told ? { told } : {}) }
    }),
    missing: [...(name ? [] : ['name' as const]), ...(phone ? [] : ['phone' as const])],
    complete: notes.length > 0 && name !== null && phone !== null,
    toldSafety: false,
    ended,
  }
}

function outcomeOf({ spam, notes, turns }: State): Conclusion['outcome'] {
  if (spam) return 'spam'
  if (notes.length > 0) return 'message_taken'
  return turns > 0 ? 'answered' : 'nothing_said'
}

function reply({ language, ended }: State, text: string): Reply {
  return { text, language, end: ended }
}

export function stateOf(conversation: Conversation): State {
  return conversation as State
}
