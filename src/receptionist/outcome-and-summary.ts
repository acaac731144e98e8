import { formatUsPhone } from '../kernel/phone.ts'
import type { State } from './call-state.ts'
import { asQuestion } from './notes/as-question.ts'
import { clip } from './notes/clip.ts'
import { gistOf } from './notes/gist.ts'
import { callbackOf } from './notes/note-callback.ts'
import type { Notes } from './notes/notes.ts'
import { toldOrAsked } from './notes/told-or-asked.ts'
import { whoCalled, writeMessage } from './notes/write-message.ts'
import type { BusinessFacts, Conclusion, Message, Outcome } from './receptionist.ts'

const MAX_SUMMARY_CHARS = 140

/** The part of the facts that shows which of the caller's words are about the business. */
type Services = BusinessFacts['services']

/** What the owner gets, from the notes. Everything noted is kept, even if the caller hung up midway. */
export function concludeCall({ notes: noted, talk }: State, services: Services): Conclusion {
  const notes = withProposed(noted, talk.proposedNumber)
  const message = writeMessage(notes)
  const outcome = outcomeOf(notes, talk, message)
  const urgent = outcome !== 'spam' && notes.urgency.urgent
  return {
    summary: clip(summaryOf(notes, outcome, services), MAX_SUMMARY_CHARS),
    urgent,
    urgentReason: urgent ? (notes.urgency.words.at(0) ?? null) : null,
    outcome,
    languages: notes.spoken.length > 0 ? [...notes.spoken] : [notes.language],
    message,
    questions: notes.questions.map((question) => ({ ...question })),
    missing: [
      ...(notes.name === null ? (['name'] as const) : []),
      ...(callbackOf(notes) === null ? (['phone'] as const) : []),
    ],
    complete: message !== null && outcome !== 'spam' && (talk.asking === 'more' || talk.ended),
    toldSafety: notes.danger.length > 0,
    ended: talk.ended,
  }
}

/** A partly corrected number that is not agreed on yet is listed next to the one it would replace. */
function withProposed(notes: Notes, proposed: string | null): Notes {
  if (proposed === null) return notes
  return { ...notes, otherNumbers: [...notes.otherNumbers, formatUsPhone(proposed)] }
}

function outcomeOf(notes: Notes, talk: State['talk'], message: Message | null): Outcome {
  if (notes.sales && !notes.urgency.urgent && !notes.vip) return 'spam'
  if (message) return 'message_taken'
  if (talk.saidGoodbye || notes.questions.some(({ answered }) => answered)) return 'answered'
  return talk.turns > talk.silences ? 'hung_up' : 'nothing_said'
}

function summaryOf(notes: Notes, outcome: Outcome, services: Services): string {
  switch (outcome) {
    case 'spam': {
      const gist = gistOf(notes, services)
      return gist === null ? 'A sales call.' : `A sales call: ${gist}`
    }
    case 'answered':
      if (notes.questions.length === 0) return 'The caller left no message.'
      return asked(notes)
    case 'hung_up':
      if (notes.questions.length === 0) return 'The caller hung up without leaving a message.'
      return asked(notes)
    case 'nothing_said':
      return 'Nobody spoke.'
    case 'message_taken':
      return messageLine(notes, services)
  }
}

/** How a summary begins whose call left nothing but a question without an answer. */
export const ASKED_NOT_ANSWERED = 'Asked, not answered: '

/** What was answered; where nothing was, what still is not. */
function asked({ questions }: Notes): string {
  const isAnswered = questions.some(({ answered }) => answered)
  const told = questions.filter(({ answered }) => answered === isAnswered)
  const words = told.map((question) => asQuestion(clip(question.words, 60))).join('; ')
  return `${isAnswered ? ASKED : ASKED_NOT_ANSWERED}${words}`
}

export const ASKED = 'Asked: '

/** The owner reads first that the wish may not stand anymore. */
function takenBack({ takenBack: words }: Notes): string {
  return words === undefined ? '' : ` may have taken this back ("${clip(words, MAX_BACK_CHARS)}")`
}

const MAX_BACK_CHARS = 40

/** ": " between the name and the gist. */
const BETWEEN = 2
/** A longer best time has only its own line in the message. */
const MAX_TIME_CHARS = 40

function messageLine(notes: Notes, services: Services): string {
  const who = `${whoCalled(notes)}${takenBack(notes)}`
  const best = notes.availability ?? ''
  const time = best === '' || best.length > MAX_TIME_CHARS ? '' : `; ${best}`
  const gist = gistOf(notes, services, MAX_SUMMARY_CHARS - who.length - BETWEEN)
  if (gist === null) return `${who}: asks for a call back${time}`
  const asked = `${who}${toldOrAsked(gist, notes)}`
  const line = asked.length > MAX_SUMMARY_CHARS ? `${who}: ${gist}` : asked
  const isTold = gist.toLowerCase().includes(best.toLowerCase())
  return isTold || line.length + time.length > MAX_SUMMARY_CHARS ? line : `${line}${time}`
}
