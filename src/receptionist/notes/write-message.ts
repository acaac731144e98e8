import { formatUsPhone } from '../../kernel/phone.ts'
import type { Message } from '../receptionist.ts'
import { asQuestion } from './as-question.ts'
import { callbackOf } from './note-callback.ts'
import type { NotedQuestion, Notes } from './notes.ts'
import type { DetailLabel } from './read-message.ts'

type DetailRow = [DetailLabel, string | null]

/**
 * The message for the owner: the caller's own words in full, then one line for each other detail. Null when nothing was
 * left.
 */
export function writeMessage(notes: Notes): Message | null {
  if (!isLeft(notes)) return null
  const words = notes.matters.map(closed).join(' ')
  const lines = [words, ...slotLines(notes)].filter((line) => line !== '')
  const text = lines.length > 0 ? lines.join('\n') : 'Asked for a call back and left no details.'
  return { name: notes.name?.text ?? null, phone: callbackOf(notes), text }
}

/** A caller who wants no message leaves none, and remarks alone make none. */
function isLeft(notes: Notes) {
  const { withdrawn, matters, asides, wantsMessage, name, callback, questions } = notes
  if (withdrawn) return false
  // A caller who gives a number wants to be called, even if their questions were answered.
  const isOwn = callback?.source === 'said' || callback?.source === 'keyed'
  const number = isOwn || notes.otherNumbers.length > 0
  // A yes to "is this Dana?" leaves nothing yet.
  const isGiven = name !== null && name.source !== 'given'
  const given = number || (isGiven && questions.every((one) => !one.answered))
  const open = questions.some(({ answered }) => !answered)
  return matters.length > asides.length || wantsMessage || given || open
}

function slotLines(notes: Notes): string[] {
  const { callback, email, address, availability, contactBy, otherNumbers, matters } = notes
  // A message that is nothing but the question does not need it a second time.
  const isAll = ({ words }: NotedQuestion) =>
    matters.length === 1 && matters.map(bare).includes(bare(words))
  const open = notes.questions.filter((one) => !one.answered && !one.told && !isAll(one))
  const rows: DetailRow[] = [
    ['In English', notes.language === 'en' ? null : (notes.review?.english ?? notes.gist)],
    ['Extension', callback?.extension ?? null],
    ['Name as heard', notes.doubtfulName],
    ...numberLines(notes),
    ['Email', email],
    ['Address', address],
    ['Best time', availability],
    ['Soon', notes.urgency.soon ?? null],
    ['Prefers', contactBy && { text: 'a text message', email: 'an email' }[contactBy]],
    ['Other number', otherNumbers.length > 0 ? otherNumbers.join('; ') : null],
    ['Next step', notes.review?.followUp ?? null],
    [
      'Asked, not answered',
      open.length > 0 ? open.map(({ words }) => asQuestion(words)).join(' ') : null,
    ],
    ...notes.questions.flatMap(({ words, answered, told }): DetailRow[] =>
      answered || !told
        ? []
        : [['Answered, but please check', `${asQuestion(words)} I said: ${told}`]],
    ),
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]))
}

/** Whose number it is, in the caller's words, and the one they phone from, so the owner does not mix them up. */
function numberLines(notes: Notes): DetailRow[] {
  const { callback, caller, matters, refused } = notes
  const from = caller && !refused.callback ? formatUsPhone(caller) : null
  if (callbackOf(notes) === null) return [['Called from', from]]
  if (!callback?.as) return []
  const isSaidFirst = matters[0]?.includes(callback.as) ?? false
  return [
    ['Number as said', isSaidFirst ? null : callback.as],
    ['Called from', caller === callback.e164 ? null : from],
  ]
}

function bare(words: string): string {
  return words.toLowerCase().replace(/[\s\p{P}]+$/u, '')
}

/** Ends an utterance with a full stop, which recognisers often leave out. */
function closed(words: string): string {
  return /[.?!…]$/.test(words) ? words : `${words}.`
}

/** Name or number for one line of text: "Dana Reyes", "(512) 842-2671" or "A caller". */
export function whoCalled(notes: Notes): string {
  const phone = notes.callback?.as ? notes.caller : callbackOf(notes)
  return notes.name?.text ?? (phone ? formatUsPhone(phone) : 'A caller')
}
