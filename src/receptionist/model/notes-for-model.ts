import type { State } from '../call-state.ts'
import { clip } from '../notes/clip.ts'
import { callbackOf } from '../notes/note-callback.ts'
import { writeMessage } from '../notes/write-message.ts'
import { modelTalkOf } from './model-talk.ts'

/** The notes as the model sees them, the number digit by digit, with what could not be kept of its last note. */
export function slipOf(state: State): string {
  const { notes } = state
  const phone = callbackOf(notes)
  const urgency = notes.urgency.urgent ? 'now' : notes.urgency.soon ? 'soon' : 'none'
  return JSON.stringify({
    name: notes.name?.text ?? null,
    phone: phone && digits(phone),
    phone_is:
      phone && (notes.callback ? notes.callback.source : 'the one they call from, not confirmed'),
    extension: notes.callback?.extension && digits(notes.callback.extension),
    email: notes.email,
    address: notes.address,
    availability: notes.availability,
    contact_by: notes.contactBy ?? 'call',
    matter: modelTalkOf(state).matter || null,
    gist_english: notes.gist,
    urgency,
    other_numbers: notes.otherNumbers,
    unanswered: notes.questions.filter(({ answered }) => !answered).map(({ words }) => words),
    message: messageState(state),
    not_noted: notNoted(state),
    wrong: modelTalkOf(state).wrong ?? [],
    missing: missingOf(state),
  })
}

/** A question alone is passed on too, but nobody has asked for that yet. */
function messageState(state: State): string {
  const { notes } = state
  if (writeMessage(notes) === null) return 'none left so far'
  const isOnlyAsked = writeMessage({ ...notes, questions: [] }) === null
  return isOnlyAsked
    ? 'only what is unanswered; withdraw_message if they want it not passed on'
    : 'will be passed on'
}

const MAX_NOT_NOTED = 3
const MAX_NOT_NOTED_CHARS = 200

/** The caller's latest words that are not in any note. */
function notNoted(state: State): string[] {
  const words = modelTalkOf(state).open.flatMap((place) => state.notes.matters[place] ?? [])
  return words.slice(-MAX_NOT_NOTED).map((one) => clip(one, MAX_NOT_NOTED_CHARS))
}

function missingOf(state: State): string[] {
  const { name, callback, refused } = state.notes
  return [
    ...(name === null && !refused.name ? ['name'] : []),
    ...(callback === null && !refused.callback ? ['whether the number is right'] : []),
    ...(modelTalkOf(state).matter === '' ? ['matter'] : []),
  ]
}

function digits(phone: string): string {
  return phone.replace(/^\+1/, '').replace('+', '').split('').join(' ')
}
