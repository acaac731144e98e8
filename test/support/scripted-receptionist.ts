import type {
  Conclusion,
  Dialogue,
  Heard,
  Receptionist,
  Reply,
} from '../../src/receptionist/receptionist.ts'

export const RESUMED = 'We were cut off for a moment. Please go on.'

/**
 * A receptionist that does as the caller says, for tests of what is around it: `note …` is kept as the message,
 * `my name is …` as the name, `urgent`, `spam`, `auf Deutsch` and `bye` do what they say, `break` makes it fail.
 */
export const scriptedReceptionist: Receptionist = {
  greet: ({ businessName }) =>
    reply(
      `Thank you for calling ${businessName}. I am an AI assistant. This call is recorded and transcribed.`,
    ),
  begin: (caller) => ({ ...BLANK, caller, phone: caller }),
  resume: () => reply(RESUMED),
  async hear(_facts, dialogue, heard) {
    if (heard.kind === 'interrupt') return { dialogue, reply: reply('') }
    const next = listen(dialogue, heard)
    const text = heard.kind === 'digits' ? `You pressed ${heard.digits}.` : `Noted: ${next.turns}.`
    return { dialogue: next, reply: { text, language: next.language, end: next.ended } }
  },
  conclude: (_facts, dialogue): Conclusion => ({
    summary: `The caller spoke ${dialogue.turns} times.`,
    urgent: dialogue.urgentWords.length > 0,
    urgentReason: dialogue.urgentWords[0] ?? null,
    outcome: outcomeOf(dialogue),
    languages: [dialogue.language],
    message:
      dialogue.texts.length > 0
        ? { name: dialogue.name, phone: dialogue.phone, text: dialogue.texts.join(' ') }
        : null,
  }),
}

function listen(dialogue: Dialogue, heard: Heard): Dialogue {
  const next = { ...dialogue, turns: dialogue.turns + 1 }
  const text = heard.kind === 'speech' ? heard.text : ''
  if (text === 'break') throw new Error('the receptionist broke, as the caller asked')
  if (text === 'bye') return { ...next, ended: true }
  if (text === 'spam') return { ...next, spam: true }
  if (text === 'urgent') return { ...next, urgentWords: ['burst pipe'] }
  if (text === 'auf Deutsch') return { ...next, language: 'de' }
  if (text.startsWith('my name is ')) return { ...next, name: text.slice(11) }
  return text.startsWith('note ') ? { ...next, texts: [...next.texts, text.slice(5)] } : next
}

function outcomeOf({ spam, texts, turns }: Dialogue): Conclusion['outcome'] {
  if (spam) return 'spam'
  if (texts.length > 0) return 'message_taken'
  return turns > 0 ? 'answered' : 'nothing_said'
}

function reply(text: string): Reply {
  return { text, language: 'en', end: false }
}

const BLANK: Dialogue = {
  v: 1,
  caller: null,
  language: 'en',
  spoken: [],
  turns: 0,
  keysPressed: 0,
  silences: 0,
  rudeness: 0,
  spam: false,
  ended: false,
  asking: 'need',
  asked: {},
  name: null,
  phone: null,
  partialNumber: '',
  oddNumber: null,
  refused: { name: false, phone: false, callerPhone: false, details: false },
  wantsMessage: false,
  confirmed: false,
  texts: [],
  urgentWords: [],
  notUrgent: false,
  told911: false,
  answered: [],
  lastTopic: null,
  lastReply: '',
  missed: '',
}
