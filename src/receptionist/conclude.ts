import { clip, gistOf } from './notes/gist.ts'
import type { Notes } from './notes/notes.ts'
import { callbackOf, whoCalled, writeMessage } from './notes/write-message.ts'
import type { Conclusion, Message, Outcome } from './receptionist.ts'
import type { State } from './state.ts'

const MAX_SUMMARY_CHARS = 140

/** What the owner is told, from the notes alone: whatever was taken is kept, also from a caller who hung up in the middle. */
export function concludeCall({ notes, talk }: State): Conclusion {
  const message = writeMessage(notes)
  const outcome = outcomeOf(notes, talk, message)
  const urgent = outcome !== 'spam' && notes.urgency.urgent
  return {
    summary: clip(summaryOf(notes, outcome), MAX_SUMMARY_CHARS),
    urgent,
    urgentReason: urgent ? (notes.urgency.words.at(0) ?? null) : null,
    outcome,
    languages: notes.spoken.length > 0 ? [...notes.spoken] : [notes.language],
    message,
    questions: notes.questions.map(({ words, answered }) => ({ words, answered })),
    missing: [
      ...(notes.name === null ? (['name'] as const) : []),
      ...(callbackOf(notes) === null ? (['phone'] as const) : []),
    ],
    complete: message !== null && outcome !== 'spam' && (talk.asking === 'more' || talk.ended),
    toldSafety: notes.danger.length > 0,
    ended: talk.ended,
  }
}

function outcomeOf(notes: Notes, talk: State['talk'], message: Message | null): Outcome {
  if (notes.sales && !notes.urgency.urgent) return 'spam'
  if (message) return 'message_taken'
  if (talk.saidGoodbye || notes.questions.some(({ answered }) => answered)) return 'answered'
  return talk.turns > talk.silences ? 'hung_up' : 'nothing_said'
}

function summaryOf(notes: Notes, outcome: Outcome): string {
  const gist = gistOf(notes)
  const who = whoCalled(notes)
  switch (outcome) {
    case 'spam':
      return gist === null ? 'A sales call.' : `A sales call: ${gist}`
    case 'answered':
      if (notes.questions.length === 0) return 'The caller left no message.'
      return `Asked and was answered: ${notes.questions
        .filter(({ answered }) => answered)
        .map(({ words }) => clip(words, 60))
        .join('; ')}`
    case 'hung_up':
      return 'The caller hung up without leaving a message.'
    case 'nothing_said':
      return 'Nobody spoke.'
    case 'message_taken':
      return messageLine(notes, who, gist)
  }
}

function messageLine({ availability }: Notes, who: string, gist: string | null): string {
  const isTold = gist?.toLowerCase().includes(availability?.toLowerCase() ?? '') ?? false
  const when = availability === null || isTold ? '' : `; ${clip(availability, 40)}`
  const room = MAX_SUMMARY_CHARS - who.length - when.length - 2
  return `${who}: ${clip(gist ?? 'asks for a call back', Math.max(room, 40))}${when}`
}
